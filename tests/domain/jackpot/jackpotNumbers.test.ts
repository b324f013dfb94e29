import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type FigureSource,
  parseSection,
  raisedFigures,
  takenFigures,
} from '../../../src/domain/jackpot/jackpotNumbers'
import { cents } from '../../../src/domain/money'

const jackpots = ['mega', 'major', 'minor', 'mini'] as const

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

const unit = fc.double({ min: 0, max: 1, noNaN: true })

it('[JACK-08] every change stays in the range and rises until its end, whatever is drawn', () => {
  fc.assert(
    fc.property(
      fc.nat(10 ** 12),
      fc.nat(10 ** 9),
      fc.array(unit, { minLength: 1, maxLength: 15 }),
      (min, width, draws) => {
        const ranges = { ...source(`${min}-${min + width}`), totalSection: `${4 * min}-${4 * (min + width)}` }
        let shown = takenFigures(ranges, null)
        draws.forEach((draw, index) => {
          const next = raisedFigures(ranges, shown, () => draw, 10 - index)
          for (const name of jackpots) {
            expect(next[name]).toBeGreaterThanOrEqual(min)
            expect(next[name]).toBeLessThanOrEqual(min + width)
            if (index > 0 && shown[name] < min + width) expect(next[name]).toBeGreaterThan(shown[name])
          }
          expect(next.total).toBe(jackpots.reduce((sum, name) => sum + next[name], 0))
          shown = next
        })
      },
    ),
  )
})

it('[JACK-08] the changes of a minute use its range: halfway after half of them with even draws', () => {
  const ranges = source('1000-2000')
  let shown = takenFigures({ ...ranges, megaJackpot: cents(1_000) }, null)
  const seen = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((turns) => {
    shown = raisedFigures(ranges, shown, () => 0.5, turns)
    return shown.mega
  })
  expect(seen[4]).toBeGreaterThan(1_450)
  expect(seen[4]).toBeLessThan(1_550)
  expect(seen.at(-1)).toBeGreaterThan(1_950)
})

it('[JACK-08] a new reply never lowers what is shown, unless the jackpot was won', () => {
  const [low, high] = [
    { ...source('500-900'), megaJackpot: cents(500) },
    { ...source('800-1200'), megaJackpot: cents(800) },
  ]
  const shown = raisedFigures(low, takenFigures(low, null), () => 1, 1)
  expect(shown.mega).toBe(900)
  expect(takenFigures(high, shown).mega).toBe(900)
  expect(takenFigures(low, shown).mega).toBe(900)
  const won = { ...source('100-110'), megaJackpot: cents(100) }
  expect(takenFigures(won, shown).mega).toBe(100)
})

it('[JACK-08] the total is the sum, as far as its own range allows', () => {
  const ranges = { ...source('100-200'), totalSection: '450-460' }
  expect(raisedFigures(ranges, takenFigures(ranges, null), () => 1, 1).total).toBe(460)
})

it.each(['', '5', '9-1', 'a-b', '1-2-3', '-5-9', '1.5-2', 'x5-9', '5-9x', '1-1234567890123456', '1234567890123456-1'])(
  '[JACK-08] a bad range %j leaves the given amount',
  (range) => {
    expect(parseSection(range)).toBeNull()
    const given = takenFigures(source(range), null)
    expect(raisedFigures(source(range), given, () => 0.5, 5)).toEqual(given)
  },
)

it('[JACK-11] at first the amounts are those of the reply', () => {
  expect(takenFigures(source('0-9'), null)).toEqual({ total: 999, mega: 500, major: 400, minor: 300, mini: 200 })
})
