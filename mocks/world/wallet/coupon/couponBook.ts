import type { ReplyInput } from '../../../../src/contract/core/call'
import { CLAIM } from '../../../../src/contract/core/enums'
import type { Coupon, couponList as listCall, couponUse as useCall } from '../../../../src/contract/wallet/coupon'
import { cents } from '../../../../src/domain/money'
import { coin, grant } from '../../bonus/rewards'
import { balanceOf } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { addWagering, turnoverOf } from '../walletWagering'
import { type CouponRecord, closeCoupon, couponKind, couponMinimum, couponValue } from './coupons'

/** Number of used or expired coupons shown. */
const SHOWN_DONE = 50

const view = (coupon: CouponRecord, state: number): Coupon => ({
  id: coupon.id,
  propId: coupon.propId,
  value: couponValue(coupon.propId),
  minDeposit: cents(couponMinimum(coupon.propId)),
  expireTime: coupon.until,
  state,
  ...(coupon.heldBy !== undefined && { heldBy: coupon.heldBy }),
  ...(couponKind(coupon.propId) === 'give' && { turnover: cents(turnoverOf({ bonus: couponValue(coupon.propId) })) }),
})

/** Usable coupons first, soonest to expire; then the last used or expired ones. */
export const couponList = (_world: World, player: Player): ReplyInput<typeof listCall> => {
  const { open = [], done = [] } = player.state.coupons ?? {}
  return {
    list: [
      ...open.toSorted((a, b) => a.until - b.until).map((coupon) => view(coupon, CLAIM.available)),
      ...done
        .slice(-SHOWN_DONE)
        .reverse()
        .map((coupon) => view(coupon, coupon.usedAt > 0 ? CLAIM.claimed : CLAIM.expired)),
    ],
  }
}

const usable = (player: Player, id: string): CouponRecord => {
  const { open = [], done = [] } = player.state.coupons ?? {}
  const past = done.findLast((coupon) => coupon.id === id)
  if (past) return refuse(past.usedAt > 0 ? 'alreadyClaimed' : 'claimExpired')
  const coupon = open.find((candidate) => candidate.id === id)
  return coupon && couponKind(coupon.propId) === 'give' ? coupon : refuse('couponUnusable')
}

/** Redeems a gift coupon: its coin goes to the balance and has to be wagered like any bonus. */
export const couponUse = (
  world: World,
  player: Player,
  { couponId }: { couponId: string },
): ReplyInput<typeof useCall> => {
  const coupon = usable(player, couponId)
  const award = coin(couponValue(coupon.propId))
  addWagering(world, player, { bonus: award.count })
  closeCoupon(world, player, coupon, 'coupon.used')
  grant(world, player, award, 'coupon.gift', coupon.id)
  return { awards: [award], coin: balanceOf(player, 'coin') }
}
