import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { type StepState, stepState } from '../../../domain/activity/activityStep'
import { mergeAwards } from '../../../domain/activity/rewards'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { Badge, type BadgeTone } from '../../../ui/data/Badge'
import { useAward } from '../steps/useAward'
import { useOfferBonus } from './useOfferBonus'

const tones: Readonly<Record<StepState, BadgeTone>> = {
  locked: 'accent',
  open: 'success',
  claimed: 'neutral',
  missed: 'neutral',
}

interface OfferListProps {
  steps: readonly ActivityStep[]
  /** The offer that the next deposit can reach. */
  next: ActivityStep | undefined
}

/** Offers in the order of the deposits: what each gives, and from which amount. */
export const OfferList = observer(function OfferList({ steps, next }: OfferListProps) {
  const { t } = useTranslation()
  const award = useAward()
  const bonusOf = useOfferBonus()
  const words: Readonly<Record<StepState, string>> = {
    locked: t('activity.offer.next'),
    open: t('activity.day.open'),
    claimed: t('activity.claimed'),
    missed: t('activity.missed'),
  }
  return (
    <Root aria-label={t('activity.steps')}>
      {steps.map((step) => {
        const state = stepState(step)
        const bonus = bonusOf(step)
        return (
          <Offer key={step.id} data-state={state} data-next={step === next || undefined}>
            <Head>
              <b>{step.title}</b>
              {(state !== 'locked' || step === next) && <Badge tone={tones[state]}>{words[state]}</Badge>}
            </Head>
            <Awards aria-label={t('activity.awards')}>
              {bonus && (
                <li>
                  <Art name="coin" size={22} />
                  <b>{bonus}</b>
                </li>
              )}
              {mergeAwards(step.awards).map((one) => {
                const { symbol, amount, name, pieces } = award(one)
                return (
                  <li key={one.propId}>
                    <Art name={symbol} size={22} />
                    {pieces ? null : <b dir="ltr">{amount}</b>}
                    <bdi>{name}</bdi>
                  </li>
                )
              })}
            </Awards>
          </Offer>
        )
      })}
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Offer = styled.li`
  ${surface};
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  &[data-next] {
    box-shadow: 0 0 0 2px ${color.accent.from};
  }
  &[data-state='missed'] img,
  &[data-state='claimed'] img {
    opacity: 0.55;
  }
`

const Head = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: start;
  justify-content: space-between;
  b {
    ${type.labelLg};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Awards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${type.bodyMd};
  color: ${color.text.secondary};
  li {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
    min-inline-size: 0;
  }
  b {
    color: ${color.coin.base};
    font-variant-numeric: tabular-nums;
  }
  bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
