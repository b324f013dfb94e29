import { expect, it } from 'vitest'
import { chancesOf, FULL_TURNS, turnTo } from '../../../src/domain/invite/inviteWheel'

it('[INVITE-01] the wheel turns clockwise to every sector, from wherever it stopped', () => {
  for (const sectors of [1, 3, 8])
    for (let index = 0; index < sectors; index++)
      for (const start of [0, 1, 315, 1440, 4725]) {
        const end = turnTo(start, index, sectors)
        expect(end - start).toBeGreaterThan(FULL_TURNS - 360)
        expect((end + (index * 360) / sectors) % 360).toBe(0)
      }
})

it('[INVITE-01] chances are shares of the sum; none where a weight is missing', () => {
  expect(chancesOf([10, 30])).toEqual([0.25, 0.75])
  expect(chancesOf([10, undefined])).toBeNull()
  expect(chancesOf([0, 0])).toBeNull()
  expect(chancesOf([])).toBeNull()
})
