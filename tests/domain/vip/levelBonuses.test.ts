import { describe, expect, it } from 'vitest'
import type { AppConfig } from '../../../src/contract/config'
import { CLAIM } from '../../../src/contract/core/enums'
import { claimState } from '../../../src/domain/vip/claimState'
import { levelBonuses } from '../../../src/domain/vip/levelBonuses'

// Only these two fields count here.
const map = Object.fromEntries(
  [0, 1, 2, 3].map((level) => [level, { level, ...(level > 0 && { levelUpBonus: 10 ** level }) }]),
) as unknown as AppConfig['appVipMap']

describe('the bonuses of levels', () => {
  it.each([
    [0, 1, 10],
    [1, 3, 1_100],
    [0, 3, 1_110],
    [2, 2, 0],
    [3, 9, 0],
    [-1, 0, 0],
  ])('[VIP-04] above %i up to %i are %i', (above, upTo, expected) => {
    expect(levelBonuses(map, above, upTo)).toBe(expected)
  })
})

it.each([
  [CLAIM.locked, 'locked'],
  [CLAIM.available, 'available'],
  [CLAIM.claimed, 'claimed'],
  [CLAIM.expired, 'locked'],
  [99, 'locked'],
])('a reward in state %i is %s', (state, expected) => {
  expect(claimState(state)).toBe(expected)
})
