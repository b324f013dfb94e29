import type { Award } from '../../../contract/activity/rewards'
import { rewardLook } from '../../../domain/activity/rewards'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { rewardSymbol } from '../../../ui/art/rewardSymbol'

/** How an award is shown: its picture, its amount and its name. */
export const useAward = () => {
  const { t, i18n } = useTranslation()
  return ({ propId, count }: Award) => {
    const look = rewardLook(propId)
    const amount =
      look.count === 'money' ? formatCents(cents(count), i18n.language) : formatNumber(count, i18n.language)
    return { symbol: rewardSymbol[look.icon], amount, name: t(look.text) }
  }
}
