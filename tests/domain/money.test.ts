import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCents, cents, formatCents, parseAmount, parts, shareOf } from '../../src/domain/money'

const anyCents = fc.integer({ min: -(2 ** 52), max: 2 ** 52 }).map(cents)
const someCents = fc.integer({ min: 0, max: 10 ** 13 }).map(cents)

describe('money', () => {
  it('[WALL-01] shows integer cents divided by 100, with two decimals, never more than there is', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const shown = formatCents(amount)
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(Number(shown.replace(/[.,]/g, ''))).toBe(amount)
      }),
    )
  })

  it('[WALL-01] takes amounts apart without a fraction', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const { negative, units, cents: rest } = parts(amount)
        expect((negative ? -1 : 1) * (units * 100 + rest)).toBe(amount)
        expect(rest).toBeLessThan(100)
      }),
    )
  })

  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [99, '0.99'],
    [123_450, '1,234.50'],
    [-5, '-0.05'],
    [-123_456, '-1,234.56'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ])('[WALL-01] writes %i as %s', (amount, shown) => {
    expect(formatCents(cents(amount))).toBe(shown)
  })

  it('[WALL-01] keeps Latin digits and the mark of each locale', () => {
    expect(formatCents(cents(123_450), 'pt-BR')).toBe('1.234,50')
    expect(formatCents(cents(123_450), 'vi-VN')).toBe('1.234,50')
    expect(formatCents(cents(123_450), 'ar')).toMatch(/^1.234.50$/)
  })

  it('[WALL-01] is never made of anything but whole safe cents', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(wrong)).toThrow(RangeError)
    }
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError)
  })

  it('[WALL-01] floors a share to a cent, exactly even where floating point would not be', () => {
    fc.assert(
      fc.property(someCents, fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
        const share = shareOf(amount, points)
        const exact = BigInt(amount) * BigInt(points)
        expect(BigInt(share) * 10_000n <= exact).toBe(true)
        expect((BigInt(share) + 1n) * 10_000n > exact).toBe(true)
      }),
    )
  })

  it('[WALL-01] reads back what it has shown', () => {
    fc.assert(
      fc.property(someCents, (amount) => {
        expect(parseAmount(formatCents(amount))).toBe(amount)
        expect(parseAmount((amount / 100).toFixed(2))).toBe(amount)
      }),
    )
  })

  it.each(['', '.', '-1', '1.234', '1e3', '1,23', '12,34.00', 'abc', '9999999999999', '٣'])(
    '[WALL-01] takes "%s" for no amount',
    (typed) => {
      expect(parseAmount(typed)).toBeNull()
    },
  )
})
