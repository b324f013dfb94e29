import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import type { DepositOrder } from '../../../../src/contract/wallet'
import { cents } from '../../../../src/domain/money'
import type { Player } from '../../core/player'
import { slice } from '../../core/player'
import type { Text, Translate } from '../../core/texts'
import type { Bonus } from '../coupon/bonusKinds'
import { noOrders, type Orders, ordersIn } from '../walletOrders'

/** A deposit order as it is kept. */
export interface DepositRow {
  id: string
  status: number
  channelId: string
  price: number
  fee: number
  bonuses: Bonus[]
  /** What was promised at first, where another order came between and it became something else. */
  quoted?: Bonus[]
  /** Empty without a coupon. */
  couponId: string
  payTo: string
  at: number
  until: number
  /** When the player said that the money was sent, 0 while he has not. */
  saidAt: number
  /** When it came to its end, 0 while it is open. */
  doneAt: number
  /** Why it came to nothing; absent while it did not. */
  reason?: Text | undefined
}

/** A player's deposits. */
export interface DepositSlice extends Orders<DepositRow> {
  /** How many were paid. */
  paid: number
  /** The day of the last paid one. */
  lastDay: string
}

declare module '../../core/player' {
  interface Slices {
    deposits?: DepositSlice
  }
}

/** The deposits of a player, for those who write in them. */
export const depositSlice = (player: Player): DepositSlice =>
  slice(player, 'deposits', () => ({ ...noOrders<DepositRow>(), paid: 0, lastDay: '' }))

/** How many orders of a player are open, and how many cents they are together. */
export const openDeposits = (player: Player): { count: number; sum: number } => {
  const open = ordersIn(player.slices.deposits, DEPOSIT_STATUS.pending)
  return { count: open.length, sum: open.reduce((sum, { price }) => sum + price, 0) }
}

/** What a deposit brings on top, cents. */
export const bonusSum = ({ bonuses }: Pick<DepositRow, 'bonuses'>): number =>
  bonuses.reduce((sum, { amount }) => sum + amount, 0)

const greatest = (bonuses: readonly Bonus[]): Bonus | undefined => bonuses.toSorted((a, b) => b.amount - a.amount)[0]

/** The number by which a player tells the cashier which order he paid. */
const referenceOf = ({ id, price }: DepositRow): string => `KS-${id.slice(1).toUpperCase()}-${price % 97}`

/** A deposit order as the app knows it. */
export const depositView = (row: DepositRow, t: Translate): DepositOrder => {
  const main = greatest(row.bonuses)
  return {
    orderId: row.id,
    channelId: row.channelId,
    price: cents(row.price),
    fee: cents(row.fee),
    bonus: cents(bonusSum(row)),
    ...(main && {
      bonusKind: main.kind,
      bonuses: row.bonuses.map(({ kind, amount }) => ({ kind, amount: cents(amount) })),
    }),
    ...(row.couponId !== '' && { couponId: row.couponId }),
    status: row.status,
    reference: referenceOf(row),
    payTo: row.payTo,
    createTime: row.at,
    expireTime: row.until,
    ...(row.saidAt > 0 && { paidTime: row.saidAt }),
    ...(row.doneAt > 0 && { doneTime: row.doneAt }),
    ...(row.reason && { reason: t(row.reason) }),
  }
}
