import { type Award, rewardDisplay } from '../../domain/activity/rewards'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { rewardSymbol } from '../art/rewardSymbol'

/** Symbol and formatted amount of an award. */
export const useAwardLook = () => {
  const { i18n } = useTranslation()
  return ({ propId, count }: Award) => {
    const display = rewardDisplay(propId)
    const amount =
      display.count === 'money' ? formatCents(cents(count), i18n.language) : formatNumber(count, i18n.language)
    return { symbol: rewardSymbol[display.icon], amount, display }
  }
}
