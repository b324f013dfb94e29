import { DEPOSIT_STATUS } from '../../contract/core/enums'
import type { DepositOrder } from '../../contract/wallet/deposit'

/** What a deposit order is to the player; `checking`: they say that they have paid. */
export type DepositState = 'waiting' | 'checking' | 'paid' | 'rejected' | 'expired' | 'cancelled'

const closed: Readonly<Record<number, DepositState>> = {
  [DEPOSIT_STATUS.paid]: 'paid',
  [DEPOSIT_STATUS.rejected]: 'rejected',
  [DEPOSIT_STATUS.expired]: 'expired',
  [DEPOSIT_STATUS.cancelled]: 'cancelled',
}

/** An unknown status counts as open: nothing is known to have ended. */
export const depositState = ({ status, paidTime }: DepositOrder): DepositState =>
  closed[status] ?? (paidTime === undefined ? 'waiting' : 'checking')
