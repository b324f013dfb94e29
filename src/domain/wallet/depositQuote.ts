import type { ReplyOf } from '../../contract/core/call'
import { RECHARGE_BONUS } from '../../contract/core/enums'
import type { depositQuote } from '../../contract/wallet/deposit'
import { portion, sum } from '../arithmetic'
import type { Cents } from '../money'

export type Quotes = ReplyOf<typeof depositQuote>
export type Bonus = Quotes['list'][number]['bonuses'][number]

/** What a deposit costs and credits. */
export interface DepositSum {
  price: Cents
  fee: Cents
  /** With the fee, which comes on top. */
  pay: Cents
  /** The best of kinds 1-12; they do not add up. Of equal ones the first. */
  best: Bonus | null
  coupon: Bonus | null
  arrives: Cents
  /** To be wagered before a withdrawal: times the deposit, times the bonus. */
  turnover: { total: Cents; deposit: number; bonus: number }
  bonus: Cents
}

export const isCoupon = ({ kind }: Bonus): boolean => kind === RECHARGE_BONUS.coupon

const greatest = (bonuses: readonly Bonus[]): Bonus | null =>
  bonuses.reduce<Bonus | null>((best, one) => (one.amount > (best?.amount ?? 0) ? one : best), null)

/** Null when the amount is not quoted. */
export const depositSum = ({ list, turnover }: Quotes, price: number): DepositSum | null => {
  const quote = list.find((one) => one.price === price)
  if (!quote) return null
  const best = greatest(quote.bonuses.filter((bonus) => !isCoupon(bonus)))
  const coupon = quote.bonuses.find(isCoupon) ?? null
  const bonus = sum([best, coupon].flatMap((one) => one?.amount ?? []))
  return {
    price: quote.price,
    fee: quote.fee,
    pay: sum([quote.price, quote.fee]),
    best,
    coupon,
    bonus,
    arrives: sum([quote.price, bonus]),
    turnover: {
      ...turnover,
      total: sum([portion(quote.price, turnover.deposit, 1), portion(bonus, turnover.bonus, 1)]),
    },
  }
}

/** What a bonus is of a deposit, per mille; null when it is no round share, as with a limit or a fixed sum. */
export const permilleOf = ({ amount }: Bonus, price: Cents): number | null => {
  const permille = price > 0 ? portion(amount, 1000, price) : 0
  return permille > 0 && portion(price, permille, 1000) === amount ? permille : null
}
