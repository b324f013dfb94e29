import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type StepState, stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { activityArt } from '../../../ui/art/activityArt'
import { AwardMark } from '../../../ui/rewards/AwardMark'
import { StepNote } from '../steps/StepNote'
import { useAward } from '../steps/useAward'
import { useStepProgress } from '../steps/useStepProgress'
import type { ModuleProps } from './module'
import { StepButton } from './StepButton'

interface GiftModuleProps extends ModuleProps {
  /** Instead of the activity's symbol. */
  picture?: (state: StepState) => ReactNode
}

/** Gifts side by side, each with its own time or amount; the content may be a surprise. */
export const GiftModule = observer(function GiftModule({ page, steps, onVisit, picture }: GiftModuleProps) {
  const { t } = useTranslation()
  const award = useAward()
  const progress = useStepProgress()
  const words: Readonly<Record<StepState, string>> = {
    locked: t('activity.day.locked'),
    open: t('activity.day.open'),
    claimed: t('activity.claimed'),
    missed: t('activity.missed'),
  }
  const [art] = activityArt(page.activityId)
  return (
    <>
      <Root aria-label={t('activity.steps')} data-single={steps.length === 1 || undefined}>
        {steps.map((step) => {
          const state = stepState(step)
          const [first] = step.awards
          return (
            <li key={step.id} data-state={state}>
              {picture ? picture(state) : <Art name={art} size={72} />}
              {first ? (
                <>
                  <strong>
                    <AwardMark symbol={award(first).symbol}>{award(first).short}</AwardMark>
                  </strong>
                  <span>{step.title}</span>
                </>
              ) : (
                <strong>{step.title}</strong>
              )}
              {/* A single gift waits for no time: its title says for what. */}
              {(state !== 'locked' || steps.length > 1) && (
                <small>{state === 'locked' && step.target > 1 ? progress(step) : words[state]}</small>
              )}
              {/* The page's one button claims the next. */}
              {step.id !== page.next?.id && <StepButton page={page} step={step} onVisit={onVisit} />}
            </li>
          )
        })}
      </Root>
      <StepNote page={page} />
    </>
  )
})

const { color, space, type } = theme

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  &[data-single] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    ${surface};
    display: grid;
    gap: ${space[1]};
    align-content: start;
    justify-items: center;
    padding: ${space[3]} ${space[2]};
    text-align: center;
    ${type.bodySm};
    overflow-wrap: anywhere;
    > :is(img, svg) {
      block-size: auto;
    }
  }
  /* Beside its words in large text. */
  ${theme.media.largeText} {
    li {
      grid-template-columns: 56px minmax(0, 1fr);
      column-gap: ${space[3]};
      justify-items: start;
      text-align: start;
      > :not(img, svg) {
        grid-column: 2;
      }
      > :is(img, svg) {
        grid-row: 1 / span 3;
        align-self: center;
      }
    }
  }
  li[data-state='open'] {
    box-shadow: 0 0 0 2px ${color.accent.from};
  }
  [data-state='claimed'] > :is(img, svg),
  [data-state='missed'] > :is(img, svg) {
    opacity: 0.55;
  }
  strong {
    ${type.labelMd};
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  [data-state='claimed'] small {
    color: ${color.status.success.text};
  }
`
