import type { Player } from '../core/player'
import type { World } from '../core/state'
import { countWagering } from '../wallet/walletWagering'
import { countVip } from './playerState'
import { countRebate } from './rebate'

/**
 * Counts a settled bet (cents) for whatever bets count for besides tasks and jackpots: the turnover before a withdrawal, the
 * rebate, the ladder's weekly and monthly bonuses. Play calls it once a round, after it has raised `vipExp` and `bet`.
 */
export const countTurnover = (world: World, player: Player, round: { gameType: number; bet: number }): void => {
  countWagering(player, round.gameType, round.bet)
  countRebate(world, player, round.gameType, round.bet)
  countVip(world, player, round.bet)
}
