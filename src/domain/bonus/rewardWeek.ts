import type { Award } from '../../contract/activity/rewards'
import type { loginBonus3User } from '../../contract/bonus'
import type { ReplyOf } from '../../contract/core/call'
import type { getVipInfo } from '../../contract/vip'
import { stepState } from '../activity/activityStep'
import { mergeAwards } from '../activity/rewards'

/** A day of the login week with all that it brings. */
export interface RewardDay {
  /** Of the login bonus, from 1. */
  readonly day: number
  readonly state: 'done' | 'today' | 'tomorrow' | 'next'
  /** Merged; coins in cents. */
  readonly awards: readonly Award[]
}

type Login = ReplyOf<typeof loginBonus3User>
type Vip = Pick<ReplyOf<typeof getVipInfo>['vipData'], 'daily' | 'signIn'>

/**
 * The seven days of the login bonus, each with the VIP check-in of the same day and, from today on, the daily VIP bonus.
 * The check-in has a week of its own: what lies beyond its end is not known.
 */
export const rewardWeek = ({ day: today, days }: Login, vip: Vip | null): RewardDay[] => {
  const daily = vip && stepState(vip.daily) !== 'locked' ? vip.daily : null
  const ofToday = [days.find(({ day }) => day === today), daily, vip?.signIn]
  const isOpen = ofToday.some((one) => one && stepState(one) === 'open')
  const stateOf = (day: number): RewardDay['state'] => {
    if (day === today) return isOpen ? 'today' : 'done'
    if (day < today) return 'done'
    return day === today + 1 && !isOpen ? 'tomorrow' : 'next'
  }
  return days.map(({ day, awards }) => {
    const checkIn = vip?.signIn.week.find((one) => one.day === vip.signIn.day + day - today)
    const known = [...awards, ...(checkIn?.awards ?? []), ...(daily && day >= today ? daily.awards : [])]
    return { day, state: stateOf(day), awards: mergeAwards(known) }
  })
}
