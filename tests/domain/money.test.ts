import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, formatCents, parts } from '../../src/domain/money'
import { LOCALES } from '../../src/i18n/supportedLocales'

const anyCents = fc.integer({ min: -(2 ** 52), max: 2 ** 52 }).map(cents)

describe('money', () => {
  it('[WALL-01] shows integer cents divided by 100, with two decimals, never rounded up', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const shown = formatCents(amount)
        expect(shown).toMatch(/^−?\d{1,3}(,\d{3})*\.\d\d$/)
        expect(Number(shown.replace(/[.,]/g, '').replace('−', '-'))).toBe(amount)
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
    [-5, '−0.05'],
    [-123_456, '−1,234.56'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ])('[WALL-01] writes %i as %s', (amount, shown) => {
    expect(formatCents(cents(amount))).toBe(shown)
  })

  it.each(LOCALES)('[WALL-01] groups units and marks decimals as Intl does in $code, in Latin digits', ({ code }) => {
    const intl = new Intl.NumberFormat(`${code}-u-nu-latn`, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    for (const amount of [0, 5, 99, 100, 99_999, 100_000, 123_450, 99_999_999, 100_000_000, 123_456_789_012]) {
      expect(formatCents(cents(amount), code)).toBe(intl.format(amount / 100))
    }
  })

  it('[WALL-01] rejects anything but safe integers', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(wrong)).toThrow(RangeError)
    }
  })
})
