import type { ActivityStep } from '../../contract/activity/activityPage'
import { type Award, PROP } from '../../contract/activity/rewards'
import { stepState } from './activityStep'

interface Figure {
  name:
    | 'claimed'
    | 'coins'
    | 'digits'
    | 'most'
    | 'next'
    | 'points'
    | 'ready'
    | 'rewards'
    | 'rounds'
    | 'share'
    | 'soFar'
    | 'top'
  value: number
  /** "1 of 4". */
  of?: number
  unit: 'cents' | 'number' | 'percent'
}

/** Awards beside each other, in units of their own. */
interface Awards {
  name: 'coinsAndPoints'
  awards: readonly Award[]
}

/** One of the three facts below the scene of an activity. */
export type ActivityFact = Figure | Awards

const sumOf = (awards: readonly Award[], prop: number): number =>
  awards.reduce((sum, { propId, count }) => (propId === prop ? sum + count : sum), 0)

/** Coins of the steps in a state, in cents. */
export const coinsOf = (steps: readonly ActivityStep[], state: ReturnType<typeof stepState>): number =>
  sumOf(
    steps.filter((step) => stepState(step) === state).flatMap(({ awards }) => awards),
    PROP.coin,
  )

/** Whether all steps are targets of one figure: a ladder. */
export const isLadder = (steps: readonly ActivityStep[]): boolean =>
  steps.length > 1 &&
  new Set(steps.map(({ target }) => target)).size > 1 &&
  new Set(steps.map((s) => s.unit)).size === 1

const wonInAll = (steps: readonly ActivityStep[]): ActivityFact => {
  const awards = steps.flatMap((step) => step.awards)
  const [coins, points] = [sumOf(awards, PROP.coin), sumOf(awards, PROP.points)]
  if (coins > 0 && points > 0)
    return {
      name: 'coinsAndPoints',
      awards: [
        { propId: PROP.coin, count: coins },
        { propId: PROP.points, count: points },
      ],
    }
  if (coins > 0) return { name: 'coins', value: coins, unit: 'cents' }
  if (points > 0) return { name: 'points', value: points, unit: 'number' }
  return { name: 'rewards', value: steps.length, unit: 'number' }
}

/** A share of deposits: the percent, the most it pays (cents). */
export type Share = { percent: number; most: number }

/** Coins of a step, in cents. */
export const coinOfStep = ({ awards }: Pick<ActivityStep, 'awards'>): number => sumOf(awards, PROP.coin)

const ofShare = ({ percent, most }: Share, steps: readonly ActivityStep[]): ActivityFact[] => [
  { name: 'share', value: percent, unit: 'percent' },
  { name: 'most', value: most, unit: 'cents' },
  { name: 'soFar', value: steps.reduce((sum, step) => sum + coinOfStep(step), 0), unit: 'cents' },
]

const ofSlots = (slots: readonly ActivityStep[], all: readonly ActivityStep[]): ActivityFact[] => {
  const sum = (of: 'progress' | 'target') => slots.reduce((total, step) => total + step[of], 0)
  const digits = slots.filter(({ digit }) => digit !== undefined).length
  return [
    { name: 'digits', value: digits, of: slots.length, unit: 'number' },
    { name: 'rounds', value: sum('progress'), of: sum('target'), unit: 'number' },
    wonInAll(all),
  ]
}

/** The three facts of an activity; none without steps. */
export const activityFacts = (steps: readonly ActivityStep[], share?: Share): ActivityFact[] => {
  if (share) return ofShare(share, steps)
  const [first] = steps
  if (!first) return []
  const slots = steps.filter(({ gameId }) => gameId !== undefined)
  if (slots.length > 0) return ofSlots(slots, steps)
  if (!isLadder(steps)) {
    const count = (state: string) => steps.filter((step) => stepState(step) === state).length
    return [
      { name: 'claimed', value: count('claimed'), of: steps.length, unit: 'number' },
      { name: 'ready', value: count('open'), unit: 'number' },
      wonInAll(steps),
    ]
  }
  const unit = first.unit === 'cents' ? 'cents' : 'number'
  const soFar = Math.max(...steps.map(({ progress }) => progress))
  const next = steps.find((step) => step.progress < step.target)
  return [
    { name: 'soFar', value: soFar, unit },
    next
      ? { name: 'next', value: next.target, unit }
      : { name: 'top', value: Math.max(...steps.map(({ target }) => target)), unit },
    wonInAll(steps),
  ]
}
