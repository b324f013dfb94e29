import { MINUTE } from '../../core/clock'
import { refuse } from '../../core/refusal'
import { type Text, text } from '../../core/texts'

/** `fee` in thousandths of the amount. */
export interface WithdrawMethod {
  key: string
  name: Text
  /** Cents. */
  min: number
  /** Cents. */
  max: number
  fee: number
  /** Time from the request to the money, ms. */
  takes: number
}

/** Fastest first. */
export const withdrawMethods: readonly WithdrawMethod[] = [
  { key: 'express', name: text('channel.express'), min: 3_000, max: 500_000, fee: 10, takes: 10 * MINUTE },
  { key: 'wallet', name: text('channel.wallet'), min: 1_000, max: 1_000_000, fee: 5, takes: 30 * MINUTE },
  { key: 'bank', name: text('channel.bank'), min: 5_000, max: 5_000_000, fee: 0, takes: 1_440 * MINUTE },
]

export const methodOf = (key: string): WithdrawMethod =>
  withdrawMethods.find((known) => known.key === key) ?? refuse('unknownChannel')

/** When the steps happen, as shares of `takes`. */
export const STEPS = { reviewing: 0.1, decided: 0.6, paid: 1, late: 3 } as const

/** For testers without the panel: the fixed result of amounts ending in these cents. */
export const withdrawMagic: Readonly<Record<number, 'rejected' | 'failed' | 'late'>> = {
  13: 'rejected',
  17: 'failed',
  19: 'late',
}

/** Withdrawals per day at a VIP level. */
export const withdrawalsADay = (level: number): number => 2 + Math.floor(level / 2)
