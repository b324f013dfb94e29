import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../contract/core/enums'

export type OrderTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

/** Text keys of what a player is told. */
export type OrderWord =
  | 'paid'
  | 'waiting'
  | 'received'
  | 'reviewing'
  | 'approved'
  | 'rejected'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'other'

/** What a player is told about an order: its word (a text key) and its color. */
export interface OrderState {
  readonly code: number
  readonly word: OrderWord
  readonly tone: OrderTone
}

const deposit = DEPOSIT_STATUS
const withdraw = WITHDRAW_STATUS

/** In the order of the filter. */
export const DEPOSIT_STATES: readonly OrderState[] = [
  { code: deposit.paid, word: 'paid', tone: 'success' },
  { code: deposit.pending, word: 'waiting', tone: 'info' },
  { code: deposit.rejected, word: 'rejected', tone: 'danger' },
  { code: deposit.expired, word: 'expired', tone: 'neutral' },
  { code: deposit.cancelled, word: 'canceled', tone: 'neutral' },
]

/** In the order of the filter. */
export const WITHDRAW_STATES: readonly OrderState[] = [
  { code: withdraw.paid, word: 'paid', tone: 'success' },
  { code: withdraw.requested, word: 'received', tone: 'info' },
  { code: withdraw.reviewing, word: 'reviewing', tone: 'warning' },
  { code: withdraw.approved, word: 'approved', tone: 'info' },
  { code: withdraw.rejected, word: 'rejected', tone: 'danger' },
  { code: withdraw.failed, word: 'failed', tone: 'danger' },
]

/** A status that the app does not know yet. */
const UNKNOWN = { word: 'other', tone: 'neutral' } as const

export const stateOf = (states: readonly OrderState[], code: number): OrderState =>
  states.find((state) => state.code === code) ?? { code, ...UNKNOWN }
