import { type Award, PROP } from '../../contract/activity/rewards'
import { type Cents, cents } from '../money'

/** Where a reward comes from; each source has its own call. */
export const BONUS_SOURCES = [
  'login',
  'vipDaily',
  'vipSignIn',
  'vipBonus',
  'rebate',
  'vipTask',
  'activity',
  'coupon',
  'chest',
  'task',
] as const
export type BonusSource = (typeof BONUS_SOURCES)[number]

/** A reward of any source. */
export interface BonusReward {
  readonly source: BonusSource
  /** What its claim asks for: a task, a chest, a step, a coupon. */
  readonly key: string
  /** For the step of an activity. */
  readonly activityId?: number
  /** A coupon's prop, which names it. */
  readonly couponId?: number
  /** Empty when its source names it. */
  readonly title: string
  /** What is to be done for it; may be empty. */
  readonly detail: string
  /** Empty while they are a surprise. */
  readonly awards: readonly Award[]
  /** A `CLAIM` state. */
  readonly state: number
  /** When it can no longer be claimed, epoch ms. */
  readonly until?: number | undefined
  /** To be wagered before its coin can be withdrawn. */
  readonly turnover?: Cents | undefined
  readonly progress?: { done: number; target: number; unit: string }
}

/** Unique among the rewards of all sources. */
export const bonusId = ({ source, activityId, key }: BonusReward): string => `${source}:${activityId ?? ''}:${key}`

/** The coin of a reward, cents. */
export const coinOf = ({ awards }: Pick<BonusReward, 'awards'>) =>
  cents(awards.filter(({ propId }) => propId === PROP.coin).reduce((sum, { count }) => sum + count, 0))
