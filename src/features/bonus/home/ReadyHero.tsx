import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type BonusReward, coinOf } from '../../../domain/bonus/bonusReward'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText } from '../../../ui/data/timeLeft'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { useRewardText } from '../useRewardText'

/** Amounts that fit into one line. */
const ADDENDS = 4

/** What can be had now, and how it adds up; without any, when there will be more. */
export const ReadyHero = observer(function ReadyHero({ ready }: { ready: readonly BonusReward[] }) {
  const { showType, platform } = useStores()
  const store = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const text = useRewardText()
  const { language } = i18n
  const reset = store.reads.tasks.value?.resetTime
  if (ready.length === 0)
    return (
      <RewardHero
        vip={showType}
        art="gift"
        label={t('bonus.none')}
        amount={null}
        sum={
          reset !== undefined && (
            <Countdown
              key={reset}
              until={reset}
              clock={platform.clock}
              label={(left) => t('bonus.none.next', { time: clockText(left) })}
              onEnd={() => void store.reads.refresh()}
            />
          )
        }
      />
    )
  const amounts = ready.map(coinOf).filter((amount) => amount > 0)
  const total = cents(amounts.reduce((sum, amount) => sum + amount, 0))
  const isPart = ready.some((reward) => coinOf(reward) > 0 && !reward.turnover)
  const wager = text.wager(
    ready.reduce((sum, { turnover = 0 }) => sum + turnover, 0),
    isPart,
  )
  const surprise = ready.some(({ awards }) => awards.length === 0)
  const addsUp = amounts.length === ready.length && amounts.length > 1 && amounts.length <= ADDENDS
  return (
    <RewardHero
      vip={showType}
      art="gift"
      label={t('bonus.ready')}
      amount={total > 0 && <BigAmount cents={total} locale={language} />}
      sum={
        <Lines>
          {addsUp ? (
            <span>
              <bdi dir="ltr">{amounts.map((amount) => formatCents(amount, language)).join(' + ')}</bdi>
            </span>
          ) : (
            <span>{t('bonus.ready.count', { count: ready.length })}</span>
          )}
          {surprise && <span>{t('bonus.ready.surprise')}</span>}
          {wager && <span>{wager}</span>}
        </Lines>
      }
      action={
        <Button busy={store.claiming.length > 1} onClick={() => void store.claim(ready)}>
          {t(Math.max(ready.length, store.claiming.length) > 1 ? 'bonus.claimAll' : 'bonus.claim')}
        </Button>
      }
    />
  )
})

const Lines = styled.span`
  display: grid;
`
