import type { Award } from '../../../src/contract/activity/rewards'
import type { loginBonus3User as get, loginBonus3UserReceive as receive } from '../../../src/contract/bonus'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import { DAY, dayOf, nextDay } from '../core/clock'
import { type Player, slice } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { coin, grantAll, points, prop } from './rewards'

declare module '../core/player' {
  interface Slices {
    /** The login bonus: how many days in a row were claimed, and the last of them. */
    loginBonus?: { days: number; last: string }
  }
}

/** What each of the seven days pays; the days must follow each other. */
export const loginBonusDays: readonly (readonly Award[])[] = [
  [points(30)],
  [coin(10)],
  [points(60)],
  [coin(20), points(20)],
  [prop(1002)],
  [coin(40)],
  [coin(150), prop(1302)],
]

/** How many days are claimed in the present row, and whether today's is. */
const rowOf = (world: World, player: Player): { claimed: number; today: boolean } => {
  const { days = 0, last = '' } = player.slices.loginBonus ?? {}
  const today = last === dayOf(world.now)
  if (today) return { claimed: days, today }
  const goesOn = last === dayOf(world.now - DAY) && days < loginBonusDays.length
  return { claimed: goesOn ? days : 0, today }
}

/** Whether today's login bonus waits to be claimed. */
export const hasLoginBonus = (world: World, player: Player): boolean => !rowOf(world, player).today

/** The seven days of the login bonus: a missed day starts them anew. */
export const loginBonus3User = (world: World, player: Player): ReplyInput<typeof get> => {
  const { claimed, today } = rowOf(world, player)
  return {
    day: today ? claimed : claimed + 1,
    days: loginBonusDays.map((awards, index) => ({
      day: index + 1,
      state: index < claimed ? CLAIM.claimed : index === claimed && !today ? CLAIM.available : CLAIM.locked,
      awards: [...awards],
    })),
    endTime: nextDay(world.now),
  }
}

/** Pays today's login bonus, once a day. */
export const loginBonus3UserReceive = (world: World, player: Player): ReplyInput<typeof receive> => {
  const { claimed, today } = rowOf(world, player)
  if (today) return refuse('alreadyClaimed')
  const days = claimed + 1
  Object.assign(
    slice(player, 'loginBonus', () => ({ days: 0, last: '' })),
    { days, last: dayOf(world.now) },
  )
  return grantAll(world, player, loginBonusDays[claimed] ?? [], 'login.bonus', `day${days}`)
}
