import { expect, it } from 'vitest'
import { jackpotCells, jackpotWeights } from '../../../mocks/world/jackpot/table'
import { oddsOf, shownOneIn } from '../../../src/domain/jackpot/jackpotOdds'

it('[JACK-01] odds of every cell, of any jackpot and of each, from the same configuration that the draw uses', () => {
  const odds = oddsOf(jackpotCells, jackpotWeights)
  expect(odds?.cells.map(({ oneIn }) => shownOneIn(oneIn))).toEqual([4, 10, 33, 400, 6.7, 2000, 400, 2.5, 17, 222])
  expect(odds?.anyJackpot).toBe(200)
  expect(odds?.jackpots.map(({ jackpot, oneIn }) => [jackpot, shownOneIn(oneIn)])).toEqual([
    ['mega', 200_000],
    ['major', 22_222],
    ['minor', 2_222],
    ['mini', 222],
  ])
})

it('[JACK-01] the shares of all cells add up to one', () => {
  const odds = oddsOf(jackpotCells, jackpotWeights)
  expect(odds?.cells.reduce((sum, { oneIn }) => sum + 1 / oneIn, 0)).toBeCloseTo(1, 12)
})

it('[JACK-01] there are no odds without weights in the configuration', () => {
  expect(oddsOf(jackpotCells, undefined)).toBeNull()
  expect(oddsOf(jackpotCells, { 50009: 1 })).toBeNull()
  expect(
    oddsOf(
      jackpotCells.map(({ weight: _, ...cell }) => cell),
      jackpotWeights,
    ),
  ).toBeNull()
  expect(oddsOf([], jackpotWeights)).toBeNull()
  expect(oddsOf(jackpotCells, {})).toBeNull()
  expect(oddsOf(jackpotCells, { ...jackpotWeights, 50009: 1 })).toBeNull()
  const [first, ...others] = jackpotCells
  if (!first) throw new Error('no cells')
  const { weight: _, ...unweighted } = first
  expect(oddsOf([unweighted, ...others], jackpotWeights)).toBeNull()
  expect(
    oddsOf(
      jackpotCells.map((cell) => ({ ...cell, weight: 0 })),
      jackpotWeights,
    ),
  ).toBeNull()
})

it('[JACK-01] "1 in N" has one decimal below ten, none above, and is not shown for impossible results', () => {
  expect([2.44, 9.94, 9.96, 10.4, 222.2].map(shownOneIn)).toEqual([2.4, 9.9, 10, 10, 222])
  expect(shownOneIn(Number.POSITIVE_INFINITY)).toBeNull()
  const { 50001: _, ...withoutMega } = { ...jackpotWeights } as Record<number, number>
  const mega = oddsOf(jackpotCells, withoutMega)?.jackpots[0]
  expect(mega?.jackpot).toBe('mega')
  expect(shownOneIn(mega?.oneIn ?? 0)).toBeNull()
})
