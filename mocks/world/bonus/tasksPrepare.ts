import { markDone } from '../activity/claims'
import { HOUR } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { grant } from './rewards'
import { doneOnce, finishTask, receiveTaskAward } from './tasks'

/**
 * Writes a persona's tasks: with everything claimable, the first chest is full; otherwise one-time tasks were claimed.
 */
export const prepareTasks = (world: World, player: Player, { claimable, history }: Profile): void => {
  if (claimable) {
    finishTask(world, player, { id: 'd-rules' })
    receiveTaskAward(world, player, { id: 'd-rules' })
    return
  }
  if (history === 'none') return
  const at = player.registeredAt + 2 * HOUR
  for (const { id, awards } of doneOnce(world, player)) {
    markDone(player, 'task.once', 'ever', id, at)
    for (const award of awards) grant(world, player, award, 'task.award', id, at)
  }
}
