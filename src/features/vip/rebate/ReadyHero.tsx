import { observer } from 'mobx-react-lite'
import { portion } from '../../../domain/arithmetic'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatTime, formatWhen } from '../../../i18n/dates'
import { RATE_WHOLE, rateText } from '../../../i18n/rate'
import { useFeature, useStores } from '../../../stores/core/react'
import { type Rebate, RebateStore } from '../../../stores/vip/RebateStore'
import { Button } from '../../../ui/actions/Button'
import { Medal } from '../../../ui/art/medal/Medal'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { useGameType } from './useGameType'

/** What is settled and can be claimed now, and how it adds up. */
export const ReadyHero = observer(function ReadyHero({ rebate }: { rebate: Rebate }) {
  const { member, showType } = useStores()
  const store = useFeature(RebateStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const sum = useSum(rebate)
  const { total, minClaim, settleTime, lastSettleTime } = rebate
  const amount = formatCents(total, language)
  const isEnough = total >= minClaim && total > 0
  const ready = lastSettleTime
    ? t('rebate.ready.from', { when: formatWhen(lastSettleTime, language) })
    : t('rebate.ready')
  return (
    <RewardHero
      vip={showType}
      art={<Medal vip={showType} size={112} ribbon={t('vip.level', { level: member.info?.vip ?? 0 })} />}
      label={total > 0 ? ready : t('rebate.nothing')}
      amount={<BigAmount cents={total} locale={language} plain={!isEnough} />}
      sum={
        total === 0
          ? t('rebate.nothing.text', { time: formatTime(settleTime, language) })
          : isEnough
            ? sum
            : t('rebate.least', { amount: formatCents(minClaim, language) })
      }
      action={
        isEnough && (
          <Button busy={store.claim.isBusy()} onClick={() => void store.receive()}>
            {t('rebate.claim', { amount })}
          </Button>
        )
      }
    />
  )
})

/** One game type: bet × rate; several: their amounts. */
function useSum({ settled, list }: Rebate): string {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const typeOf = useGameType()
  const paid = settled.filter(({ bonus }) => bonus > 0)
  const [only] = paid
  if (!only || paid.length > 1) return paid.map(({ bonus }) => formatCents(bonus, language)).join(' + ')
  const rate = list.find(({ type }) => type === only.type)?.rate ?? 0
  const values = { bet: formatCents(only.bet, language), game: typeOf(only.type).name }
  // Bets at another level, or of several days, do not match exactly.
  return portion(only.bet, rate, RATE_WHOLE) === only.bonus
    ? t('rebate.sum', { ...values, rate: rateText(rate, language) })
    : t('rebate.sum.plain', values)
}
