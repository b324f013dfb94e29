import { balanceOf } from '../core/ledger'
import { ensurePlayerState, type Player } from '../core/player'
import { TURNOVER } from './deposit/depositRule'

/** Turnover needed and played, and the deposits and bonuses that it holds until then, cents. */
export interface Wagering {
  needed: number
  done: number
  held: number
}

declare module '../core/player' {
  interface PlayerState {
    wagering?: Wagering
  }
}

/** Below this balance, safe-box included, old turnover requirements end, cents. */
const NOTHING_LEFT = 100

const NONE: Readonly<Wagering> = { needed: 0, done: 0, held: 0 }

/** Percent of a bet that counts, by game type; games with a low house edge count less. */
export const CONTRIBUTION: Readonly<Record<number, number>> = { 1: 100, 2: 100, 3: 50, 4: 20, 5: 10, 6: 100, 7: 100 }

export const wageringOf = (player: Player): Readonly<Wagering> => player.state.wagering ?? NONE

/** Turnover left before a withdrawal, cents. */
export const wageringLeft = (player: Player): number => wageringOf(player).needed - wageringOf(player).done

/** Coin that open turnover holds, as far as it is still there: free coin is played first. */
export const heldCoin = (player: Player): number =>
  wageringLeft(player) > 0 ? Math.min(wageringOf(player).held, balanceOf(player, 'coin')) : 0

/** Ends the open turnover: nothing is held any more. */
export const releaseWagering = (player: Player): void => {
  if (player.state.wagering) player.state.wagering = { ...NONE }
}

/** Adds the turnover of a deposit and its bonuses; call it before the money is posted. */
export const addWagering = (player: Player, { deposit = 0, bonus = 0 }: { deposit?: number; bonus?: number }): void => {
  const wagering = ensurePlayerState(player, 'wagering', () => ({ ...NONE }))
  const broke = balanceOf(player, 'coin') + balanceOf(player, 'safebox') < NOTHING_LEFT
  if (broke || wagering.done >= wagering.needed) Object.assign(wagering, NONE)
  wagering.needed += deposit * TURNOVER.deposit + bonus * TURNOVER.bonus
  wagering.held += deposit + bonus
}

/** Counts a settled bet (cents) of a game type. */
export const countWagering = (player: Player, gameType: number, bet: number): void => {
  const wagering = player.state.wagering
  if (!wagering || wagering.done >= wagering.needed) return
  const counted = Math.floor((bet * (CONTRIBUTION[gameType] ?? 100)) / 100)
  wagering.done = Math.min(wagering.needed, wagering.done + counted)
}
