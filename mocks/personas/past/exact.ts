import type { AppGame } from '../../../src/contract/config'
import { givePlayed } from '../../world/care/played'
import { balanceOf } from '../../world/core/ledger'
import { games } from '../../world/game/catalogue'
import { betsOn, kindOf } from '../../world/game/kinds'
import { type Settled, settlePastRound } from '../../world/game/play'
import { crashWin, MOST_MULTIPLIER } from '../../world/game/rules/crash'
import { safeboxMove } from '../../world/wallet/safebox'
import type { History } from './history'
import { betsToNext } from './plan'

/** The largest multiple of a bet that is won, if bets and balance allow it. */
const MULTIPLE = 500
/** A flight bets whole units, and pays every hundredth of its bet. */
const UNIT = 100
/** Part of the bets to the next level that lost ones may come to; those that are won come on top. */
const NEAR = 0.98
/** How long a round takes. */
const ROUND_MINUTES = 1

const lost = (bets: readonly number[], over: number): Settled | null => {
  const bet = bets.findLast((one) => one <= over)
  return bet === undefined ? null : { bet, win: 0 }
}

/** A flight that wins a lack, or most of it. */
const won = (bets: readonly number[], lack: number, usual: number): Settled | null => {
  const exact = bets.filter((bet) => bet <= UNIT * lack)
  const bet = exact.find((one) => one >= Math.max(usual, lack / MULTIPLE)) ?? exact.at(-1)
  if (bet === undefined) return null
  const left = Math.min(MOST_MULTIPLIER, 100 + Math.floor((100 * lack) / bet))
  return { bet, win: crashWin(bet, left, left) }
}

/** A round that brings a balance nearer to where it is `over` too high, or too low if that is negative. */
const roundFor = ({ world, player, profile }: History, balance: number, over: number): [AppGame, Settled] | null => {
  const open = games(world).filter(({ status, minBet }) => status === 1 && minBet <= balance)
  const flight = open.find((game) => kindOf(game) === 'crash')
  // A part of a unit is not lost, but rounded up by a win.
  const lack = over < 0 ? -over : flight ? (UNIT - (over % UNIT)) % UNIT : 0
  // A small catalog may have no flights.
  const game = (lack > 0 && flight) || open.toSorted((a, b) => b.maxBet - a.maxBet)[0]
  if (!game) return null
  const bets = betsOn(game).filter((bet) => bet <= balance)
  const toNextLevel = betsToNext(profile) * NEAR - player.bet
  const settled = lack > 0 ? won(bets, lack, profile.bet) : lost(bets, Math.min(over, toNextLevel))
  return settled && [game, settled]
}

/**
 * Plays until the balance is exact: a surplus is lost, a lack is won, each in as few rounds as the bets on offer allow.
 * What is too little for any bet, or would reach the next level, goes to the safe-box.
 */
export const playTo = (history: History, coin: number): void => {
  const { world, player } = history
  for (let over = balanceOf(player, 'coin') - coin; over !== 0; over = balanceOf(player, 'coin') - coin) {
    const round = roundFor(history, balanceOf(player, 'coin'), over)
    if (!round) {
      if (over > 0) safeboxMove(world, player, { amount: over, requestId: 'remainder' })
      return
    }
    settlePastRound(world, player, ...round)
    givePlayed(ROUND_MINUTES)(world, player)
  }
}
