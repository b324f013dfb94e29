import { type Cents, cents, formatCents } from '../../domain/money'
import type { RebateState } from '../../domain/vip/rebateState'
import { useTranslation } from '../../i18n'
import { formatTime, formatWhen } from '../../i18n/dates'

interface Rebate {
  minClaim: Cents
  settleTime: number
  lastSettleTime?: number | undefined
}

/** The state of the rebate and what comes next, in the words of all its pages (texts `rebate`). */
export const useRebateText = () => {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return ({ name, amount }: RebateState, { minClaim, settleTime, lastSettleTime }: Rebate) => {
    const time = formatTime(settleTime, language)
    switch (name) {
      case 'ready':
        return {
          title: lastSettleTime
            ? t('rebate.ready.from', { when: formatWhen(lastSettleTime, language) })
            : t('rebate.ready'),
        }
      case 'saved': {
        const left = formatCents(cents(minClaim - amount), language)
        return {
          title: t('rebate.saved'),
          next: t('rebate.least', { amount: formatCents(minClaim, language), left, time }),
        }
      }
      case 'claimed':
        return { title: t('rebate.claimed'), next: t('rebate.nothing.text', { time }) }
      case 'none':
        return { title: t('rebate.nothing'), next: t('rebate.nothing.text', { time }) }
    }
  }
}
