import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type StepState, stepState } from '../../../domain/activity/activityStep'
import { coinOf } from '../../../domain/bonus/bonusReward'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { frame } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Icon } from '../../../ui/art/icons/Icon'
import { clock as clockIcon } from '../../../ui/art/icons/icons'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText } from '../../../ui/data/timeLeft'
import { Panel } from '../../../ui/layout/Panel'
import { amountStyles } from '../../../ui/money/amountStyles'
import { ChestTrack } from '../../../ui/rewards/ChestTrack'
import { useRewardText } from '../useRewardText'

const states: Readonly<Record<StepState, 'opened' | 'ready' | 'closed'>> = {
  claimed: 'opened',
  open: 'ready',
  locked: 'closed',
  missed: 'closed',
}

interface ChestsProps {
  /** Beside the one amount of its page: without foil, frame and primary button. */
  quiet?: boolean
}

/** The points of the day, the chests that they open, and when both begin again. */
export const Chests = observer(function Chests({ quiet = false }: ChestsProps) {
  const { platform } = useStores()
  const store = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const text = useRewardText()
  const { language } = i18n
  const { value } = store.reads.tasks
  if (!value) return null
  const { liveness, chests, resetTime } = value
  const points = (count: number) => formatNumber(count, language)
  const [ready] = store.readyFrom(['chest'])
  const next = chests.find((chest) => stepState(chest) === 'locked')
  return (
    <Root data-quiet={quiet || undefined}>
      <Line>
        <span>{t('bonus.tasks.today')}</span>
        <Reset>
          <Icon of={clockIcon} size={14} />
          <Countdown
            key={resetTime}
            until={resetTime}
            clock={platform.clock}
            label={(left) => t('bonus.tasks.resets', { time: clockText(left) })}
            onEnd={() => void store.reads.refresh()}
          />
        </Reset>
      </Line>
      <Points>
        <Figure dir="ltr" data-plain={quiet || liveness === 0 || undefined}>
          {points(liveness)}
        </Figure>
        <span>{t('bonus.tasks.of', { points: points(chests.at(-1)?.liveness ?? 0) })}</span>
      </Points>
      <ChestTrack
        label={t('bonus.tasks.chests')}
        value={liveness}
        chests={chests.map(({ id, liveness: at, state, awards }) => {
          const coin = coinOf({ awards })
          const [first] = awards.map(text.look)
          return {
            id,
            at,
            state: states[stepState({ state })],
            award: coin > 0 ? formatCents(coin, language) : (first?.short ?? ''),
            symbol: coin > 0 ? 'coin' : (first?.symbol ?? 'gift'),
            word: stepState({ state }) === 'claimed' ? t('bonus.tasks.opened') : points(at),
          }
        })}
      />
      {ready ? (
        <Button
          wide
          variant={quiet ? 'soft' : 'primary'}
          busy={store.isClaiming(ready)}
          onClick={() => void store.claim([ready])}
        >
          {t('bonus.tasks.open', { award: text.awards(ready.awards) })}
        </Button>
      ) : (
        <Hint>
          {next ? t('bonus.tasks.toNext', { points: points(next.liveness - liveness) }) : t('bonus.tasks.allOpen')}
        </Hint>
      )}
    </Root>
  )
})

const { color, radius, space, type } = theme

const Root = styled(Panel)`
  gap: ${space[3]};
  &:not([data-quiet]) {
    ${frame};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  ${type.labelLg};
`

const Reset = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: 4px 10px;
  border-radius: ${radius.pill};
  background: ${color.bg.inset};
  ${type.bodySm};
`

const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: baseline;
  color: ${color.text.secondary};
`

const Figure = styled.bdi(amountStyles, { color: color.text.primary })

const Hint = styled.p`
  ${type.bodySm};
  color: ${color.text.secondary};
  text-align: center;
`
