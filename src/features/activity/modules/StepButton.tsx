import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { external } from '../../../ui/art/icons/icons'
import type { ModuleProps } from './module'

export interface StepButtonProps extends Pick<ModuleProps, 'page' | 'onVisit'> {
  step: ActivityStep
  /** The page's one primary button. */
  primary?: boolean | undefined
}

/** The button of a step in a list: claim it, open what it asks for, or nothing. */
export const StepButton = observer(function StepButton({ page, step, onVisit, primary = false }: StepButtonProps) {
  const { session } = useStores()
  const { t } = useTranslation()
  if (!session.signedIn || page.ended) return null
  const state = stepState(step)
  const busy = page.stepId === step.id && page.busy
  if (state === 'open')
    return (
      <Button size="sm" variant="soft" busy={busy} onClick={() => page.claimSteps(step)}>
        {t('activity.claim')}
      </Button>
    )
  if (state !== 'locked' || !step.visit) return null
  const variant = primary ? 'primary' : 'soft'
  if (page.linkOf(step) === undefined)
    return (
      <Button size="sm" variant={variant} busy={busy} onClick={() => onVisit(step)}>
        {t('activity.visit')}
      </Button>
    )
  return page.opened === step ? (
    <Button size="sm" variant={variant} busy={busy} onClick={() => page.visited(step)}>
      {t('activity.verify')}
    </Button>
  ) : (
    <Button size="sm" variant={variant} iconEnd={external} onClick={() => page.open(step)}>
      {t('activity.open')}
    </Button>
  )
})
