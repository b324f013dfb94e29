import type { ActivityStep } from '../../contract/activity/activityPage'
import { PROP } from '../../contract/activity/rewards'
import { type Cents, cents } from '../money'
import { type StepState, stepState } from './activityStep'

/** What the growth fund has paid, what it holds for the player now, and what its next milestone pays. */
export interface Fund {
  ready: Cents
  paid: Cents
  next: Cents
}

export const fundOf = (steps: readonly ActivityStep[]): Fund => {
  const inState = (state: StepState) => steps.filter((step) => stepState(step) === state)
  const coinOf = (counted: readonly ActivityStep[]) =>
    cents(
      counted
        .flatMap(({ awards }) => awards)
        .reduce((sum, { propId, count }) => (propId === PROP.coin ? sum + count : sum), 0),
    )
  return {
    ready: coinOf(inState('open')),
    paid: coinOf(inState('claimed')),
    next: coinOf(inState('locked').slice(0, 1)),
  }
}
