import type { AppConfig } from '../../../contract/config'
import type { Cents } from '../../../domain/money'
import { maskedNumber } from '../../../domain/wallet/cardName'
import { DEPOSIT_STATES, type OrderState, stateOf, WITHDRAW_STATES } from '../../../domain/wallet/orderStates'
import type { DepositRow, WithdrawalRow } from '../../../stores/wallet/RecordStore'
import type { IconData } from '../../../ui/art/icons/icons'
import { channelIcon } from './channelIcon'

/** An order of either record as a row, a table and a file show it. */
export interface OrderLine {
  id: string
  path: string
  icon: IconData
  name: string
  /** The account, masked. */
  account?: string
  amount: Cents
  fee: Cents
  at: number
  state: OrderState
}

export const depositLine = (row: DepositRow, config: AppConfig | null): OrderLine => {
  const channel = config?.appRechargeTypeMap[row.channelId]
  return {
    id: row.orderId,
    path: `/wallets/order/${row.orderId}`,
    icon: channelIcon(channel?.icon),
    name: channel?.name ?? row.channelId,
    amount: row.price,
    fee: row.fee,
    at: row.createTime,
    state: stateOf(DEPOSIT_STATES, row.status),
  }
}

export const withdrawalLine = (row: WithdrawalRow): OrderLine => ({
  id: row.orderId,
  path: `/wallets/withdrawal/${row.orderId}`,
  icon: channelIcon(row.method),
  name: row.methodName,
  account: maskedNumber(row.accountMasked),
  amount: row.amount,
  fee: row.fee,
  at: row.createTime,
  state: stateOf(WITHDRAW_STATES, row.status),
})
