import { expect, it } from 'vitest'
import { decide } from '../../../../mocks/world/jackpot/fairness'
import { jackpotCells, jackpotWeights, WEIGHT_TOTAL } from '../../../../mocks/world/jackpot/table'
import { chiSquare } from '../chiSquare'

const DRAWS = 100_000

it('[JACK-11] 100,000 draws match the configured odds', () => {
  const cells = new Map<number, number>()
  const jackpots = new Map<number, number>()
  for (let i = 0; i < DRAWS; i++) {
    const { cellId, jackpot } = decide({ secret: `secret-${i}`, message: 'odds' })
    cells.set(cellId, (cells.get(cellId) ?? 0) + 1)
    jackpots.set(jackpot, (jackpots.get(jackpot) ?? 0) + 1)
  }
  const ofCells = chiSquare(
    jackpotCells.map(({ id }) => cells.get(id) ?? 0),
    jackpotCells.map(({ weight = 0 }) => (weight / WEIGHT_TOTAL) * DRAWS),
  )
  const ofJackpots = chiSquare(
    Object.keys(jackpotWeights).map((propId) => jackpots.get(Number(propId)) ?? 0),
    Object.values(jackpotWeights).map((weight) => (weight / WEIGHT_TOTAL) * DRAWS),
  )
  // The 99.9 % points of chi-square with 9 and 3 degrees of freedom.
  expect(ofCells).toBeLessThan(27.88)
  expect(ofJackpots).toBeLessThan(16.27)
})
