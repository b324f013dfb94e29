import type { ReplyInput, RequestOf } from '../../../../src/contract/core/call'
import type { depositQuote as call } from '../../../../src/contract/wallet/deposit'
import { cents } from '../../../../src/domain/money'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { bonusCase, couponBonus, everyBonus } from '../coupon/bonusKinds'
import { couponKind, couponMinimum } from '../coupon/coupons'
import { channelById, TURNOVER } from './depositRule'
import { openDeposits } from './depositState'

/** No channel carries more, cents; its percentages stay exact. */
const MOST = 100_000_000_000

/** What deposits of these amounts would give now: each bonus by itself, and what the coupon adds. */
export const rechargeQuote = (
  world: World,
  player: Player,
  { channelId, prices, couponId }: RequestOf<typeof call>,
): ReplyInput<typeof call> => {
  const { type } = channelById(channelId) ?? refuse('unknownChannel')
  if (prices.some((price) => price < 0)) refuse('belowMinimum')
  if (prices.some((price) => price > MOST)) refuse('aboveMaximum')
  const coupon = player.state.coupons?.open.find(({ id }) => id === couponId)
  const couponAt = (price: number) =>
    coupon && couponKind(coupon.propId) !== 'give' && price >= couponMinimum(coupon.propId)
      ? [couponBonus(coupon.propId, price)]
      : []
  return {
    list: prices.map((price) => ({
      price,
      fee: cents(Math.floor((price * (type.feePermille ?? 0)) / 1000)),
      bonuses: [
        ...everyBonus(bonusCase(player, { channelId, price, at: world.now }, openDeposits(player))),
        ...couponAt(price),
      ].map(({ kind, amount }) => ({ kind, amount: cents(amount) })),
    })),
    turnover: { deposit: TURNOVER.deposit, bonus: TURNOVER.bonus },
  }
}
