import type { Cents } from '../../contract/core/fields'
import { rewardDisplay } from '../../domain/activity/rewards'
import { formatSection } from '../../domain/jackpot/rankEntry'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatNumber, formatPercent } from '../../i18n/numbers'

/** A prize of the draw, the record or the ticker. */
export interface Prize {
  propId: number
  count: number
  /** Jackpot won, cents. */
  bonus?: number | undefined
  /** `"min-max"` in cents, when the amount is a range. */
  amountSection?: string | undefined
}

const PERCENT_BASE = 1000

/** Formats prizes in the current language. */
export function usePrize() {
  const { t, i18n } = useTranslation()
  const money = (amount: Cents) => formatCents(amount, i18n.language)
  const number = (value: number) => formatNumber(value, i18n.language)
  const percent = (share: number) => formatPercent(share, i18n.language)

  const range = (section: string): string => formatSection(section, i18n.language)

  /** Amount of a jackpot win: its bonus, else its range. */
  const jackpotAmount = ({ bonus = 0, amountSection = '' }: Prize): string =>
    bonus > 0 ? money(cents(bonus)) : range(amountSection)

  /** "88.00 coins", "Mega jackpot 50,123.00". */
  const describe = (prize: Prize): string => {
    const { propId, count } = prize
    const { kind, text } = rewardDisplay(propId)
    switch (kind) {
      case 'coin':
        return t('jackpot.prize.coin', { amount: money(cents(count)) })
      case 'points':
      case 'liveness':
        return t(`jackpot.prize.${kind}`, { number: number(count) })
      case 'percentCoupon':
        return t('jackpot.prize.percentCoupon', { number: propId - PERCENT_BASE })
      case 'fixedCoupon':
      case 'giveCoupon':
      case 'newYear':
      case 'unknown':
        return t(`jackpot.prize.${kind}`, { count: Math.max(1, count) })
      default:
        return t('jackpot.prize.jackpot', { name: t(text), amount: jackpotAmount(prize) }).trim()
    }
  }

  /** Short label of a cell; `kind` goes with it. */
  const label = ({ propId, count }: Prize, showCount: boolean): string => {
    const display = rewardDisplay(propId)
    if (display.kind === 'jackpot') return t('jackpot.cell.jackpot')
    if (!showCount) return t(display.text)
    if (display.kind === 'coin') return money(cents(count))
    if (display.kind === 'percentCoupon') return t('jackpot.cell.percent', { number: propId - PERCENT_BASE })
    return number(count)
  }

  /** What the number of a cell counts, where its picture does not say so. */
  const unit = (propId: number): string | undefined => {
    const { kind } = rewardDisplay(propId)
    return kind === 'points' || kind === 'liveness' ? t(`jackpot.cell.${kind}`) : undefined
  }

  return {
    describe,
    label,
    unit,
    range,
    jackpotAmount,
    money,
    number,
    percent,
    kind: (propId: number) => t(rewardDisplay(propId).text),
  }
}
