import type { Award } from '../../../src/contract/activity/rewards'
import type { loginBonus3User as get, loginBonus3UserReceive as receive } from '../../../src/contract/bonus'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import { DAY, dayOf, nextDay } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { coin, grantAll, points, prop } from './rewards'

declare module '../core/player' {
  interface PlayerState {
    /** How many days in a row were claimed, and the last of them. */
    loginBonus?: { days: number; last: string }
  }
}

/** Awards of the seven consecutive days. */
export const loginBonusDays: readonly (readonly Award[])[] = [
  [points(30)],
  [coin(10)],
  [points(60)],
  [coin(20), points(20)],
  [prop(1002)],
  [coin(40)],
  [coin(150), prop(1302)],
]

/** Days claimed in the present row, and whether today's is among them. */
const streakOf = (world: World, player: Player): { claimed: number; today: boolean } => {
  const { days = 0, last = '' } = player.state.loginBonus ?? {}
  const today = last === dayOf(world.now)
  if (today) return { claimed: days, today }
  const continues = last === dayOf(world.now - DAY) && days < loginBonusDays.length
  return { claimed: continues ? days : 0, today }
}

export const hasLoginBonus = (world: World, player: Player): boolean => !streakOf(world, player).today

/** A missed day starts the seven days again. */
export const loginBonus3User = (world: World, player: Player): ReplyInput<typeof get> => {
  const { claimed, today } = streakOf(world, player)
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
  const { claimed, today } = streakOf(world, player)
  if (today) return refuse('alreadyClaimed')
  const days = claimed + 1
  Object.assign(
    ensurePlayerState(player, 'loginBonus', () => ({ days: 0, last: '' })),
    { days, last: dayOf(world.now) },
  )
  return grantAll(world, player, loginBonusDays[claimed] ?? [], 'login.bonus', `day${days}`)
}
