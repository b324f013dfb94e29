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

/** Of each status of a kind of order, in the order of the filter. */
const statesOf = <Name extends string>(
  codes: Readonly<Record<Name, number>>,
  told: Readonly<Record<Name, Omit<OrderState, 'code'>>>,
): readonly OrderState[] =>
  // The keys of a typed record.
  (Object.keys(told) as Name[]).map((name) => ({ code: codes[name], ...told[name] }))

export const DEPOSIT_STATES = statesOf(DEPOSIT_STATUS, {
  paid: { word: 'paid', tone: 'success' },
  pending: { word: 'waiting', tone: 'info' },
  rejected: { word: 'rejected', tone: 'danger' },
  expired: { word: 'expired', tone: 'neutral' },
  cancelled: { word: 'canceled', tone: 'neutral' },
})

export const WITHDRAW_STATES = statesOf(WITHDRAW_STATUS, {
  paid: { word: 'paid', tone: 'success' },
  requested: { word: 'received', tone: 'info' },
  reviewing: { word: 'reviewing', tone: 'warning' },
  approved: { word: 'approved', tone: 'info' },
  rejected: { word: 'rejected', tone: 'danger' },
  failed: { word: 'failed', tone: 'danger' },
})

/** A status that the app does not know yet. */
const UNKNOWN = { word: 'other', tone: 'neutral' } as const

export const stateOf = (states: readonly OrderState[], code: number): OrderState =>
  states.find((state) => state.code === code) ?? { code, ...UNKNOWN }
