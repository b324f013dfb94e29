import type { AppGame } from '../../../src/contract/config'
import { givePlayed } from '../../world/care/played'
import { balanceOf } from '../../world/core/ledger'
import { games } from '../../world/game/catalogue'
import { settlePastRound } from '../../world/game/play'
import { safeboxMove } from '../../world/wallet/safebox'
import type { History } from './history'

/** Game types where any amount can be lost, and any multiple won. */
const [TABLE, CRASH] = [4, 3]
/** The largest multiple of a bet that is won. */
const MULTIPLE = 500
/** How long a round takes. */
const ROUND_MINUTES = 1

/** The open game of a type with the largest bets that a balance affords; a small catalog may only have other types. */
const largest = ({ world }: History, wanted: number, balance: number): AppGame | undefined => {
  const open = games(world)
    .filter(({ status, minBet }) => status === 1 && minBet <= balance)
    .toSorted((a, b) => b.maxBet - a.maxBet)
  return open.find(({ type }) => type === wanted) ?? open[0]
}

/**
 * Plays until the balance is exact: a surplus is lost in some rounds, a lack is won in one. What is too little for any
 * bet goes to the safe-box.
 */
export const playTo = (history: History, coin: number): void => {
  const { world, player, profile } = history
  for (let over = balanceOf(player, 'coin') - coin; over !== 0; over = balanceOf(player, 'coin') - coin) {
    const balance = balanceOf(player, 'coin')
    const game = largest(history, over > 0 ? TABLE : CRASH, balance)
    if (!game) {
      if (over > 0) safeboxMove(world, player, { amount: over, requestId: 'remainder' })
      return
    }
    const usual = over > 0 ? over : Math.min(Math.max(profile.bet, -over / MULTIPLE), balance)
    const bet = Math.min(game.maxBet, Math.max(game.minBet, Math.floor(usual)))
    settlePastRound(world, player, game, { bet, win: Math.max(0, bet - over) })
    givePlayed(ROUND_MINUTES)(world, player)
  }
}
