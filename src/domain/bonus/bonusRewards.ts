import type { activitySteps } from '../../contract/activity/activityPage'
import { type Award, PROP } from '../../contract/activity/rewards'
import type { getTaskUser, loginBonus3User } from '../../contract/bonus'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import type { betBonus } from '../../contract/vip'
import type { Coupon } from '../../contract/wallet/coupon'
import { rewardDisplay } from '../activity/rewards'
import { rebateState } from '../vip/rebateState'
import type { BonusReward } from './bonusReward'

const coin = (count: number): Award => ({ propId: PROP.coin, count })

export const loginRewards = ({ day, days, endTime }: ReplyOf<typeof loginBonus3User>): BonusReward[] =>
  days
    .filter((one) => one.day === day)
    .map(({ state, awards }) => ({
      source: 'login',
      key: `${day}`,
      title: '',
      detail: '',
      awards,
      state,
      until: endTime,
    }))

export const rebateRewards = (rebate: ReplyOf<typeof betBonus>): BonusReward[] => [
  {
    source: 'rebate',
    key: '',
    title: '',
    detail: '',
    awards: [coin(rebate.total)],
    state: rebateState(rebate).name === 'ready' ? CLAIM.available : CLAIM.locked,
  },
]

export const activityRewards = ({ list }: ReplyOf<typeof activitySteps>): BonusReward[] =>
  list.flatMap(({ activityId, title, endTime, steps }) =>
    steps.map(({ id, title: detail, progress: done, target, unit, state, awards, turnover }) => ({
      source: 'activity' as const,
      key: id,
      activityId,
      title,
      detail,
      awards,
      state,
      until: endTime,
      turnover,
      progress: { done, target, unit },
    })),
  )

/** Gift coupons; the others are spent on a deposit. */
export const couponRewards = (list: readonly Coupon[]): BonusReward[] =>
  list
    .filter(({ propId }) => rewardDisplay(propId).kind === 'giveCoupon')
    .map(({ id, propId, value, state, expireTime, turnover }) => ({
      source: 'coupon',
      key: id,
      couponId: propId,
      title: '',
      detail: '',
      awards: [coin(value)],
      state,
      until: expireTime,
      turnover,
    }))

export const taskRewards = ({ list, chests, resetTime }: ReplyOf<typeof getTaskUser>): BonusReward[] => [
  ...chests.map(({ id, liveness, state, awards }) => ({
    source: 'chest' as const,
    key: id,
    title: '',
    detail: '',
    awards,
    state,
    until: resetTime,
    progress: { done: liveness, target: liveness, unit: 'liveness' },
  })),
  ...list.map(({ id, title, progress: done, target, unit, state, awards }) => ({
    source: 'task' as const,
    key: id,
    title,
    detail: '',
    awards,
    state,
    progress: { done, target, unit },
  })),
]
