import { isCoupon } from '../../../../mocks/world/bonus/rewards'
import { propConfig } from '../../../../mocks/world/config/props'
import { TOP_LEVEL, vipLadder } from '../../../../mocks/world/config/vip'
import {
  DEPOSIT_GOAL,
  jackpotCells,
  jackpotWeights,
  tierOf,
  tierRules,
  WEIGHT_TOTAL,
} from '../../../../mocks/world/jackpot/table'
import { couponBonus, everyBonus } from '../../../../mocks/world/wallet/coupon/bonusKinds'
import { couponKind, couponMinimum } from '../../../../mocks/world/wallet/coupon/coupons'
import { depositChannels } from '../../../../mocks/world/wallet/deposit/depositTable'
import { RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import { costOfBet, costOfTurnover, worthOf } from './edge'
import type { Offer } from './offer'
import { DATES, houseOf, worst } from './offer'

const prices = depositChannels.flatMap(({ type: { id, minAmount = 0, maxAmount = 0 }, prices: some }) =>
  [minAmount, ...some, maxAmount].map((price) => ({ channelId: id, price })),
)

/** Every deposit that can make a difference to its bonus. */
const cases = prices.flatMap((one) =>
  DATES.flatMap((at) =>
    vipLadder.flatMap(({ showType, level }) =>
      [0, 1, 2, 9].map((paid) => ({
        level,
        bonusCase: { ...one, at, paid, paidToday: false, total: paid === 0 ? 0 : 99_999, days: 30, showType },
      })),
    ),
  ),
)

const ONCE: readonly number[] = [
  RECHARGE_BONUS.firstDeposit,
  RECHARGE_BONUS.secondDeposit,
  RECHARGE_BONUS.thirdDeposit,
  RECHARGE_BONUS.accumulated,
]

const bonusKinds = Object.entries(RECHARGE_BONUS).flatMap(([key, kind]) =>
  worst(
    cases.flatMap(({ level, bonusCase }) => {
      const { amount = 0 } = everyBonus(bonusCase).find((bonus) => bonus.kind === kind) ?? {}
      if (amount === 0) return []
      const { price } = bonusCase
      return {
        name: `deposit: ${key}`,
        repeats: ONCE.includes(kind) ? 'ever' : 'each',
        stake: price,
        gives: amount,
        house: houseOf(level, price, amount),
      }
    }),
  ),
)

/** A coupon with the best of the bonuses that come back. */
const couponRow = (propId: number, repeats: Offer['repeats']): Offer[] =>
  worst(
    cases.flatMap(({ level, bonusCase }) => {
      const { price } = bonusCase
      if (price < couponMinimum(propId)) return []
      const best = Math.max(...everyBonus(bonusCase).map(({ kind, amount }) => (ONCE.includes(kind) ? 0 : amount)))
      const gives = best + couponBonus(propId, price).amount
      return {
        name: `coupon ${propId} with the best bonus`,
        repeats,
        stake: price,
        gives,
        house: houseOf(level, price, gives),
      }
    }),
  )

const rebates = vipLadder.map(({ level }): Offer => {
  const stake = 10_000
  return { name: `rebate of level ${level}`, repeats: 'each', stake, gives: 0, house: stake * costOfBet(level) }
})

/** The pools above their seeds are other players' bets. */
const drawWorth = jackpotCells.reduce((sum, { propId, count, weight = 0, type }) => {
  const won =
    type === 2
      ? Object.entries(jackpotWeights).reduce((all, [id, share]) => {
          const tier = tierOf(Number(id))
          return all + (tier ? tierRules[tier].seed * share : 0) / WEIGHT_TOTAL
        }, 0)
      : worthOf([{ propId, count }])
  return sum + (won * weight) / WEIGHT_TOTAL
}, 0)

const draw: Offer = {
  name: 'jackpot draw for the day’s deposits',
  repeats: 'day',
  stake: DEPOSIT_GOAL,
  gives: drawWorth,
  house: DEPOSIT_GOAL * costOfTurnover(TOP_LEVEL) - drawWorth,
}

const percentCoupons = Object.keys(propConfig)
  .map(Number)
  .filter((id) => isCoupon(id) && couponKind(id) !== 'give')

/** Offers that come with a deposit or with bets. */
export const depositOffers: readonly Offer[] = [
  ...bonusKinds,
  ...percentCoupons.flatMap((id) => couponRow(id, 'each')),
  ...rebates,
  draw,
]
