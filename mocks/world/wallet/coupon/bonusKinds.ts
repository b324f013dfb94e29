import { RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import { depositRun } from '../../bonus/tasksCounters'
import { periodKey } from '../../bonus/tasksPeriods'
import { vipAt, vipLevelOf } from '../../config/vip'
import { dayOf } from '../../core/clock'
import type { Player } from '../../core/player'
import { itemIdOf, rechargeItems } from '../deposit/depositTable'
import { firstDeposits } from '../deposit/firstDeposits'
import { couponKind, couponValue } from './coupons'

/** A bonus of a deposit: its kind and cents. */
export interface Bonus {
  kind: number
  amount: number
}

export interface BonusCase {
  channelId: string
  price: number
  /** Creation time of the order. */
  at: number
  /** Number of deposits paid before. */
  paid: number
  /** Whether one was paid on the same day. */
  paidToday: boolean
  /** Sum deposited before, cents. */
  total: number
  /** Streak of days with a deposit, including this one's. */
  days: number
  /** VIP theme, 1 to 6. */
  showType: number
}

type Rule = (one: BonusCase) => number

/** Some percent of a price up to a cap, cents. */
const share = (price: number, percent: number, cap = Number.MAX_SAFE_INTEGER): number =>
  Math.min(cap, Math.floor((price * percent) / 100))

/** Percent by channel. */
const CHANNEL: Readonly<Record<string, number>> = { crypto: 5, 'wallet-b': 3 }
/** Percent from an amount up, greatest first. */
const LADDER = [
  [500_000, 10],
  [200_000, 9],
  [100_000, 8],
] as const
/** Bonuses when the sum of all deposits passes an amount, largest first. */
const MILESTONES = [
  [10_000_000, 600_000],
  [2_000_000, 120_000],
  [500_000, 30_000],
  [100_000, 8_000],
] as const
/** Longest streak that counts. */
const MOST_DAYS = 7

const itemPercent = (price: number, kind: number): number => {
  const item = rechargeItems[itemIdOf(price)]
  return item?.bonusKind === kind ? (item.bonusPercent ?? 0) : 0
}

/** The amount of each kind of bonus, cents. */
const rules: Readonly<Record<number, Rule>> = {
  ...Object.fromEntries(
    firstDeposits.map(({ kind, from, percent, most }, index): [number, Rule] => [
      kind,
      ({ paid, price }) => (paid === index && price >= from ? share(price, percent, most) : 0),
    ]),
  ),
  [RECHARGE_BONUS.dailyFirst]: ({ paidToday, price }) => (paidToday ? 0 : share(price, 2, 20_000)),
  [RECHARGE_BONUS.channel]: ({ channelId, price }) => share(price, CHANNEL[channelId] ?? 0, 50_000),
  [RECHARGE_BONUS.amount]: ({ price }) => share(price, itemPercent(price, RECHARGE_BONUS.amount)),
  [RECHARGE_BONUS.ladder]: ({ price }) => share(price, LADDER.find(([from]) => price >= from)?.[1] ?? 0),
  [RECHARGE_BONUS.accumulated]: ({ total, price }) =>
    MILESTONES.find(([sum]) => total < sum && total + price >= sum)?.[1] ?? 0,
  [RECHARGE_BONUS.continuousDays]: ({ days, price, paidToday }) =>
    days < 2 || paidToday ? 0 : share(price, Math.min(days, MOST_DAYS), 50_000),
  [RECHARGE_BONUS.weekend]: ({ at, price }) => (periodKey('weekend', at) ? share(price, 6, 60_000) : 0),
  [RECHARGE_BONUS.festival]: ({ at, price }) => (periodKey('festival', at) ? share(price, 4, 80_000) : 0),
  [RECHARGE_BONUS.vipExtra]: ({ showType, price }) => (showType < 2 ? 0 : share(price, showType, 200_000)),
}

/** Kinds 1-12, each by itself. */
export const everyBonus = (one: BonusCase): Bonus[] =>
  Object.entries(rules).map(([kind, rule]) => ({ kind: Number(kind), amount: rule(one) }))

/** The best of kinds 1-12; they do not add up. Of equal ones the first. */
export const bestBonus = (one: BonusCase): Bonus | null =>
  everyBonus(one).reduce<Bonus | null>((best, bonus) => (bonus.amount > (best?.amount ?? 0) ? bonus : best), null)

const MAX_PERCENT_COUPON_CENTS = 100_000

/** The bonus of a coupon: kind 13, in addition to the others. */
export const couponBonus = (propId: number, price: number): Bonus => ({
  kind: RECHARGE_BONUS.coupon,
  amount:
    couponKind(propId) === 'percent'
      ? share(price, couponValue(propId), MAX_PERCENT_COUPON_CENTS)
      : couponValue(propId),
})

/** Open orders that may be paid first; they count as paid. */
interface Before {
  count: number
  sum: number
}

/** The bonus inputs of a player at present. */
export const bonusCase = (
  player: Player,
  { channelId, price, at }: Pick<BonusCase, 'channelId' | 'price' | 'at'>,
  before: Before = { count: 0, sum: 0 },
): BonusCase => {
  const { paid = 0, lastDay = '' } = player.state.deposits ?? {}
  const paidToday = lastDay === dayOf(at) || before.count > 0
  return {
    channelId,
    price,
    at,
    paid: paid + before.count,
    paidToday,
    total: player.totalRecharge + before.sum,
    days: depositRun(player, at).days + (paidToday ? 0 : 1),
    showType: vipAt(vipLevelOf(player.vipExp)).showType,
  }
}
