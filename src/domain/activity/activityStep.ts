import type { ActivityStep } from '../../contract/activity/activityPage'
import { CLAIM } from '../../contract/core/enums'

/** How a step of an activity stands for the player. */
export type StepState = 'locked' | 'open' | 'claimed' | 'missed'

const words: Readonly<Record<number, StepState>> = {
  [CLAIM.locked]: 'locked',
  [CLAIM.available]: 'open',
  [CLAIM.claimed]: 'claimed',
  [CLAIM.expired]: 'missed',
}

/** How a step stands; one in a state that nobody knows cannot be claimed. */
export const stepState = ({ state }: Pick<ActivityStep, 'state'>): StepState => words[state] ?? 'locked'
