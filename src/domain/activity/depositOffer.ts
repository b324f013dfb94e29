import type { ActivityStep } from '../../contract/activity/activityPage'
import { stepState } from './activityStep'

/** The offer that the next deposit can reach: the first one that no deposit has met or missed. */
export const nextOffer = (steps: readonly ActivityStep[]): ActivityStep | undefined =>
  steps.find((step) => stepState(step) === 'locked')
