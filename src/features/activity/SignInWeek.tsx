import styled from '@emotion/styled'
import type { ActivityStep } from '../../contract/activity/activityPage'
import { type StepState, stepState } from '../../domain/activity/activityStep'
import { useTranslation } from '../../i18n'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { Icon } from '../../ui/art/icons/Icon'
import { success } from '../../ui/art/icons/icons'
import { useAward } from './steps/useAward'

/** The seven days in two rows, the last one double width. */
export function SignInWeek({ steps }: { steps: readonly ActivityStep[] }) {
  const { t } = useTranslation()
  const award = useAward()
  const words: Readonly<Record<StepState, string>> = {
    locked: t('activity.day.locked'),
    open: t('activity.day.open'),
    claimed: t('activity.day.done'),
    missed: t('activity.missed'),
  }
  return (
    <Root aria-label={t('activity.steps')}>
      {steps.map((step) => {
        const { id, title, awards } = step
        const state = stepState(step)
        const [first] = awards
        const shown = first && award(first)
        return (
          <Day key={id} data-state={state} aria-current={state === 'open' ? 'date' : undefined}>
            <span>{title}</span>
            <Art name={awards.length > 1 ? 'crown' : (shown?.symbol ?? 'gift')} size={36} eager />
            <b>{shown?.amount}</b>
            <State>
              {state === 'claimed' && <Icon of={success} size={14} />}
              {words[state]}
            </State>
          </Day>
        )
      })}
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Day = styled.li`
  ${surface};
  display: grid;
  gap: ${theme.space[1]};
  justify-items: center;
  padding: ${theme.space[3]} ${theme.space[1]};
  ${theme.type.labelSm};
  text-align: center;
  b {
    ${theme.type.labelMd};
    font-variant-numeric: tabular-nums;
  }
  &:nth-of-type(7) {
    grid-column: span 2;
  }
  &[data-state='open'] {
    box-shadow: 0 0 0 2px ${theme.color.accent.from};
  }
  &[data-state='claimed'] img,
  &[data-state='missed'] img {
    opacity: 0.55;
  }
`

const State = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  color: ${theme.color.text.secondary};
  [data-state='claimed'] & {
    color: ${theme.color.status.success.text};
  }
`
