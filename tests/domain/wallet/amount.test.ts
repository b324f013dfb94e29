import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents, formatCents, parseAmount } from '../../../src/domain/money'

it('an amount is read back as it was shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }).map(cents), (amount) => {
      expect(parseAmount(formatCents(amount))).toBe(amount)
      expect(parseAmount((amount / 100).toFixed(2))).toBe(amount)
    }),
  )
})

it.each([
  ['1.5', 150],
  ['1.05', 105],
  ['1.50', 150],
  ['7', 700],
  [' 1,234.5 ', 123_450],
  ['1 234', 123_400],
  ['999999999999.99', 99_999_999_999_999],
])('"%s" is %i cents', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

it.each(['x1', '1x', '1,2345', '', '.', '-1', '1.', '1.234', '1e3', '1,23', '12,34.00', 'abc', '9999999999999', '٣'])(
  '"%s" is no amount',
  (typed) => {
    expect(parseAmount(typed)).toBeNull()
  },
)
