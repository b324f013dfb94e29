import { describe, expect, it } from 'vitest'
import { RECHARGE_BONUS } from '../../../src/contract/core/enums'
import { cents } from '../../../src/domain/money'
import { type Bonus, depositSum, permilleOf, type Quotes } from '../../../src/domain/wallet/depositQuote'

const bonus = (kind: number, amount: number): Bonus => ({ kind, amount: cents(amount) }) as Bonus

const quotes = (bonuses: readonly Bonus[], fee = 0): Quotes =>
  ({ list: [{ price: cents(5_000), fee: cents(fee), bonuses }], turnover: { deposit: 1, bonus: 35 } }) as Quotes

describe('what a deposit costs and credits', () => {
  it('[WALL-05] is the price alone without fee and bonus', () => {
    expect(depositSum(quotes([]), 5_000)).toMatchObject({
      pay: 5_000,
      arrives: 5_000,
      bonus: 0,
      best: null,
      coupon: null,
      turnover: { total: 5_000, deposit: 1, bonus: 35 },
    })
  })

  it('[WALL-05] adds the fee to what is paid, not to what arrives', () => {
    expect(depositSum(quotes([], 75), 5_000)).toMatchObject({ fee: 75, pay: 5_075, arrives: 5_000 })
  })

  it('[WALL-05] takes the best bonus, the first of equal ones, and a coupon beside it', () => {
    const best = bonus(RECHARGE_BONUS.channel, 900)
    const equal = bonus(RECHARGE_BONUS.weekend, 900)
    const coupon = bonus(RECHARGE_BONUS.coupon, 2_000)
    const less = bonus(RECHARGE_BONUS.firstDeposit, 899)
    const found = depositSum(quotes([less, coupon, best, equal]), 5_000)
    expect(found?.best).toBe(best)
    expect(found?.coupon).toBe(coupon)
    expect(found).toMatchObject({ bonus: 2_900, arrives: 7_900, turnover: { total: 5_000 + 35 * 2_900 } })
  })

  it('takes no bonus of nothing, and knows no amount that is not quoted', () => {
    expect(depositSum(quotes([bonus(RECHARGE_BONUS.channel, 0)]), 5_000)?.best).toBe(null)
    expect(depositSum(quotes([]), 5_001)).toBe(null)
  })

  it.each([
    [500, 5_000, 100],
    [5_000, 5_000, 1_000],
    [499, 5_000, null],
    [5, 5_000, 1],
    [0, 5_000, null],
    [500, 0, null],
  ])('a bonus of %i on %i is %s per mille', (amount, price, expected) => {
    expect(permilleOf(bonus(RECHARGE_BONUS.channel, amount), cents(price))).toBe(expected)
  })
})
