import { expect, it } from 'vitest'
import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import { nextOffer } from '../../../src/domain/activity/depositOffer'
import { fundOf } from '../../../src/domain/activity/fund'

const step = (id: string, state: number, progress: number, count: number): ActivityStep => ({
  id,
  title: '',
  unit: 'cents',
  progress,
  target: 1_000,
  state,
  awards: [
    { propId: 2001, count },
    { propId: 1304, count: 1 },
  ],
})
const steps = [
  step('paid', 2, 1_000, 10),
  step('ready', 1, 1_000, 100),
  step('far', 0, 400, 1_200),
  step('last', 0, 0, 9),
]

it('[ACT-07] the fund holds the coin of what can be claimed, has paid what was, and pays at the next milestone', () => {
  expect(fundOf(steps)).toEqual({ ready: 100, paid: 10, next: 1_200 })
  expect(fundOf([])).toEqual({ ready: 0, paid: 0, next: 0 })
})

it('[ACT-07] the next deposit reaches the first offer that none has met or missed', () => {
  expect(nextOffer([step('missed', 3, 500, 1), ...steps])?.id).toBe('far')
  expect(nextOffer([step('claimed', 2, 1_000, 1)])).toBeUndefined()
})
