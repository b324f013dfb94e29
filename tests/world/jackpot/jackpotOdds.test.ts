import { expect, it } from 'vitest'
import { jackpotCells, jackpotWeights, WEIGHT_TOTAL } from '../../../mocks/world/jackpot/table'

it('[JACK-11] the weights of the cells and of the jackpots each add up to a million', () => {
  expect(jackpotCells.reduce((sum, { weight = 0 }) => sum + weight, 0)).toBe(WEIGHT_TOTAL)
  expect(Object.values(jackpotWeights).reduce((sum, weight) => sum + weight, 0)).toBe(WEIGHT_TOTAL)
})
