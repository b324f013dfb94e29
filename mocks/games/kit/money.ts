import { cents, formatCents } from '../../../src/domain/money'
import { locale } from './dom'

/** An amount in the player's language. */
export const money = (amount: number): string => formatCents(cents(amount), locale())

/** A multiplier of hundredths, such as 2.47. */
export const times = (hundredths: number): string => money(hundredths)
