import { useTranslation } from '../../../i18n'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { StickyAction } from '../../../ui/rewards/StickyAction'

/** The way in for visitors; login leads back to the activity. */
export function TakePart({ from }: { from: string }) {
  const { t } = useTranslation()
  return (
    <StickyAction>
      <ButtonLink wide size="lg" to="/auth/login" state={{ from }}>
        {t('activity.takePart')}
      </ButtonLink>
    </StickyAction>
  )
}
