import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FigureSource, givenFigures, movedFigures, parseSection } from '../../../src/domain/jackpot/jackpotNumbers'
import { cents } from '../../../src/domain/money'

const figureNames = ['total', 'mega', 'major', 'minor', 'mini'] as const

const source = (range: string): FigureSource => ({
  total: cents(999),
  megaJackpot: cents(500),
  majorJackpot: cents(400),
  minorJackpot: cents(300),
  miniJackpot: cents(200),
  totalSection: range,
  megaJackpotSection: range,
  majorJackpotSection: range,
  minorJackpotSection: range,
  miniJackpotSection: range,
})

it('[JACK-08] every figure moves within its range, both ends included', () => {
  const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(10 ** 9), unit, (min, width, random) => {
      const figures = movedFigures(source(`${min}-${min + width}`), () => random)
      for (const name of figureNames) {
        expect(figures[name]).toBeGreaterThanOrEqual(min)
        expect(figures[name]).toBeLessThanOrEqual(min + width)
        expect(Number.isSafeInteger(figures[name])).toBe(true)
      }
    }),
  )
  expect(movedFigures(source('10-11'), () => 0).mega).toBe(10)
  expect(movedFigures(source('10-11'), () => 0.9999).mega).toBe(11)
})

it('[JACK-08] each figure is uniform in its own range: the middle at one half', () => {
  const ranges = {
    ...source('0-9'),
    totalSection: '100-103',
    megaJackpotSection: '10-13',
    majorJackpotSection: '20-23',
    minorJackpotSection: '30-33',
    miniJackpotSection: '7-7',
  }
  expect(movedFigures(ranges, () => 0.5)).toEqual({ total: 102, mega: 12, major: 22, minor: 32, mini: 7 })
  expect(movedFigures(ranges, () => 1)).toEqual({ total: 103, mega: 13, major: 23, minor: 33, mini: 7 })
})

it.each(['', '5', '9-1', 'a-b', '1-2-3', '-5-9', '1.5-2', 'x5-9', '5-9x', '1-1234567890123456', '1234567890123456-1'])(
  '[JACK-08] a bad range %j leaves the given amount',
  (range) => {
    expect(parseSection(range)).toBeNull()
    expect(movedFigures(source(range), () => 0.5)).toEqual(givenFigures(source(range)))
  },
)

it('[JACK-11] at first the amounts are those of the reply', () => {
  expect(givenFigures(source('0-9'))).toEqual({ total: 999, mega: 500, major: 400, minor: 300, mini: 200 })
})
