import { describe, expect, it } from 'vitest'
import { CLAIM } from '../../../src/contract/core/enums'
import type { Coupon } from '../../../src/contract/wallet/coupon'
import { cents } from '../../../src/domain/money'
import { couponFits, couponOffers } from '../../../src/domain/wallet/couponOffers'
import { COUPON_STATES, couponIs } from '../../../src/domain/wallet/couponStates'

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  propId: 1001,
  value: 10,
  minDeposit: cents(1000),
  expireTime: 1,
  state: CLAIM.available,
  ...changes,
})

describe('a coupon', () => {
  it.each([
    ['a share of the deposit', {}, true],
    ['a sum on top of it', { propId: 1201 }, true],
    ['just below the gifts', { propId: 1300 }, true],
    ['the first gift', { propId: 1301 }, false],
    ['the last gift', { propId: 1399 }, false],
    ['just above the gifts', { propId: 1400 }, true],
    ['held by an open order', { heldBy: 'o1' }, false],
    ['used', { state: CLAIM.claimed }, false],
    ['expired', { state: CLAIM.expired }, false],
  ])('[WALL-05] that is %s is offered with a deposit: %o, %s', (_, changes, isOffered) => {
    expect(couponOffers([coupon(changes)])).toHaveLength(Number(isOffered))
  })

  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('[WALL-05] from 10.00 on fits a deposit of %i cents: %s', (price, fits) => {
    expect(couponFits(coupon(), price)).toBe(fits)
  })

  it.each([
    [CLAIM.locked, []],
    [CLAIM.available, ['ready']],
    [CLAIM.claimed, ['used']],
    [CLAIM.expired, ['expired']],
  ])('in state %i is one of %o', (state, expected) => {
    expect(COUPON_STATES.filter((one) => couponIs({ state }, one))).toEqual(expected)
  })
})
