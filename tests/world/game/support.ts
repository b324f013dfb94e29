import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import { admitted, settleRound } from '../../../mocks/world/game/play'

/** A real-money round whose outcome the test decides. */
export const settleBet = (
  world: World,
  player: Player,
  bet: Parameters<typeof admitted>[2] & { win: number },
): void => {
  const { game } = admitted(world, player, bet)
  settleRound(world, player, game, bet)
}
