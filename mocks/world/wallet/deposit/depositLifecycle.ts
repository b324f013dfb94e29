import type { ReplyInput } from '../../../../src/contract/core/call'
import { DEPOSIT_STATUS, RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import type { depositCancel as cancelCall, depositPaid as paidCall } from '../../../../src/contract/wallet/deposit'
import { coin, grant } from '../../bonus/rewards'
import { tasksDone } from '../../bonus/tasks'
import { countDeposit as countForTasks, countLateDeposit as countLate } from '../../bonus/tasksCount'
import { isExcluded } from '../../care/playerState'
import { type DueRule, schedule } from '../../core/agenda'
import { dayOf } from '../../core/clock'
import { balanceOf, post } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { type Text, type Translate, text } from '../../core/texts'
import { countDeposit as countForJackpot } from '../../jackpot/chance'
import { sendMail } from '../../mail/box'
import { type Bonus, bestBonus, bonusCase } from '../coupon/bonusKinds'
import { closeCoupon, releaseCoupon } from '../coupon/coupons'
import { moveOrder, orderById, ordersIn } from '../walletOrders'
import { addWagering } from '../walletWagering'
import { channelById } from './depositRule'
import { bonusSum, type DepositRow, depositView, ensureDeposits } from './depositState'
import { magicOf } from './depositTable'

/** Closes an unpaid order and frees its coupon. */
const close = (world: World, player: Player, row: DepositRow, status: number, reason: Text): void => {
  moveOrder(ensureDeposits(player), row, status)
  row.doneAt = world.now
  row.reason = reason
  if (row.couponId !== '') releaseCoupon(world, player, row.couponId, row.id)
}

/** The bonuses of a payment now, whenever its order was opened: others may have been paid since. */
const settled = (world: World, player: Player, { channelId, price, bonuses }: DepositRow): Bonus[] => {
  const best = bestBonus(bonusCase(player, { channelId, price, at: world.now }))
  return [...(best ? [best] : []), ...bonuses.filter(({ kind }) => kind === RECHARGE_BONUS.coupon)]
}

const same = (a: readonly Bonus[], b: readonly Bonus[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Keeps what was first quoted, for repeated requests. */
const keepQuote = (row: DepositRow): void => {
  row.quoted ??= { bonuses: row.bonuses, couponId: row.couponId }
}

/** Pays an order without its coupon, which goes back to the player. */
const withoutCoupon = (world: World, player: Player, row: DepositRow): void => {
  if (row.couponId === '') return
  keepQuote(row)
  releaseCoupon(world, player, row.couponId, row.id)
  row.bonuses = row.bonuses.filter(({ kind }) => kind !== RECHARGE_BONUS.coupon)
  row.couponId = ''
}

/** Credits a deposit and its bonuses, and counts it everywhere, all on the day it arrives. */
export const creditDeposit = (world: World, player: Player, row: DepositRow): void => {
  const deposits = ensureDeposits(player)
  // A bonus could not be played off during an exclusion.
  const excluded = isExcluded(world, player)
  if (excluded) withoutCoupon(world, player, row)
  const bonuses = excluded ? [] : settled(world, player, row)
  if (!same(bonuses, row.bonuses)) keepQuote(row)
  row.bonuses = bonuses
  if (excluded) row.free = true
  else addWagering(world, player, { deposit: row.price, bonus: bonusSum(row) })
  moveOrder(deposits, row, DEPOSIT_STATUS.paid)
  row.doneAt = world.now
  post(world, player, 'coin', row.price, 'deposit.paid', row.id)
  for (const { amount } of bonuses) if (amount > 0) grant(world, player, coin(amount), 'deposit.bonus', row.id)
  const coupon = player.state.coupons?.open.find(({ id }) => id === row.couponId)
  if (coupon) closeCoupon(world, player, coupon, 'coupon.used')
  player.totalRecharge += row.price
  deposits.paid += 1
  deposits.lastDay = dayOf(world.now)
  countForTasks(world, player, row.price)
}

const openOrder = (player: Player, orderId: string): DepositRow => {
  const row = orderById(player.state.deposits, orderId) ?? refuse('notFound')
  return row.status === DEPOSIT_STATUS.pending ? row : refuse('orderClosed')
}

/**
 * The player reports the payment: the money arrives after the channel's delay. Repeats change nothing, nor does a report
 * where the money comes by itself or from the provider's page: only that could end the wait.
 */
export const rechargeOrderPaid = (
  world: World,
  player: Player,
  { orderId }: { orderId: string },
  { t }: { t: Translate },
): ReplyInput<typeof paidCall> => {
  const row = openOrder(player, orderId)
  if (row.sentAt === 0 && row.payTo !== '') {
    row.sentAt = world.now
    const { delay = 0 } = channelById(row.channelId) ?? {}
    schedule(world, { at: world.now + delay, what: 'deposit.paid', ref: `${player.id}/${row.id}` })
  }
  return { order: depositView(row, t) }
}

/** Cancels an open order, unless the payment was reported. Repeats change nothing. */
export const rechargeOrderCancel = (
  world: World,
  player: Player,
  { orderId }: { orderId: string },
  { t }: { t: Translate },
): ReplyInput<typeof cancelCall> => {
  const known = orderById(player.state.deposits, orderId)
  if (known?.status === DEPOSIT_STATUS.cancelled) return { order: depositView(known, t) }
  const row = openOrder(player, orderId)
  if (row.sentAt > 0) return refuse('orderClosed')
  close(world, player, row, DEPOSIT_STATUS.cancelled, text('order.cancelled'))
  return { order: depositView(row, t) }
}

/** Cancels the open orders that nobody has paid, because the player is excluded. */
export const cancelUnpaid = (world: World, player: Player): void => {
  for (const row of ordersIn(player.state.deposits, DEPOSIT_STATUS.pending))
    if (row.sentAt === 0) close(world, player, row, DEPOSIT_STATUS.cancelled, text('order.excluded'))
}

/** Nothing of the paid deposits has to be wagered any more, because the player is excluded. */
export const freeDeposits = (player: Player): void => {
  for (const row of ordersIn(player.state.deposits, DEPOSIT_STATUS.paid)) row.free = true
}

const arrive = (world: World, player: Player, row: DepositRow): void => {
  const before = { spins: balanceOf(player, 'chance'), tasks: tasksDone(world, player) }
  creditDeposit(world, player, row)
  countForJackpot(world, player, row.price)
  row.granted = {
    spins: balanceOf(player, 'chance') - before.spins,
    tasks: tasksDone(world, player).filter((id) => !before.tasks.includes(id)),
  }
  sendMail(world, player, 'depositPaid', { amount: row.price, bonus: bonusSum(row), orderId: row.id })
}

/** Orders that money can still come for: it was sent before they closed, and nobody knew. */
const AWAITED: readonly number[] = [DEPOSIT_STATUS.pending, DEPOSIT_STATUS.expired, DEPOSIT_STATUS.cancelled]

/** Money that comes after the order has expired or was canceled is the player's too, without the coupon that went back. */
const arrivesLate: DueRule = (world, ref) => {
  const [playerId = '', orderId = ''] = ref.split('/')
  const player = world.players[playerId]
  const row = orderById(player?.state.deposits, orderId)
  if (!player || !row || !AWAITED.includes(row.status)) return
  if (row.status !== DEPOSIT_STATUS.pending) {
    // Its coupon went back when it closed.
    withoutCoupon(world, player, row)
    row.reason = undefined
    countLate(world, player, row.price)
  }
  arrive(world, player, row)
}

/** Runs only while the order is open. */
const whileOpen =
  (happen: (world: World, player: Player, row: DepositRow) => void): DueRule =>
  (world, ref) => {
    const [playerId = '', orderId = ''] = ref.split('/')
    const player = world.players[playerId]
    const row = orderById(player?.state.deposits, orderId)
    if (player && row?.status === DEPOSIT_STATUS.pending) happen(world, player, row)
  }

/** Scheduled events: the money arrives, is refused, or never came. */
export const depositRules: Readonly<Record<string, DueRule>> = {
  'deposit.paid': whileOpen(arrive),
  'deposit.rejected': whileOpen((world, player, row) => {
    const reason = text('order.providerRefused')
    close(world, player, row, DEPOSIT_STATUS.rejected, reason)
    sendMail(world, player, 'depositRejected', { amount: row.price, orderId: row.id, reason })
  }),
  'deposit.expired': whileOpen((world, player, row) => {
    // Money reported as sent in time is still in transit.
    const onItsWay = row.sentAt > 0 && (row.payTo !== '' || row.returnTo !== undefined) && magicOf(row) === undefined
    if (onItsWay) return
    close(world, player, row, DEPOSIT_STATUS.expired, text('order.notPaid'))
    sendMail(world, player, 'depositExpired', { amount: row.price, orderId: row.id })
  }),
  'deposit.late': arrivesLate,
}
