import type { ReplyOf } from '../../contract/core/call'
import type { pointsOffers } from '../../contract/points'
import { readAmount } from '../amount'
import { portion } from '../arithmetic'
import { type Cents, parts } from '../money'

export type PointsRate = NonNullable<ReplyOf<typeof pointsOffers>['rate']>

/** Why points cannot be exchanged; a text key of `rewards.points.problem`. */
export type PointsProblem = 'unreadable' | 'few' | 'many'

/** What points are exchanged for, floored to a cent. */
export const coinFor = (points: number, rate: PointsRate): Cents => portion(rate.coin, points, rate.points)

/** Whole points as typed in any locale's form; null when they are none. */
export const pointsIn = (typed: string, locale: string): number | null => {
  const read = readAmount(typed, locale)
  if ('problem' in read) return null
  const { units, cents: rest } = parts(read.amount)
  return rest === 0 ? units : null
}

const PRESETS = [500, 1_000, 3_000] as const

/** Amounts to choose from, all points last. */
export const pointChoices = (owned: number, rate: PointsRate): readonly number[] =>
  owned < rate.points ? [] : [...PRESETS.filter((preset) => preset >= rate.points && preset < owned), owned]

export const problemOf = (points: number | null, owned: number, rate: PointsRate): PointsProblem | null => {
  if (points === null) return 'unreadable'
  if (points < rate.points) return 'few'
  return points > owned ? 'many' : null
}
