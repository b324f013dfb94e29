import type { AppGame } from '../../../src/contract/config'
import type { Chance } from '../core/chance'
import { type GameKind, gameKinds } from './playCalls'
import { CRASH_RTP, crashPoint, crashWin } from './rules/crash'
import { layMines, MINES_RTP, mineCounts, minesMultiplier } from './rules/mines'
import { ROULETTE_RTP, returns, spinWheel } from './rules/roulette'
import { slotLines, slotRtp, spinReels, type Volatility } from './rules/slot'

/** The playable game behind a game of the catalog. */
export const kindOf = ({ kind }: Pick<AppGame, 'kind'>): GameKind => gameKinds.find((one) => one === kind) ?? 'slot'

/** Stated return to player, hundredths of a percent. */
export const rtpOf = (kind: GameKind, volatility: Volatility): number =>
  ({ slot: slotRtp(volatility), crash: CRASH_RTP, mines: MINES_RTP, roulette: ROULETTE_RTP })[kind]

/** Two-decimal multipliers pay whole cents only on whole units. */
export const leastBet = (kind: GameKind): number => (kind === 'crash' || kind === 'mines' ? 100 : 0)

/** The bets on offer between two limits, cents; slots share each evenly among their lines. */
export const betsBetween = (min: number, max: number): number[] =>
  [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000].filter((bet) => bet >= min && bet <= max)

/** The chips of a roulette table, cents. */
export const chipsBetween = (min: number, max: number): number[] =>
  [...new Set([min, 100, 500, 2_500, 10_000])].filter((chip) => chip >= min && chip <= max)

/** The bets that a game takes, cents; at the table, those that its smallest chip makes up. */
export const betsOn = ({ kind, minBet, maxBet }: Pick<AppGame, 'kind' | 'minBet' | 'maxBet'>): number[] => {
  const bets = betsBetween(minBet, maxBet)
  return kindOf({ kind }) === 'roulette' ? bets.filter((bet) => bet % minBet === 0) : bets
}

/** Where a quick round leaves a flight, after how many tiles a board, and what it bets on at the table. */
const [QUICK_LEAVE, QUICK_STOP, QUICK_SPOT] = [200, 3, 'red'] as const

/** The win of a whole round played without choices, cents. */
export const quickRound = (kind: GameKind, chance: Chance, volatility: Volatility, bet: number): number => {
  switch (kind) {
    case 'slot':
      return Math.floor((spinReels(chance, volatility, slotLines.length).win * bet) / slotLines.length)
    case 'crash':
      return crashWin(bet, QUICK_LEAVE, crashPoint(chance))
    case 'mines': {
      const hit = layMines(chance, mineCounts.usual).some((tile) => tile < QUICK_STOP)
      return hit ? 0 : Math.floor((bet * minesMultiplier(mineCounts.usual, QUICK_STOP)) / 100)
    }
    default:
      return bet * returns(QUICK_SPOT, spinWheel(chance))
  }
}
