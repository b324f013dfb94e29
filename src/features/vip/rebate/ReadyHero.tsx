import { observer } from 'mobx-react-lite'
import { portion } from '../../../domain/arithmetic'
import { formatCents } from '../../../domain/money'
import { rebateState } from '../../../domain/vip/rebateState'
import { useTranslation } from '../../../i18n'
import { RATE_WHOLE, rateText } from '../../../i18n/rate'
import { useFeature, useStores } from '../../../stores/react/stores'
import { type Rebate, RebateStore } from '../../../stores/vip/RebateStore'
import { Button } from '../../../ui/actions/Button'
import { Medal } from '../../../ui/art/medal/Medal'
import { Progress } from '../../../ui/feedback/Progress'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { useRebateText } from '../../../ui/rewards/useRebateText'
import { useGameType } from './useGameType'

/** What is settled, and how it adds up, how far it is from the least claim, or when more comes. */
export const ReadyHero = observer(function ReadyHero({ rebate }: { rebate: Rebate }) {
  const { member, showType } = useStores()
  const store = useFeature(RebateStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const sum = useSum(rebate)
  const state = rebateState(rebate)
  const { title, next } = useRebateText()(state, rebate)
  const { name, amount } = state
  const isReady = name === 'ready'
  return (
    <RewardHero
      vip={showType}
      art={<Medal vip={showType} size={112} ribbon={t('vip.level', { level: member.info?.vip ?? 0 })} />}
      label={title}
      amount={<BigAmount cents={amount} locale={language} plain={name === 'claimed'} />}
      sum={next ?? sum}
      action={
        isReady && (
          <Button busy={store.claim.isBusy()} onClick={() => void store.claimReady()}>
            {t('rebate.claim', { amount: formatCents(amount, language) })}
          </Button>
        )
      }
    >
      {name === 'saved' && <Progress value={amount} max={rebate.minClaim} label={title} />}
    </RewardHero>
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
