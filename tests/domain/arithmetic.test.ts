import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalOf, portion, sum, unitsUp } from '../../src/domain/arithmetic'
import { cents } from '../../src/domain/money'

const positive = fc.integer({ min: 0, max: 10 ** 12 }).map(cents)
const anyCents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(cents)

it('a part of an amount is floored to whole cents', () => {
  fc.assert(
    fc.property(positive, fc.integer({ min: 0, max: 1_000 }), (amount, part) => {
      expect(portion(amount, part, 1_000)).toBe(Number((BigInt(amount) * BigInt(part)) / 1_000n))
    }),
  )
  expect(() => portion(cents(Number.MAX_SAFE_INTEGER), 2, 100)).toThrow(RangeError)
  expect(() => portion(cents(101), 0.5, 1)).toThrow(RangeError)
})

it('a sum stays whole cents', () => {
  fc.assert(
    fc.property(fc.array(anyCents), (amounts) => {
      expect(BigInt(sum(amounts))).toBe(amounts.reduce((total, amount) => total + BigInt(amount), 0n))
    }),
  )
  expect(() => sum([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError)
})

it('the decimal for machines is exact', () => {
  fc.assert(
    fc.property(anyCents, (amount) => {
      expect(Number(decimalOf(amount).replace('.', ''))).toBe(amount)
    }),
  )
  expect(decimalOf(cents(-123_450))).toBe('-1234.50')
})

it.each([
  [0, 0],
  [1, 1],
  [100, 1],
  [101, 2],
  [-101, -1],
])('%i cents are at most %i units', (amount, units) => {
  expect(unitsUp(cents(amount))).toBe(units)
})
