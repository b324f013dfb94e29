import type { ActivityStep } from '../../contract/activity/activityPage'
import { CLAIM } from '../../contract/core/enums'

export type StepState = 'locked' | 'open' | 'claimed' | 'missed'

const words: Readonly<Record<number, StepState>> = {
  [CLAIM.locked]: 'locked',
  [CLAIM.available]: 'open',
  [CLAIM.claimed]: 'claimed',
  [CLAIM.expired]: 'missed',
}

/** An unknown state counts as locked. */
export const stepState = ({ state }: Pick<ActivityStep, 'state'>): StepState => words[state] ?? 'locked'
