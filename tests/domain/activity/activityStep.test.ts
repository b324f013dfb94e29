import { expect, it } from 'vitest'
import { stepsShare } from '../../../src/domain/activity/activityStep'

it('steps fill a vault in equal parts, none by more than its own', () => {
  const steps = [
    { progress: 10, target: 10 },
    { progress: 30, target: 10 },
    { progress: 0, target: 5 },
    { progress: 1, target: 2 },
  ]
  expect(stepsShare(steps)).toBe(0.625)
  expect(stepsShare([])).toBe(0)
})
