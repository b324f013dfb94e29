import { DEPOSIT_STATUS } from '../../contract/core/enums'
import type { DepositOrder } from '../../contract/wallet/deposit'

type ClosedState = Exclude<keyof typeof DEPOSIT_STATUS, 'pending'>

/** What a deposit order is to the player; `checking`: they say that they have paid. */
export type DepositState = 'waiting' | 'checking' | ClosedState

const { pending, ...closed } = DEPOSIT_STATUS
const closedStates: ReadonlyMap<number, ClosedState> = new Map(
  // The keys of a typed record.
  (Object.keys(closed) as ClosedState[]).map((name) => [closed[name], name]),
)

/** An unknown status counts as open: nothing is known to have ended. */
export const depositState = ({ status, paidTime }: DepositOrder): DepositState =>
  closedStates.get(status) ?? (paidTime === undefined ? 'waiting' : 'checking')
