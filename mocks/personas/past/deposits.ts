import { chanceFor } from '../../world/core/chance'
import { MINUTE } from '../../world/core/clock'
import { balanceOf } from '../../world/core/ledger'
import { canDraw } from '../../world/jackpot/chance'
import { receiveDrawChance } from '../../world/jackpot/draw'
import { addCoupon, couponKind, couponMinimum } from '../../world/wallet/coupon/coupons'
import { rechargeOrder } from '../../world/wallet/deposit/deposit'
import { rechargeOrderPaid } from '../../world/wallet/deposit/depositLifecycle'
import { channelById, minimumOf } from '../../world/wallet/deposit/depositRule'
import { depositMagic, itemIdOf } from '../../world/wallet/deposit/depositTable'
import { eachDay, type History, type Moment, QUIET_DAYS, unread } from './history'

const SMALL = ['instant', 'bank', 'card', 'qr', 'wallet-a'] as const
const LARGE = ['bank', 'crypto'] as const
/** Deposits above this (cents) come by bank. */
const LARGE_FROM = 500_000
/** Longer than any channel takes. */
const ARRIVES = 6 * MINUTE

/** A deposit of about the usual amount, with a coupon now and then. */
export const deposit = ({ world, player, profile }: History): void => {
  const number = player.state.deposits?.rows.length ?? 0
  const chance = chanceFor(world.seed, 'past.deposit', player.persona, number)
  const channel = channelById(chance.pick(profile.deposit > LARGE_FROM ? LARGE : SMALL))
  if (!channel) return
  const wanted = Math.max(minimumOf(channel, player.totalRecharge, 1), profile.deposit * chance.pick([0.5, 1, 1, 2]))
  const prices = channel.prices.filter((one) => one <= (channel.type.maxAmount ?? one))
  const price = prices.find((one) => one >= wanted) ?? prices.at(-1) ?? wanted
  const fits = chance.hit(0.3)
    ? player.state.coupons?.open.find(
        ({ propId, heldBy }) => !heldBy && couponKind(propId) !== 'give' && price >= couponMinimum(propId),
      )
    : undefined
  const request = { channelId: channel.type.id, itemId: itemIdOf(price), requestId: `past-${number}` }
  const { order } = rechargeOrder(world, player, fits ? { ...request, couponId: fits.id } : request, unread)
  if (channel.payTo !== '') rechargeOrderPaid(world, player, { orderId: order.orderId }, unread)
}

/** An order that failed: the provider refuses a voucher, or nobody pays. */
const failedDeposit = ({ world, player }: History, turn: number): void => {
  const [voucher] = Object.entries(depositMagic).find(([, outcome]) => outcome === 'rejected') ?? []
  const number = player.state.deposits?.rows.length ?? 0
  const refused = turn % 2 === 0 && voucher !== undefined
  const [channelId, price] = refused ? ['voucher', Number(voucher)] : ['qr', 20_000]
  rechargeOrder(world, player, { channelId, itemId: itemIdOf(price), requestId: `past-${number}` }, unread)
}

/** Deposits until a balance is reached; each arrives before the next. */
export const topUp = (history: History, need: number, wait: (ms: number) => void): void => {
  for (let turn = 0; turn < 6 && balanceOf(history.player, 'coin') < need; turn++) {
    deposit(history)
    wait(ARRIVES)
  }
}

/** Draws with the chance that a deposit earned; the last one is still there today. */
const draw = ({ world, player, profile }: History, last: boolean): void => {
  while (canDraw(world, player) && !(last && profile.drawChance)) receiveDrawChance(world, player)
}

/** One deposit in this many is preceded by one that failed. */
const FAILS = 6

/** A persona's deposits, evenly spread up to a few days ago, and its coupons. */
export const deposits = (history: History): Moment[] => {
  const { world, player, profile } = history
  const span = profile.registeredDaysAgo - QUIET_DAYS - 2
  const backOf = (turn: number) => QUIET_DAYS + 1 + Math.round((span * turn) / Math.max(1, profile.deposits - 1))
  const turns = Array.from({ length: profile.deposits }, (_, index) => profile.deposits - 1 - index)
  const coupons = profile.claimable ? [1005, 1010, 1020, 1202, 1301, 1302, 1304] : [1005, 1202, 1301]
  return [
    ...turns.flatMap((turn) => [
      ...(turn % FAILS === 1
        ? eachDay(history, 16, () => failedDeposit(history, Math.floor(turn / FAILS)), [backOf(turn)])
        : []),
      ...eachDay(history, 18, () => deposit(history), [backOf(turn)]),
      ...eachDay(history, 18.5, () => draw(history, turn === 0), [backOf(turn)]),
    ]),
    ...eachDay(
      history,
      12,
      () => {
        for (const id of coupons) addCoupon(world, player, id, 'gift')
      },
      [QUIET_DAYS],
    ),
  ]
}
