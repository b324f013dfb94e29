import { type Award, PROP, PROP_RANGE } from '../../../src/contract/activity/rewards'
import { schedule } from '../core/agenda'
import { nextDay } from '../core/clock'
import { post } from '../core/ledger'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { addCoupon } from '../wallet/coupon/coupons'
import { logReward } from './rewardsLog'
import { earnLiveness, livenessOf } from './tasksLiveness'

const within = (propId: number, [first, last]: readonly [number, number]): boolean => propId >= first && propId <= last

/** Whether a reward is a coupon of one of the three kinds. */
export const isCoupon = (propId: number): boolean =>
  [PROP_RANGE.percentCoupon, PROP_RANGE.fixedCoupon, PROP_RANGE.giveCoupon].some((range) => within(propId, range))

const pay = (world: World, player: Player, { propId, count }: Award, kind: string, ref: string): void => {
  if (isCoupon(propId)) {
    for (let i = 0; i < count; i++) addCoupon(world, player, propId, ref, kind)
    return
  }
  if (propId === PROP.points) post(world, player, 'points', count, kind, ref)
  else if (propId === PROP.liveness) {
    // The first of a day: at its end, chests that were not opened go to the mail.
    if (livenessOf(player, world.now) === 0)
      schedule(world, { at: nextDay(world.now), what: 'chests.reset', ref: player.id })
    post(world, player, 'liveness', count, kind, ref)
    earnLiveness(player, count, world.now)
  } else if (within(propId, PROP_RANGE.newYear)) post(world, player, `item:${propId}`, count, kind, ref)
  else if (propId === PROP.coin || within(propId, PROP_RANGE.jackpot)) post(world, player, 'coin', count, kind, ref)
  else throw new Error(`unknown reward ${propId}`)
}

/**
 * Pays one award through the ledger and adds it to the player's reward log. `kind` is the ledger's kind,
 * `<noun>.<what>`; `count` is cents for coin and for jackpot prizes, units otherwise.
 */
export const grant = (world: World, player: Player, award: Award, kind: string, ref: string): void => {
  pay(world, player, award, kind, ref)
  logReward(world, player, award, kind)
}

/** Pays the awards of a claim and returns them for the reply. */
export const grantAll = (
  world: World,
  player: Player,
  awards: readonly Award[],
  kind: string,
  ref: string,
): { awards: Award[] } => {
  for (const award of awards) grant(world, player, award, kind, ref)
  return { awards: awards.map(({ propId, count }) => ({ propId, count })) }
}

/** The coin among awards, cents. */
export const coinOf = (awards: readonly Award[]): number =>
  awards.reduce((sum, { propId, count }) => (propId === PROP.coin ? sum + count : sum), 0)

/** `count` in cents. */
export const coin = (count: number): Award => ({ propId: PROP.coin, count })
export const points = (count: number): Award => ({ propId: PROP.points, count })
export const liveness = (count: number): Award => ({ propId: PROP.liveness, count })
/** Coupons or items by reward id. */
export const prop = (propId: number, count = 1): Award => ({ propId, count })
