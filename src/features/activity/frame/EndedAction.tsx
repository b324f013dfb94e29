import { useTranslation } from '../../../i18n'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { StickyAction } from '../../../ui/rewards/StickyAction'

/** Shown when an activity ends while its page is open: claims stay valid, and others are running. */
export function EndedAction() {
  const { t } = useTranslation()
  return (
    <StickyAction
      reason={
        <span role="status">
          <strong>{t('activity.ended')}</strong>
          <br />
          {t('activity.ended.kept')}
        </span>
      }
    >
      <ButtonLink wide size="lg" to="/bonus/event">
        {t('activity.ended.others')}
      </ButtonLink>
    </StickyAction>
  )
}
