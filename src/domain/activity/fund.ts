import type { ActivityStep } from '../../contract/activity/activityPage'
import { type Cents, cents } from '../money'
import { coinOfStep, coinsOf } from './activityFacts'
import { stepState } from './activityStep'

/** What the growth fund has paid, what it holds for the player now, and what its next milestone pays. */
export interface Fund {
  ready: Cents
  paid: Cents
  next: Cents
}

export const fundOf = (steps: readonly ActivityStep[]): Fund => {
  const ahead = steps.find((step) => stepState(step) === 'locked')
  return {
    ready: cents(coinsOf(steps, 'open')),
    paid: cents(coinsOf(steps, 'claimed')),
    next: cents(ahead ? coinOfStep(ahead) : 0),
  }
}
