import { periodKey } from '../bonus/tasksPeriods'
import { vipAt } from '../config/vip'
import { DAY, dayOf, weekOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { text } from '../core/texts'
import type { Profile } from '../member/profile'
import { ensureVip, keepNeeds, levelOf } from './playerState'
import { signInWeek } from './table'

export type VipProfile = Pick<Profile, 'history' | 'claimable'>

/** Writes a persona's VIP state: what was received long ago and what can be received now. */
export const prepareVip = (world: World, player: Player, profile: VipProfile): void => {
  if (profile.history === 'none') return
  const level = levelOf(player)
  const vip = ensureVip(player)
  vip.knownLevel = level
  vip.paidLevel = profile.claimable ? Math.max(0, level - 2) : level
  const { month, week } = keepNeeds(level)
  vip.week = { key: weekOf(world.now), bet: Math.floor(week * 0.4), level }
  vip.month = { key: periodKey('month', world.now), bet: Math.floor(month * 0.4), level }
  if (!profile.claimable) {
    vip.daily = dayOf(world.now)
    vip.signIn = { last: dayOf(world.now), day: 3 }
    return
  }
  vip.signIn = { last: dayOf(world.now - DAY), day: signInWeek.length - 1 }
  const { weeklyBonus = 0, monthlyBonus = 0 } = vipAt(level)
  const past = weekOf(world.now - 7 * DAY)
  const before = periodKey('month', Date.parse(`${vip.month.key}-01`) - DAY)
  vip.due = [
    { id: `week-${past}`, title: text('vip.weekly', { day: past }), amount: weeklyBonus, until: world.now + 5 * DAY },
    {
      id: `month-${before}`,
      title: text('vip.monthly', { month: before }),
      amount: monthlyBonus,
      until: world.now + 20 * DAY,
    },
  ].filter(({ amount }) => amount > 0)
}
