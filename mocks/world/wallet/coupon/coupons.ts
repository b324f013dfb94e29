import { PROP_RANGE } from '../../../../src/contract/activity/rewards'
import { propConfig } from '../../config/props'
import type { DueRule } from '../../core/agenda'
import { schedule } from '../../core/agenda'
import { DAY } from '../../core/clock'
import { post } from '../../core/ledger'
import { type Player, slice } from '../../core/player'
import { nextId, type World } from '../../core/state'

/** One coupon of a player; how many there are of a kind is in the ledger. */
export interface CouponRecord {
  id: string
  propId: number
  from: number
  until: number
  /** When it was used, 0 while it is not. */
  usedAt: number
  ref: string
  /** The open deposit order that will use it. */
  heldBy?: string
}

/** A player's coupons: those that can still be used, and those that were used or have expired; both oldest first. */
export interface CouponSlice {
  open: CouponRecord[]
  done: CouponRecord[]
}

declare module '../../core/player' {
  interface Slices {
    coupons?: CouponSlice
  }
}

/** A coupon is good for so many days. */
export const COUPON_DAYS = 30

/** The three kinds of coupons. */
export type CouponKind = 'percent' | 'fixed' | 'give'

/** What a coupon's reward id stands for. */
export const couponKind = (propId: number): CouponKind =>
  propId <= PROP_RANGE.percentCoupon[1] ? 'percent' : propId <= PROP_RANGE.fixedCoupon[1] ? 'fixed' : 'give'

/** A coupon's value: percent of percent coupons, cents of the others. */
export const couponValue = (propId: number): number =>
  propConfig[propId]?.num ?? (couponKind(propId) === 'percent' ? propId % 100 : (propId % 100) * 100)

const LEAST_FOR_PERCENT = 5_000
/** A fixed coupon asks for a deposit of so many times its value. */
const FIXED_TIMES = 10

/** The least deposit (cents) that a coupon may be used with; 0 for gifts, which need none. */
export const couponMinimum = (propId: number): number => {
  const kind = couponKind(propId)
  return kind === 'give' ? 0 : kind === 'fixed' ? couponValue(propId) * FIXED_TIMES : LEAST_FOR_PERCENT
}

/** Takes a coupon out of the open ones: used, or expired at an instant. */
export const closeCoupon = (
  world: World,
  player: Player,
  coupon: CouponRecord,
  kind: 'coupon.used' | 'coupon.expired',
  at = world.now,
): void => {
  const coupons = player.slices.coupons
  if (!coupons?.open.includes(coupon)) return
  post(world, player, `coupon:${coupon.propId}`, -1, kind, coupon.id, at)
  coupons.open = coupons.open.filter((other) => other !== coupon)
  delete coupon.heldBy
  if (kind === 'coupon.used') coupon.usedAt = at
  coupons.done.push(coupon)
}

/** Gives a player one coupon: a record with its expiry, counted in the ledger as `coupon:<propId>`. */
export const addCoupon = (
  world: World,
  player: Player,
  propId: number,
  ref: string,
  kind = 'coupon.added',
  at = world.now,
): CouponRecord => {
  const until = at + COUPON_DAYS * DAY
  const record: CouponRecord = { id: nextId(world, 'k'), propId, from: at, until, usedAt: 0, ref }
  post(world, player, `coupon:${propId}`, 1, kind, record.id, at)
  slice(player, 'coupons', () => ({ open: [], done: [] })).open.push(record)
  if (until > world.now) schedule(world, { at: until, what: 'coupon.expires', ref: `${player.id}/${record.id}` })
  else closeCoupon(world, player, record, 'coupon.expired', until)
  return record
}

/** Lets a coupon go that an order held; it expires at once when its time has passed meanwhile. */
export const releaseCoupon = (world: World, player: Player, id: string): void => {
  const coupon = player.slices.coupons?.open.find((open) => open.id === id)
  if (!coupon) return
  delete coupon.heldBy
  if (coupon.until <= world.now) closeCoupon(world, player, coupon, 'coupon.expired')
}

/** What is due for coupons: one that no order holds expires at its time. */
export const couponRules: Readonly<Record<string, DueRule>> = {
  'coupon.expires': (world, ref) => {
    const [playerId = '', id = ''] = ref.split('/')
    const player = world.players[playerId]
    const coupon = player?.slices.coupons?.open.find((open) => open.id === id)
    if (player && coupon && coupon.heldBy === undefined) closeCoupon(world, player, coupon, 'coupon.expired')
  },
}
