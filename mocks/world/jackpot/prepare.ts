import { DAY, HOUR } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { countDeposit } from './chance'
import { pastDraw } from './draw'
import { ensureJackpotPlayer } from './state'
import { DEPOSIT_GOAL } from './table'

export interface JackpotProfile {
  name: string
  history: 'none' | 'some' | 'huge'
  drawChance: boolean
  registeredDaysAgo: number
}

const HISTORY = { none: 0, some: 12, huge: 400 } as const

/** Writes a persona's past draws, one a day, and today's chance; `lucky` wins Mega with the next draw. */
export const prepareJackpot = (world: World, player: Player, profile: JackpotProfile): void => {
  const days = Math.min(HISTORY[profile.history], Math.max(0, profile.registeredDaysAgo - 1))
  const jackpot = ensureJackpotPlayer(player)
  const queued = world.forcedDraws.splice(0)
  for (let back = days; back > 0; back--) {
    const at = world.now - back * DAY + HOUR
    post(world, player, 'chance', 1, 'jackpot.chance', 'past', at)
    pastDraw(world, player, at)
  }
  world.forcedDraws.push(...queued)
  if (profile.drawChance && balanceOf(player, 'chance') === 0) countDeposit(world, player, DEPOSIT_GOAL)
  if (profile.name === 'lucky') jackpot.luck = '50001'
}
