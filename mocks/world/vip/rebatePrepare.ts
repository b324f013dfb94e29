import { coin, grant } from '../bonus/rewards'
import { vipAt } from '../config/vip'
import { chanceFor } from '../core/chance'
import { DAY, HOUR } from '../core/clock'
import type { Player } from '../core/player'
import { nextId, type World } from '../core/state'
import type { Profile } from '../member/profile'
import { levelOf } from './playerState'
import { countRebate, ensureRebate } from './rebate'
import { LEAST_CLAIM, SETTLE_HOUR } from './rebateTable'

export type RebateProfile = Pick<Profile, 'history' | 'claimable' | 'bet' | 'registeredDaysAgo'>

/** Number of received rebates, one a day. */
const LOGGED = { none: 0, some: 12, huge: 400 } as const
const ROUNDS_A_DAY = 40
const SLOTS = 1
/** The hour (UTC) at which past rebates were received. */
const RECEIVED_HOUR = SETTLE_HOUR + 5

/** Writes a persona's past rebates, the running one, and one to receive if everything is claimable. */
export const prepareRebate = (world: World, player: Player, profile: RebateProfile): void => {
  if (profile.history === 'none') return
  const rebate = ensureRebate(player)
  const days = Math.min(LOGGED[profile.history], profile.registeredDaysAgo - 1)
  const rate = vipAt(levelOf(player)).rebate ?? 0
  for (let back = days; back > 0; back--) {
    const at = Math.floor(world.now / DAY - back) * DAY + RECEIVED_HOUR * HOUR
    const bet = profile.bet * chanceFor(world.seed, 'rebate', player.id, back).int(ROUNDS_A_DAY, ROUNDS_A_DAY * 4)
    const bonus = Math.max(LEAST_CLAIM, Math.floor((bet * rate) / 10_000))
    const id = nextId(world, 'q')
    rebate.log.push({ id, bonus, bet, at })
    grant(world, player, coin(bonus), 'rebate.received', id, at)
  }
  countRebate(world, player, SLOTS, profile.bet * ROUNDS_A_DAY)
  if (profile.claimable) {
    const bet = profile.bet * ROUNDS_A_DAY * 10
    rebate.ready = { bonus: Math.max(LEAST_CLAIM, Math.floor((bet * rate) / 10_000)), bet }
  }
}
