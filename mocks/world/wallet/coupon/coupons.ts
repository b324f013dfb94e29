import { PROP_RANGE } from '../../../../src/contract/activity/rewards'
import { propConfig } from '../../config/props'
import type { DueRule } from '../../core/agenda'
import { schedule } from '../../core/agenda'
import { DAY } from '../../core/clock'
import { post } from '../../core/ledger'
import { ensurePlayerState, type Player } from '../../core/player'
import { nextId, type World } from '../../core/state'

/** A coupon of a player; the ledger counts coupons by kind. */
export interface CouponRecord {
  id: string
  propId: number
  from: number
  until: number
  /** 0 until it is used. */
  usedAt: number
  ref: string
  /** The open deposit order that will use it. */
  heldBy?: string
}

/** Usable coupons, and used or expired ones; both oldest first. */
export interface CouponState {
  open: CouponRecord[]
  done: CouponRecord[]
}

declare module '../../core/player' {
  interface PlayerState {
    coupons?: CouponState
  }
}

/** Lifetime of a coupon, days. */
export const COUPON_DAYS = 30

export type CouponKind = 'percent' | 'fixed' | 'give'

export const couponKind = (propId: number): CouponKind =>
  propId <= PROP_RANGE.percentCoupon[1] ? 'percent' : propId <= PROP_RANGE.fixedCoupon[1] ? 'fixed' : 'give'

/** Percent for percent coupons, cents for the others. */
export const couponValue = (propId: number): number =>
  propConfig[propId]?.num ?? (couponKind(propId) === 'percent' ? propId % 100 : (propId % 100) * 100)

const LEAST_FOR_PERCENT = 5_000
/** A fixed coupon needs a deposit of this many times its value. */
const FIXED_TIMES = 10

/** Smallest deposit for a coupon, cents; 0 for gift coupons. */
export const couponMinimum = (propId: number): number => {
  const kind = couponKind(propId)
  return kind === 'give' ? 0 : kind === 'fixed' ? couponValue(propId) * FIXED_TIMES : LEAST_FOR_PERCENT
}

/** Moves a coupon from the open ones to the used or expired ones. */
export const closeCoupon = (
  world: World,
  player: Player,
  coupon: CouponRecord,
  kind: 'coupon.used' | 'coupon.expired',
): void => {
  const coupons = player.state.coupons
  if (!coupons?.open.includes(coupon)) return
  post(world, player, `coupon:${coupon.propId}`, -1, kind, coupon.id)
  coupons.open = coupons.open.filter((other) => other !== coupon)
  delete coupon.heldBy
  if (kind === 'coupon.used') coupon.usedAt = world.now
  coupons.done.push(coupon)
}

/** Adds a coupon with its expiry, counted in the ledger as `coupon:<propId>`. */
export const addCoupon = (
  world: World,
  player: Player,
  propId: number,
  ref: string,
  kind = 'coupon.added',
): CouponRecord => {
  const until = world.now + COUPON_DAYS * DAY
  const record: CouponRecord = { id: nextId(world, 'k'), propId, from: world.now, until, usedAt: 0, ref }
  post(world, player, `coupon:${propId}`, 1, kind, record.id)
  ensurePlayerState(player, 'coupons', () => ({ open: [], done: [] })).open.push(record)
  schedule(world, { at: until, what: 'coupon.expires', ref: `${player.id}/${record.id}` })
  return record
}

/** Whether a gift coupon waits to be redeemed: its red dot. */
export const hasGiftCoupon = (player: Player): boolean =>
  player.state.coupons?.open.some(({ propId }) => couponKind(propId) === 'give') ?? false

/** Frees a coupon held by an order; it expires at once if it is past its time. */
export const releaseCoupon = (world: World, player: Player, id: string, orderId: string): void => {
  const coupon = player.state.coupons?.open.find((open) => open.id === id)
  if (coupon?.heldBy !== orderId) return
  delete coupon.heldBy
  if (coupon.until <= world.now) closeCoupon(world, player, coupon, 'coupon.expired')
}

/** Scheduled event: a coupon that no order holds expires. */
export const couponRules: Readonly<Record<string, DueRule>> = {
  'coupon.expires': (world, ref) => {
    const [playerId = '', id = ''] = ref.split('/')
    const player = world.players[playerId]
    const coupon = player?.state.coupons?.open.find((open) => open.id === id)
    if (player && coupon && coupon.heldBy === undefined) closeCoupon(world, player, coupon, 'coupon.expired')
  },
}
