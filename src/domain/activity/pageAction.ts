import type { ActivityStep, activityDetail } from '../../contract/activity/activityPage'
import type { ReplyOf } from '../../contract/core/call'
import { type Cents, cents } from '../money'
import type { NextAction } from './activities'
import { coinOfStep, coinsOf } from './activityFacts'
import { stepState } from './activityStep'

/** Why the button is what it is. */
export type Reason =
  /** What deposits can still bring, in cents. */
  | { kind: 'rest'; amount: Cents }
  | { kind: 'step'; step: ActivityStep }
  /** With how far the step is. */
  | { kind: 'progress'; step: ActivityStep }

/** The one button of a player's activity page. */
export type PageAction =
  /** What is opened from a row has its button there. */
  | { name: 'none' }
  /** Not open yet: other activities are. */
  | { name: 'others' }
  | { name: 'claimSum'; steps: readonly ActivityStep[]; amount: Cents; reason: Reason | undefined }
  | { name: 'claimStep'; step: ActivityStep; reason: Reason | undefined }
  /** Nothing is left to do. */
  | { name: 'over' }
  | { name: 'playGame'; gameId: number }
  | { name: 'notYet'; reason: Reason }
  | { name: 'goOn'; to: Exclude<NextAction, 'wait'>; reason: Reason | undefined }

interface ActivityPageState extends Pick<ReplyOf<typeof activityDetail>, 'steps' | 'opensAt' | 'share'> {
  ended: boolean
  /** Where the player goes on when nothing can be claimed. */
  next: NextAction
  /** The game that the activity is about. */
  gameId: number | undefined
  /** Its steps are one sum: claimed together, and their rows say how far they are. */
  isSum: boolean
  /** Its steps are gifts, which say when they are open. */
  isGift: boolean
}

/** What a player can do next on an activity's page, in the state it is in, and the reason. */
export const pageAction = (state: ActivityPageState): PageAction => {
  const { steps, share } = state
  if (state.ended) return { name: 'none' }
  if (state.opensAt !== undefined) return { name: 'others' }
  const rest = share && share.most - steps.reduce((sum, step) => sum + coinOfStep(step), 0)
  const restReason: Reason | undefined = rest ? { kind: 'rest', amount: cents(rest) } : undefined
  return claimAction(state, restReason) ?? onwardAction(state, restReason)
}

function claimAction({ steps, share, isSum, isGift }: ActivityPageState, rest: Reason | undefined): PageAction | null {
  const ready = steps.filter((step) => stepState(step) === 'open')
  const [step] = ready
  if (!step) return null
  const amount = share || isSum ? coinsOf(ready, 'open') : 0
  const ofStep: Reason = { kind: 'step', step }
  if (amount > 0)
    return {
      name: 'claimSum',
      steps: ready,
      amount: cents(amount),
      reason: rest ?? (ready.length === 1 ? ofStep : undefined),
    }
  return { name: 'claimStep', step, reason: isGift ? undefined : ofStep }
}

function onwardAction({ steps, next, gameId, isSum }: ActivityPageState, rest: Reason | undefined): PageAction {
  const ahead = steps.find((step) => stepState(step) === 'locked')
  if (steps.length > 0 && !ahead && !rest) return { name: 'over' }
  // Its row names the game; or a game is what the activity is about.
  const game = ahead?.gameId ?? gameId
  if (game !== undefined) return { name: 'playGame', gameId: game }
  // Once is done or not, and a sum's rows say how far they are.
  const counts = ahead !== undefined && !isSum && ahead.target > 1
  const far: Reason | undefined = ahead && !ahead.visit ? { kind: counts ? 'progress' : 'step', step: ahead } : rest
  if (next === 'wait') return far ? { name: 'notYet', reason: far } : { name: 'none' }
  return { name: 'goOn', to: next, reason: counts ? far : rest }
}
