import { balanceOf } from '../core/ledger'
import type { Player } from '../core/player'
import { leftOf } from '../game/left'
import { openRounds } from '../game/playerState'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** All the money that a player can still play: coin, safe-box, stakes of open rounds, and what is left in games, cents. */
export const fundsOf = (player: Player): number =>
  balanceOf(player, 'coin') +
  balanceOf(player, 'safebox') +
  sum(openRounds(player).map(({ bet }) => bet)) +
  sum(leftOf(player).map(({ coin }) => coin))
