import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import type { DepositOrder } from '../../../../src/contract/wallet/deposit'
import { cents } from '../../../../src/domain/money'
import { taskRules } from '../../bonus/tasksTable'
import type { Player } from '../../core/player'
import { ensurePlayerState } from '../../core/player'
import type { Text, Translate } from '../../core/texts'
import type { Bonus } from '../coupon/bonusKinds'
import { noOrders, type Orders, ordersIn } from '../walletOrders'
import { turnoverOf } from '../walletWagering'

export interface DepositRow {
  id: string
  /** Absent in histories. */
  requestId?: string
  status: number
  channelId: string
  price: number
  fee: number
  bonuses: Bonus[]
  /** The bonuses and the coupon first quoted, if they have changed since. */
  quoted?: { bonuses: Bonus[]; couponId: string }
  /** Empty without a coupon. */
  couponId: string
  payTo: string
  /** Where the provider's page leads back; without it the money arrives by itself. */
  returnTo?: string
  at: number
  until: number
  /** When the player reported the payment; 0 until then. */
  sentAt: number
  /** Its money was sent, and the notice is late or lost: it arrives whatever becomes of the order. */
  coming?: true
  /** When it was closed; 0 while open. */
  doneAt: number
  /** What it granted besides money: jackpot spins and ids of finished tasks. */
  granted?: { spins: number; tasks: string[] } | undefined
  /** Nothing of it has to be wagered, since the player is or was excluded. */
  free?: true | undefined
  /** Why it failed. */
  reason?: Text | undefined
}

export interface DepositState extends Orders<DepositRow> {
  /** Number of paid orders. */
  paid: number
  /** The day of the last paid one. */
  lastDay: string
}

declare module '../../core/player' {
  interface PlayerState {
    deposits?: DepositState
  }
}

/** Creates the state if needed. */
export const ensureDeposits = (player: Player): DepositState =>
  ensurePlayerState(player, 'deposits', () => ({ ...noOrders<DepositRow>(), paid: 0, lastDay: '' }))

/** Number and sum (cents) of open orders. */
export const openDeposits = (player: Player): { count: number; sum: number } => {
  const open = ordersIn(player.state.deposits, DEPOSIT_STATUS.pending)
  return { count: open.length, sum: open.reduce((sum, { price }) => sum + price, 0) }
}

/** Sum of the bonuses, cents. */
export const bonusSum = ({ bonuses }: Pick<DepositRow, 'bonuses'>): number =>
  bonuses.reduce((sum, { amount }) => sum + amount, 0)

const greatest = (bonuses: readonly Bonus[]): Bonus | undefined => bonuses.toSorted((a, b) => b.amount - a.amount)[0]

/** The payment reference shown to the player. */
const referenceOf = ({ id, price }: DepositRow): string => `KS-${id.slice(1).toUpperCase()}-${price % 97}`

const grantedView = ({ spins, tasks }: NonNullable<DepositRow['granted']>, t: Translate) => ({
  spins,
  tasks: taskRules.filter(({ id }) => tasks.includes(id)).map(({ id, title }) => ({ id, title: t(title) })),
})

/** The order as sent to the app. */
export const depositView = (row: DepositRow, t: Translate): DepositOrder => {
  const main = greatest(row.bonuses)
  return {
    orderId: row.id,
    ...(row.requestId !== undefined && { requestId: row.requestId }),
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
    ...(row.returnTo !== undefined && row.status === DEPOSIT_STATUS.pending && { payUrl: `/demo/pay?order=${row.id}` }),
    turnover: cents(row.free ? 0 : turnoverOf({ deposit: row.price, bonus: bonusSum(row) })),
    ...(row.granted && { granted: grantedView(row.granted, t) }),
    createTime: row.at,
    expireTime: row.until,
    ...(row.sentAt > 0 && { paidTime: row.sentAt }),
    ...(row.doneAt > 0 && { doneTime: row.doneAt }),
    ...(row.reason && { reason: t(row.reason) }),
  }
}
