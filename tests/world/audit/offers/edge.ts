import { isCoupon } from '../../../../mocks/world/bonus/rewards'
import { TOP_LEVEL } from '../../../../mocks/world/config/vip'
import { games, MOST_GAMES } from '../../../../mocks/world/game/catalogue'
import { offers as pointsOffers } from '../../../../mocks/world/points/points'
import { rebateRate } from '../../../../mocks/world/vip/rebateTable'
import { couponKind, couponValue } from '../../../../mocks/world/wallet/coupon/coupons'
import { TURNOVER } from '../../../../mocks/world/wallet/deposit/depositRule'
import { CONTRIBUTION } from '../../../../mocks/world/wallet/walletWagering'
import type { Award } from '../../../../src/contract/activity/rewards'
import { PROP } from '../../../../src/contract/activity/rewards'

/** The best published return of each game type, hundredths of a percent. */
const bestReturns = (): Map<number, number> => {
  const best = new Map<number, number>()
  for (const { type, rtp } of games({ seed: 1, gameCount: MOST_GAMES }))
    best.set(type, Math.max(rtp, best.get(type) ?? 0))
  return best
}
const returns = [...bestReturns()]

const edge = (level: number, type: number, rtp: number): number => (10_000 - rtp - rebateRate(level, type)) / 10_000

/** What a bet costs a player of a level at least, as a share of it: the best game, less the rebate. */
export const costOfBet = (level: number): number => Math.min(...returns.map(([type, rtp]) => edge(level, type, rtp)))

/** What turnover costs at least, as a share of it: bets on some games count only in part. */
export const costOfTurnover = (level: number): number =>
  Math.min(...returns.map(([type, rtp]) => edge(level, type, rtp) / ((CONTRIBUTION[type] ?? 100) / 100)))

/** What a bonus is worth that has to be wagered, cents. */
export const bonusWorth = (cents: number, level = TOP_LEVEL): number =>
  Math.max(0, cents - cents * TURNOVER.bonus * costOfTurnover(level))

const pointWorth = Math.max(
  ...pointsOffers.map(({ price, award }) => (award.propId === PROP.coin ? award.count / price : 0)),
)

/** What awards are worth to the player who makes the most of them, cents. A percent coupon is part of its deposit. */
export const worthOf = (awards: readonly Award[]): number =>
  awards.reduce((sum, { propId, count }) => {
    if (propId === PROP.coin || propId === PROP.otherJackpot) return sum + count
    if (propId === PROP.points) return sum + bonusWorth(count * pointWorth)
    if (isCoupon(propId) && couponKind(propId) !== 'percent') return sum + bonusWorth(couponValue(propId) * count)
    return sum
  }, 0)
