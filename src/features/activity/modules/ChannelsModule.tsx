import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { check } from '../../../ui/art/icons/icons'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { SectionHead } from '../../../ui/data/SectionHead'
import { RewardList } from '../../../ui/rewards/RewardList'
import type { ModuleProps } from './module'
import { StepLine } from './StepLine'

/** Pictures of the channels by the id of their step. */
const pictures: Readonly<Record<string, SymbolName>> = {
  news: 'newspaper',
  video: 'clapper',
  chat: 'speech',
  club: 'megaphone',
}

/** The stages of a channel (opened, returned, verified, received), then the channels. */
export const ChannelsModule = observer(function ChannelsModule({ page, steps, onVisit }: ModuleProps) {
  const { t } = useTranslation()
  // The index of the next stage; whoever sees the page has returned.
  const at = page.next ? 3 : page.opened ? 2 : 0
  // One button of the page is the primary one: that of the first channel, as long as nothing can be claimed.
  const lead = page.next ? undefined : steps.find((step) => stepState(step) === 'locked')
  const over = steps.every((step) => stepState(step) === 'claimed')
  const stages = [
    t('activity.line.open'),
    t('activity.line.back'),
    t('activity.line.verify'),
    t('activity.line.receive'),
  ]
  return (
    <>
      <section>
        <SectionHead title={t('activity.how')} />
        <Line>
          {stages.map((stage, index) => {
            const done = over || index < at
            return (
              <li key={stage} data-done={done || undefined} aria-current={!done && index === at ? 'step' : undefined}>
                <span>{done ? <Icon of={check} size={14} /> : index + 1}</span>
                {stage}
              </li>
            )
          })}
        </Line>
      </section>
      <section>
        <SectionHead title={t('activity.channels')} />
        <RewardList aria-label={t('activity.steps')}>
          {steps.map((step) => {
            const outside = stepState(step) === 'locked' && page.linkOf(step) !== undefined
            const caption = page.opened === step ? t('activity.opened') : t('activity.outside')
            return (
              <StepLine
                key={step.id}
                page={page}
                step={step}
                onVisit={onVisit}
                art={pictures[step.id]}
                primary={step === lead}
                caption={outside ? caption : undefined}
              />
            )
          })}
        </RewardList>
      </section>
    </>
  )
})

const { color, space, type } = theme

const Line = styled.ol`
  ${surface};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: ${space[4]} ${space[2]};
  li {
    position: relative;
    display: grid;
    gap: ${space[2]};
    justify-items: center;
    ${type.bodySm};
    text-align: center;
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
    &:not(:first-of-type)::before {
      content: '';
      position: absolute;
      inset-block-start: 15px;
      inset-inline: calc(-50% + 18px) calc(50% + 18px);
      block-size: 2px;
      background: ${color.border.strong};
    }
    &[aria-current] {
      ${type.labelSm};
      color: ${color.accent.softText};
    }
  }
  span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${theme.radius.pill};
    ${type.labelMd};
    background: ${color.bg.inset};
  }
  [data-done] span {
    color: ${color.status.success.text};
    background: ${color.status.success.soft};
  }
  [aria-current] span {
    background: ${color.accent.soft};
    box-shadow: 0 0 0 1px ${color.accent.softText};
  }
`
