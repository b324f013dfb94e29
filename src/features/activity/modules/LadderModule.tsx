import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { surface, wordRoom } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { check, giftFill } from '../../../ui/art/icons/icons'
import { Progress } from '../../../ui/feedback/Progress'
import { AwardList } from '../steps/AwardList'
import { StepNote } from '../steps/StepNote'
import { useStepProgress } from '../steps/useStepProgress'
import type { ModuleProps } from './module'
import { StepButton } from './StepButton'

const Mark = ({ step, number }: { step: ActivityStep; number: number }) => {
  const state = stepState(step)
  if (state === 'open') return <Icon of={giftFill} size={16} />
  if (state === 'claimed') return <Icon of={check} size={14} />
  return number
}

/** Steps toward higher and higher targets, on one rail. */
export const LadderModule = observer(function LadderModule({ page, steps, onVisit }: ModuleProps) {
  const { t } = useTranslation()
  const progress = useStepProgress()
  const current = steps.find(({ progress: done, target }) => done < target)
  return (
    <Root aria-label={t('activity.steps')}>
      {steps.map((step, index) => (
        <Rung key={step.id} data-state={stepState(step)}>
          <span aria-hidden>
            <Mark step={step} number={index + 1} />
          </span>
          <Words>
            <b>{step.title}</b>
            <AwardList awards={step.awards} />
            {step === current && (
              <>
                <Progress
                  value={step.progress}
                  max={step.target}
                  label={step.title}
                  valueText={progress(step)}
                  size="sm"
                />
                <small aria-hidden>{progress(step)}</small>
              </>
            )}
            {stepState(step) === 'claimed' && <small>{t('activity.claimed')}</small>}
            {page.stepId === step.id && <StepNote page={page} />}
          </Words>
          <StepButton page={page} step={step} onVisit={onVisit} />
        </Rung>
      ))}
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.ol`
  ${surface};
  padding: ${space[2]} ${space[4]};
`

const Rung = styled.li`
  position: relative;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-block-size: 72px;
  padding-block: ${space[3]};
  /* The rail above and below its mark; rungs differ in height. */
  &:not(:first-of-type)::before,
  &:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 0 calc(50% + 16px);
    inset-inline-start: 15px;
    inline-size: 2px;
    background: ${color.border.strong};
  }
  &:not(:last-of-type)::after {
    inset-block: calc(50% + 16px) 0;
  }
  > span:first-of-type {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${theme.radius.pill};
    ${type.labelMd};
    background: ${color.bg.inset};
  }
  ${theme.media.largeText} {
    flex-wrap: wrap;
    &::before,
    &::after {
      display: none;
    }
  }
  &[data-state='open'] > span:first-of-type {
    color: ${color.accent.softText};
    background: ${color.accent.soft};
  }
  &[data-state='claimed'] > span:first-of-type {
    color: ${color.status.success.text};
    background: ${color.status.success.soft};
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  ${wordRoom};
  b {
    ${type.labelMd};
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  [data-state='claimed'] & small {
    color: ${color.status.success.text};
  }
`
