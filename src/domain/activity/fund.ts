import type { ActivityStep } from '../../contract/activity/activityPage'
import { PROP } from '../../contract/activity/rewards'
import { type Cents, cents } from '../money'
import { type StepState, stepState } from './activityStep'

/** What the growth fund has paid, and what it holds for the player now. */
export interface Fund {
  ready: Cents
  paid: Cents
}

export const fundOf = (steps: readonly ActivityStep[]): Fund => {
  const coinOf = (state: StepState) =>
    steps
      .filter((step) => stepState(step) === state)
      .flatMap(({ awards }) => awards)
      .reduce((sum, { propId, count }) => (propId === PROP.coin ? sum + count : sum), 0)
  return {
    ready: cents(coinOf('open')),
    paid: cents(coinOf('claimed')),
  }
}
