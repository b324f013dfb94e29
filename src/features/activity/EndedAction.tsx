import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { StickyAction } from '../../ui/rewards/StickyAction'

/** An activity that ended while its page was open: what was claimed is the player's, and others are on. */
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
