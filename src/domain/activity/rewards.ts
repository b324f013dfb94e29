import { type Award, PROP, PROP_RANGE } from '../../contract/activity/rewards'

/** What a reward is (spec §3); an id that the product does not know is a plain gift. */
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

/** How the count of a reward is shown: as money, as a plain number, or as so many pieces. */
export type RewardCount = 'money' | 'number' | 'pieces'

/** How a reward is shown. */
export interface RewardDisplay {
  kind: RewardKind
  /** The name of its icon among the ui's icons. */
  icon: 'percent' | 'ticket' | 'gift' | 'coin' | 'star' | 'lightning' | 'confetti' | 'trophy'
  /** The key of its name, in the common texts. */
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
}

const ranges: readonly (readonly [readonly [number, number], RewardDisplay])[] = [
  [PROP_RANGE.percentCoupon, display('percentCoupon', 'percent', 'pieces')],
  [PROP_RANGE.fixedCoupon, display('fixedCoupon', 'ticket', 'pieces')],
  [PROP_RANGE.giveCoupon, display('giveCoupon', 'gift', 'pieces')],
  [PROP_RANGE.newYear, display('newYear', 'confetti', 'pieces')],
  [PROP_RANGE.jackpot, display('jackpot', 'trophy', 'money')],
]

const unknown = display('unknown', 'gift', 'pieces')

/** How a reward is shown, by its id: what it is called, its icon, and what its count means. */
export const rewardDisplay = (propId: number): RewardDisplay =>
  single[propId] ?? ranges.find(([[first, last]]) => propId >= first && propId <= last)?.[1] ?? unknown

/** Awards with those of one id added up, in the order in which they first came: for the reward modal. */
export const mergeAwards = (awards: readonly Award[]): Award[] => {
  const sums = new Map<number, number>()
  for (const { propId, count } of awards) sums.set(propId, (sums.get(propId) ?? 0) + count)
  return [...sums].map(([propId, count]) => ({ propId, count }))
}
