import type { Player } from '../core/player'
import type { World } from '../core/state'
import { countWagering } from '../wallet/walletWagering'
import { countVip } from './playerState'
import { countRebate } from './rebate'

/**
 * Counts a settled bet (cents) for the turnover before a withdrawal, the rebate, and the weekly and monthly VIP
 * bonuses. Called once per round, after `vipExp` and `bet` were raised.
 */
export const countTurnover = (world: World, player: Player, round: { gameType: number; bet: number }): void => {
  countWagering(player, round.gameType, round.bet)
  countRebate(world, player, round.gameType, round.bet)
  countVip(world, player, round.bet)
}
