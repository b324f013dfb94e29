import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import type { ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Icon } from '../../../ui/art/icons/Icon'
import { success } from '../../../ui/art/icons/icons'
import { Progress } from '../../../ui/feedback/Progress'
import { AwardList } from './AwardList'
import { StepNote } from './StepNote'
import { useStepProgress } from './useStepProgress'

interface StepRowProps {
  page: ActivityPage
  step: ActivityStep
  /** Instead of the step's title. */
  label?: string
  /** Opens the page to be visited; without it the step is completed elsewhere. */
  onVisit?: ((step: ActivityStep) => void) | undefined
}

/** A step with its progress, awards and the button for its state. */
export const StepRow = observer(function StepRow({ page, step, label, onVisit }: StepRowProps) {
  const { t } = useTranslation()
  const progress = useStepProgress()
  const { title, visit = false } = step
  const state = stepState(step)
  const mine = page.stepId === step.id
  const locked = state === 'locked'
  return (
    <Root data-state={state}>
      <Text>
        <b>{label ?? title}</b>
        <AwardList awards={step.awards} />
        {locked && !visit && (
          <Far>
            <Progress value={step.progress} max={step.target} label={title} valueText={progress(step)} size="sm" />
            <span aria-hidden>{progress(step)}</span>
          </Far>
        )}
        {mine && <StepNote page={page} />}
      </Text>
      {state === 'open' && (
        <Button size="sm" variant="soft" busy={mine && page.busy} onClick={() => page.claimSteps(step)}>
          {t('activity.claim')}
        </Button>
      )}
      {locked && visit && onVisit && (
        <Button size="sm" variant="secondary" busy={mine && page.busy} onClick={() => onVisit(step)}>
          {t('activity.visit')}
        </Button>
      )}
      {state === 'claimed' && (
        <State>
          <Icon of={success} size={16} />
          {t('activity.claimed')}
        </State>
      )}
      {state === 'missed' && <State>{t('activity.missed')}</State>}
    </Root>
  )
})

const Root = styled.li`
  ${surface};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  /* The words take a line of their own before they get narrow; the button stays at the end. */
  > button,
  > span {
    margin-inline-start: auto;
  }
  padding: ${theme.space[3]} ${theme.space[4]};
`

const Text = styled.div`
  display: grid;
  flex: 1 1 13rem;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  ${theme.type.labelMd};
  overflow-wrap: anywhere;
`

const Far = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  ${theme.type.labelSm};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`

const State = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.space[1]};
  align-items: center;
  ${theme.type.labelSm};
  color: ${theme.color.text.secondary};
  [data-state='claimed'] & {
    color: ${theme.color.status.success.text};
  }
`
