import { type Award, rewardDisplay } from '../../domain/activity/rewards'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { rewardSymbol } from '../art/rewardSymbol'

/** What the configuration calls coupons and items, by id: "20% deposit coupon". */
export type AwardNames = Readonly<Record<string, { name?: string | undefined }>> | undefined

/** Symbol, formatted amount and name of an award: the one place that names coupons. */
export const useAwardLook = (names: AwardNames) => {
  const { t, i18n } = useTranslation()
  return ({ propId, count }: Award) => {
    const display = rewardDisplay(propId)
    const pieces = display.count === 'pieces'
    const amount =
      display.count === 'money' ? formatCents(cents(count), i18n.language) : formatNumber(count, i18n.language)
    const name = (pieces && names?.[propId]?.name) || t(display.text)
    return {
      symbol: rewardSymbol[display.icon],
      amount,
      name,
      pieces,
      display,
      /** Alone in a line or a cell: a coupon's name begins with a number of its own. */
      short: !pieces ? amount : count > 1 ? `${amount} × ${name}` : name,
    }
  }
}
