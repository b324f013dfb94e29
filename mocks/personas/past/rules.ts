import { settleYesterday } from '../../world/agent/join'
import type { DueRule } from '../../world/core/agenda'
import { dueRules } from '../../world/core/due'

/** The rules of the agenda; a persona's team has a given size and does not grow by itself. */
export const pastRules: Readonly<Record<string, DueRule>> = {
  ...dueRules,
  'agent.settles': (world, ref) => {
    const player = world.players[ref]
    if (player) settleYesterday(world, player)
  },
}
