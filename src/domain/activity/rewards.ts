import { type Award, PROP, PROP_RANGE } from '../../contract/activity/rewards'

export type { Award } from '../../contract/activity/rewards'

/** Reward kinds (spec §3); unknown ids are shown as a gift. */
export type RewardKind =
  | 'percentCoupon'
  | 'fixedCoupon'
  | 'giveCoupon'
  | 'coin'
  | 'points'
  | 'liveness'
  | 'newYear'
  | 'mega'
  | 'major'
  | 'minor'
  | 'mini'
  | 'jackpot'
  | 'unknown'

/** How a count is formatted: money, plain number, or "×n". */
export type RewardCount = 'money' | 'number' | 'pieces'

/** The items of the new year, in the order of their ids. */
const newYear = ['lantern', 'firework', 'riceCake', 'drum'] as const
type NewYearIcon = (typeof newYear)[number]

export interface RewardDisplay {
  kind: RewardKind
  /** Icon name. */
  icon: 'percent' | 'ticket' | 'gift' | 'coin' | 'star' | 'lightning' | 'trophy' | NewYearIcon
  /** Text key of its name. */
  text: `reward.kind.${RewardKind}`
  count: RewardCount
}

const display = (kind: RewardKind, icon: RewardDisplay['icon'], count: RewardCount): RewardDisplay => ({
  kind,
  icon,
  text: `reward.kind.${kind}`,
  count,
})

const single: Readonly<Record<number, RewardDisplay>> = {
  [PROP.coin]: display('coin', 'coin', 'money'),
  [PROP.points]: display('points', 'star', 'number'),
  [PROP.liveness]: display('liveness', 'lightning', 'number'),
  [PROP.mega]: display('mega', 'trophy', 'money'),
  [PROP.major]: display('major', 'trophy', 'money'),
  [PROP.minor]: display('minor', 'trophy', 'money'),
  [PROP.mini]: display('mini', 'trophy', 'money'),
  ...Object.fromEntries(
    newYear.map((icon, index) => [PROP_RANGE.newYear[0] + index, display('newYear', icon, 'pieces')]),
  ),
}

const ranges: readonly (readonly [readonly [number, number], RewardDisplay])[] = [
  [PROP_RANGE.percentCoupon, display('percentCoupon', 'percent', 'pieces')],
  [PROP_RANGE.fixedCoupon, display('fixedCoupon', 'ticket', 'pieces')],
  [PROP_RANGE.giveCoupon, display('giveCoupon', 'gift', 'pieces')],
  [PROP_RANGE.jackpot, display('jackpot', 'trophy', 'money')],
]

const unknown = display('unknown', 'gift', 'pieces')

/** Name, icon and count format of a reward id. */
export const rewardDisplay = (propId: number): RewardDisplay =>
  single[propId] ?? ranges.find(([[first, last]]) => propId >= first && propId <= last)?.[1] ?? unknown

/** Sums awards of the same id, keeping the order of first appearance. */
export const mergeAwards = (awards: readonly Award[]): Award[] => {
  const sums = new Map<number, number>()
  for (const { propId, count } of awards) sums.set(propId, (sums.get(propId) ?? 0) + count)
  return [...sums].map(([propId, count]) => ({ propId, count }))
}

/** Coin from which on a claim fills the screen, cents. */
const LARGE = 100_00
const COMMON: ReadonlySet<RewardKind> = new Set(['coin', 'points', 'liveness'])

/** Whether what was claimed fills the screen: much coin, and anything that is not paid into a balance. */
export const isLargeReward = (awards: readonly Award[]): boolean =>
  mergeAwards(awards).some(
    ({ propId, count }) => !COMMON.has(rewardDisplay(propId).kind) || (propId === PROP.coin && count >= LARGE),
  )
