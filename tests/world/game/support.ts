import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import { admitted, settleRound } from '../../../mocks/world/game/play'
import type { Round } from '../../../mocks/world/game/playRounds'

/** A real-money round whose outcome the test decides. */
export const settleBet = (
  world: World,
  player: Player,
  bet: Parameters<typeof admitted>[2] & { win: number },
): Round => {
  const { game } = admitted(world, player, bet)
  return settleRound(world, player, game, bet)
}
