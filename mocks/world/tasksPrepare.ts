import { tick } from './activitiesClaims'
import { HOUR } from './clock'
import type { Player } from './player'
import type { Profile } from './profile'
import { grant } from './rewards'
import type { World } from './state'
import { doneOnce, finishTask, receiveTaskAward } from './tasks'

/** A persona's tasks: the first chest is full for who has everything to claim; others claimed what they did once. */
export const prepareTasks = (world: World, player: Player, { claimable, history }: Profile): void => {
  if (claimable) {
    finishTask(world, player, { id: 'd-rules' })
    receiveTaskAward(world, player, { id: 'd-rules' })
    return
  }
  if (history === 'none') return
  const at = player.registeredAt + 2 * HOUR
  for (const { id, awards } of doneOnce(world, player)) {
    tick(player, 'task.once', 'ever', id, at)
    for (const award of awards) grant(world, player, award, 'task.award', id, at)
  }
}
