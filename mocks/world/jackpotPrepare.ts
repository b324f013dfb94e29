import { DAY, HOUR } from './clock'
import { countDeposit } from './jackpotChance'
import { pastDraw } from './jackpotDraw'
import { jackpotSlice } from './jackpotRoom'
import { DEPOSIT_GOAL } from './jackpotTable'
import { balanceOf, post } from './ledger'
import type { Player } from './player'
import type { World } from './state'

/** What the jackpot needs to know of a persona. */
export interface JackpotProfile {
  name: string
  history: 'none' | 'some' | 'huge'
  drawChance: boolean
  registeredDaysAgo: number
}

const HISTORY = { none: 0, some: 12, huge: 400 } as const

/** Gives a persona its past draws, one a day, and its chance of today; `lucky` wins Mega with the next one. */
export const prepareJackpot = (world: World, player: Player, profile: JackpotProfile): void => {
  const days = Math.min(HISTORY[profile.history], Math.max(0, profile.registeredDaysAgo - 1))
  const jackpot = jackpotSlice(player)
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
