import type { Award } from '../../../contract/activity/rewards'
import { rewardDisplay } from '../../../domain/activity/rewards'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { rewardSymbol } from '../../../ui/art/rewardSymbol'

/** Symbol, formatted amount and name of an award. */
export const useAward = () => {
  const { t, i18n } = useTranslation()
  return ({ propId, count }: Award) => {
    const display = rewardDisplay(propId)
    const amount =
      display.count === 'money' ? formatCents(cents(count), i18n.language) : formatNumber(count, i18n.language)
    return { symbol: rewardSymbol[display.icon], amount, name: t(display.text) }
  }
}
