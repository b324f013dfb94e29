import { expect, it } from 'vitest'
import { type BonusCase, bestBonus, couponBonus } from '../../../mocks/world/wallet/coupon/bonusKinds'
import { couponKind, couponMinimum, couponValue } from '../../../mocks/world/wallet/coupon/coupons'
import { RECHARGE_BONUS } from '../../../src/contract/core/enums'
import { NOON } from '../core/support'

/** A fifth deposit on an ordinary Thursday, past every milestone, so that only the tested bonus applies. */
const plain: BonusCase = {
  channelId: 'instant',
  price: 10_000,
  at: NOON,
  paid: 4,
  paidToday: true,
  total: 20_000_000,
  days: 1,
  showType: 1,
}
const kindOf = (more: Partial<BonusCase>) => bestBonus({ ...plain, ...more })
const amountOf = (more: Partial<BonusCase>) => kindOf(more)?.amount ?? 0

it('[WALL-05] each percentage stops at its cap', () => {
  expect([1, 2].map((paid) => amountOf({ paid, price: 1_000_000, showType: 1 }))).toEqual([100_000, 100_000])
  expect(kindOf({ paid: 1, price: 90_000 })).toEqual({ kind: RECHARGE_BONUS.secondDeposit, amount: 45_000 })
  expect(kindOf({ paid: 1, price: 150_000 })).toEqual({ kind: RECHARGE_BONUS.secondDeposit, amount: 50_000 })
  expect(kindOf({ paid: 2, price: 90_000 })).toEqual({ kind: RECHARGE_BONUS.thirdDeposit, amount: 27_000 })
  expect(kindOf({ paid: 2, price: 150_000 })).toEqual({ kind: RECHARGE_BONUS.thirdDeposit, amount: 30_000 })
  expect(kindOf({ paid: 3, price: 90_000 })?.kind).not.toBe(RECHARGE_BONUS.thirdDeposit)
})

it('[WALL-05] a share is floored to a cent', () => {
  expect(kindOf({ paid: 2, price: 10_009 })).toEqual({ kind: RECHARGE_BONUS.thirdDeposit, amount: 3_002 })
  expect(couponBonus(1015, 5_039)).toEqual({ kind: RECHARGE_BONUS.coupon, amount: 755 })
})

it.each([
  [99_900, 0],
  [100_000, 8_000],
  [199_900, 15_992],
  [200_000, 18_000],
  [499_900, 44_991],
  [500_000, 50_000],
])('[WALL-05] the ladder gives for %i cents %i', (price, amount) => {
  expect(amountOf({ price })).toBe(amount)
})

it.each([
  [99_999, 8_000],
  [100_000, 0],
  [499_999, 30_000],
  [500_000, 0],
  [1_999_999, 120_000],
  [9_999_999, 600_000],
  [10_000_000, 0],
  [89_999, 0],
  [90_000, 8_000],
])('[WALL-05] a deposit of 100.00 after %i cents passes a milestone worth %i', (total, amount) => {
  expect(amountOf({ total })).toBe(amount)
})

it('[WALL-05] days in a row count from the second to the seventh, and once a day', () => {
  const given = [1, 2, 3, 6, 7, 8].map((days) => amountOf({ days, paidToday: false, price: 10_000 }))
  // The first deposit of a day always gives two percent.
  expect(given).toEqual([200, 200, 300, 600, 700, 700])
  expect(kindOf({ days: 3, paidToday: false })?.kind).toBe(RECHARGE_BONUS.continuousDays)
  expect(amountOf({ days: 3 })).toBe(0)
})

it('[WALL-05] channels and VIP themes give their percent; of two equal bonuses the first counts', () => {
  expect(kindOf({ channelId: 'wallet-b' })).toEqual({ kind: RECHARGE_BONUS.channel, amount: 300 })
  expect([1, 2, 3, 6].map((showType) => amountOf({ showType }))).toEqual([0, 200, 300, 600])
  expect(kindOf({ channelId: 'wallet-b', showType: 3 })?.kind).toBe(RECHARGE_BONUS.channel)
  expect(kindOf({ showType: 2, paidToday: false })?.kind).toBe(RECHARGE_BONUS.dailyFirst)
})

it('[REW-01] a coupon’s id determines its kind, value and minimum deposit', () => {
  expect([1001, 1099, 1201, 1299, 1301, 1399].map(couponKind)).toEqual([
    ...['percent', 'percent'],
    ...['fixed', 'fixed'],
    ...['give', 'give'],
  ])
  expect(couponMinimum(1001)).toBe(5_000)
  expect(couponMinimum(1250)).toBe(couponValue(1250) * 10)
})
