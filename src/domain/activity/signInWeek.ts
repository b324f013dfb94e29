import type { ActivityStep } from '../../contract/activity/activityPage'
import { stepState } from './activityStep'

export type SignInDay = 'done' | 'today' | 'tomorrow' | 'next' | 'missed' | 'forgiven'

/** The days of a sign-in week; the week goes on after a single missed day, which is forgiven. */
export const signInDays = (steps: readonly Pick<ActivityStep, 'state'>[]): SignInDay[] => {
  const states = steps.map(stepState)
  const missed = states.filter((state) => state === 'missed').length === 1 ? 'forgiven' : 'missed'
  const tomorrow = states.includes('open') ? -1 : states.indexOf('locked')
  return states.map((state, index) => {
    if (state === 'locked') return index === tomorrow ? 'tomorrow' : 'next'
    return state === 'claimed' ? 'done' : state === 'open' ? 'today' : missed
  })
}
