import type { ReplyInput } from '../../../../src/contract/core/call'
import { DEPOSIT_STATUS, RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import type { depositCancel as cancelCall, depositPaid as paidCall } from '../../../../src/contract/wallet'
import { coin, grant } from '../../bonus/rewards'
import { countDeposit as countForTasks } from '../../bonus/tasksCount'
import { type DueRule, schedule } from '../../core/agenda'
import { dayOf } from '../../core/clock'
import { post } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { type Text, type Translate, text } from '../../core/texts'
import { countDeposit as countForJackpot } from '../../jackpot/chance'
import { sendMail } from '../../mail/box'
import { type Bonus, bestBonus, bonusCase } from '../coupon/bonusKinds'
import { closeCoupon, releaseCoupon } from '../coupon/coupons'
import { moveOrder, orderById } from '../walletOrders'
import { addWagering } from '../walletWagering'
import { channelById } from './depositRule'
import { bonusSum, type DepositRow, depositSlice, depositView } from './depositState'
import { depositMagic } from './depositTable'

/** Ends an open order without money: its coupon is free again. */
const close = (world: World, player: Player, row: DepositRow, status: number, reason: Text): void => {
  moveOrder(depositSlice(player), row, status)
  row.doneAt = world.now
  row.reason = reason
  if (row.couponId !== '') releaseCoupon(world, player, row.couponId)
}

/** What the order brings on top now: another one may have been paid since it was opened. */
const settled = (player: Player, row: DepositRow): Bonus[] => {
  const best = bestBonus(bonusCase(player, row))
  return [...(best ? [best] : []), ...row.bonuses.filter(({ kind }) => kind === RECHARGE_BONUS.coupon)]
}

const same = (a: readonly Bonus[], b: readonly Bonus[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Credits a deposit: its coin, what it brings on top, and everything that deposits count for. */
export const creditDeposit = (world: World, player: Player, row: DepositRow, at = world.now): void => {
  const deposits = depositSlice(player)
  const bonuses = settled(player, row)
  if (!same(bonuses, row.bonuses)) row.quoted = row.bonuses
  row.bonuses = bonuses
  addWagering(player, { deposit: row.price, bonus: bonusSum(row) })
  moveOrder(deposits, row, DEPOSIT_STATUS.paid)
  row.doneAt = at
  post(world, player, 'coin', row.price, 'deposit.paid', row.id, at)
  for (const { amount } of bonuses) if (amount > 0) grant(world, player, coin(amount), 'deposit.bonus', row.id, at)
  const coupon = player.slices.coupons?.open.find(({ id }) => id === row.couponId)
  if (coupon) closeCoupon(world, player, coupon, 'coupon.used', at)
  player.totalRecharge += row.price
  deposits.paid += 1
  deposits.lastDay = dayOf(row.at)
  countForTasks(world, player, row.price, at)
}

const openOrder = (player: Player, orderId: string): DepositRow => {
  const row = orderById(player.slices.deposits, orderId) ?? refuse('notFound')
  return row.status === DEPOSIT_STATUS.pending ? row : refuse('orderClosed')
}

/** The player says that the money was sent: it arrives after the channel's time. Saying it again changes nothing. */
export const rechargeOrderPaid = (
  world: World,
  player: Player,
  { orderId }: { orderId: string },
  { t }: { t: Translate },
): ReplyInput<typeof paidCall> => {
  const row = openOrder(player, orderId)
  if (row.saidAt === 0) {
    row.saidAt = world.now
    const { delay = 0 } = channelById(row.channelId) ?? {}
    if (row.payTo !== '')
      schedule(world, { at: world.now + delay, what: 'deposit.paid', ref: `${player.id}/${row.id}` })
  }
  return { order: depositView(row, t) }
}

/** Gives up an open order; not once the money is said to be sent. Giving it up again changes nothing. */
export const rechargeOrderCancel = (
  world: World,
  player: Player,
  { orderId }: { orderId: string },
  { t }: { t: Translate },
): ReplyInput<typeof cancelCall> => {
  const known = orderById(player.slices.deposits, orderId)
  if (known?.status === DEPOSIT_STATUS.cancelled) return { order: depositView(known, t) }
  const row = openOrder(player, orderId)
  if (row.saidAt > 0) return refuse('orderClosed')
  close(world, player, row, DEPOSIT_STATUS.cancelled, text('order.cancelled'))
  return { order: depositView(row, t) }
}

/** What is due for an order that is still open; one that has come to its end is left alone. */
const whileOpen =
  (happen: (world: World, player: Player, row: DepositRow) => void): DueRule =>
  (world, ref) => {
    const [playerId = '', orderId = ''] = ref.split('/')
    const player = world.players[playerId]
    const row = orderById(player?.slices.deposits, orderId)
    if (player && row?.status === DEPOSIT_STATUS.pending) happen(world, player, row)
  }

/** What is due for deposits: the money comes, is refused, or never came. */
export const depositRules: Readonly<Record<string, DueRule>> = {
  'deposit.paid': whileOpen((world, player, row) => {
    creditDeposit(world, player, row)
    countForJackpot(world, player, row.price)
    sendMail(world, player, 'depositPaid', { amount: row.price, bonus: bonusSum(row), orderId: row.id })
  }),
  'deposit.rejected': whileOpen((world, player, row) => {
    const reason = text('order.providerRefused')
    close(world, player, row, DEPOSIT_STATUS.rejected, reason)
    sendMail(world, player, 'depositRejected', { amount: row.price, orderId: row.id, reason })
  }),
  'deposit.expired': whileOpen((world, player, row) => {
    // Money that was sent in time is still on its way.
    const onItsWay = row.saidAt > 0 && row.payTo !== '' && depositMagic[row.price] === undefined
    if (onItsWay) return
    close(world, player, row, DEPOSIT_STATUS.expired, text('order.notPaid'))
    sendMail(world, player, 'depositExpired', { amount: row.price, orderId: row.id })
  }),
}
