import { cents, formatCents, marksOf } from '../../../src/domain/money'
import { locale } from './dom'

/** An amount in the player's language. */
export const money = (amount: number): string => formatCents(cents(amount), locale())

/** A multiplier of hundredths, such as 2.47. */
export const times = (hundredths: number): string => money(hundredths)

/** How many times the bet a win is, cut to one decimal: 10.7; whole without it: 250. */
export const tenths = (win: number, bet: number): string => {
  const [, decimal] = marksOf(locale())
  const all = Math.floor((10 * win) / bet)
  return all % 10 === 0 ? String(all / 10) : `${Math.floor(all / 10)}${decimal}${all % 10}`
}
