import type { ActivityStep } from '../../contract/activity/activityPage'
import { CLAIM } from '../../contract/core/enums'

export type StepState = 'locked' | 'open' | 'claimed' | 'missed'

const words: Readonly<Record<number, StepState>> = {
  [CLAIM.locked]: 'locked',
  [CLAIM.available]: 'open',
  [CLAIM.claimed]: 'claimed',
  [CLAIM.expired]: 'missed',
}

type Measured = Pick<ActivityStep, 'progress' | 'target'>

/** How far a step is, from 0 to 1. */
export const stepShare = ({ progress, target }: Measured): number => Math.min(1, progress / Math.max(1, target))

/** How far all steps are, from 0 to 1: each is an equal part. */
export const stepsShare = (steps: readonly Measured[]): number =>
  steps.reduce((sum, step) => sum + stepShare(step), 0) / Math.max(1, steps.length)

/** An unknown state counts as locked. */
export const stepState = ({ state }: Pick<ActivityStep, 'state'>): StepState => words[state] ?? 'locked'
