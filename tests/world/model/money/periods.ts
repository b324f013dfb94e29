import type { Period, Purse } from './purse'

export const DAY = 86_400_000

/** The first day of an instant's period, as text. Weeks begin on Mondays; 1 January 1970 was a Thursday. */
export const periodOf = (period: Period, at: number): string => {
  const day = Math.floor(at / DAY)
  if (period === 'day') return String(day)
  return period === 'week' ? String(Math.floor((day + 3) / 7)) : new Date(at).toISOString().slice(0, 7)
}

/** Deposits that arrived in the present period, cents. */
export const usedOf = ({ arrived, now }: Purse, period: Period): number => {
  const key = periodOf(period, now)
  let sum = 0
  for (let index = arrived.length - 1; index >= 0; index--) {
    const { at = 0, price = 0 } = arrived[index] ?? {}
    if (periodOf(period, at) !== key) break
    sum += price
  }
  return sum
}
