import { DAY } from './periods'
import type { Purse } from './purse'
import type { Terms } from './terms'

/** Some percent of a price up to a cap, cents. */
const share = (price: number, percent: number, most = Number.MAX_SAFE_INTEGER): number =>
  Math.min(most, Math.floor((price * percent) / 100))

/** By the number of deposits before: percent, cap and least price, cents. */
const FIRST = [
  [100, 100_000, 1_000],
  [50, 50_000, 10_000],
  [30, 30_000, 10_000],
] as const
const CHANNELS: Readonly<Record<string, number>> = { crypto: 5, 'wallet-b': 3 }
/** Percent from a price up. */
const LADDER = [
  [500_000, 10],
  [200_000, 9],
  [100_000, 8],
] as const
/** What passing a sum of all deposits pays, cents. */
const SUMS = [
  [10_000_000, 600_000],
  [2_000_000, 120_000],
  [500_000, 30_000],
  [100_000, 8_000],
] as const

const dayOf = (at: number): number => Math.floor(at / DAY)

/** Days in a row with a deposit, today's included. */
const daysOf = ({ arrived, now }: Purse): number => {
  const days = new Set(arrived.slice(-200).map(({ at }) => dayOf(at)))
  let row = 1
  while (days.has(dayOf(now) - row)) row += 1
  return row
}

const themeOf = ({ bets }: Purse, { config }: Terms): number => {
  const reached = Object.values(config.appVipMap).filter(({ experience }) => experience <= bets)
  return reached.reduce((best, one) => (one.level > best.level ? one : best)).showType
}

/** The bonus of a deposit that arrives now, by the offers on the deposit page: the best one alone, cents. */
export const bonusFor = (purse: Purse, terms: Terms, channel: string, price: number): number => {
  const { arrived, now } = purse
  const [percent, most, least] = FIRST[arrived.length] ?? [0, 0, 0]
  const again = arrived.some(({ at }) => dayOf(at) === dayOf(now))
  const days = daysOf(purse)
  const total = arrived.reduce((sum, one) => sum + one.price, 0)
  const weekday = new Date(now).getUTCDay()
  const item = Object.values(terms.config.appRechargeItemMap).find((one) => one.price === price)
  const theme = themeOf(purse, terms)
  return Math.max(
    price >= least ? share(price, percent, most) : 0,
    again ? 0 : share(price, 2, 20_000),
    share(price, CHANNELS[channel] ?? 0, 50_000),
    share(price, item?.bonusPercent ?? 0),
    share(price, LADDER.find(([from]) => price >= from)?.[1] ?? 0),
    SUMS.find(([sum]) => total < sum && total + price >= sum)?.[1] ?? 0,
    days < 2 || again ? 0 : share(price, Math.min(days, 7), 50_000),
    weekday === 0 || weekday === 6 ? share(price, 6, 60_000) : 0,
    new Date(now).getUTCDate() <= 10 ? share(price, 4, 80_000) : 0,
    theme < 2 ? 0 : share(price, theme, 200_000),
  )
}

/** What a coupon adds: some percent, or a fixed amount, cents. */
export const couponBonus = (propId: number, value: number, price: number): number =>
  propId < 1200 ? share(price, value, 100_000) : value
