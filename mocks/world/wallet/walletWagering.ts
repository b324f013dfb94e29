import { balanceOf } from '../core/ledger'
import { type Player, slice } from '../core/player'
import { TURNOVER } from './deposit/depositRule'

/** What a player must play before a withdrawal, and how much of it is played; cents. */
export interface Wagering {
  needed: number
  done: number
}

declare module '../core/player' {
  interface Slices {
    wagering?: Wagering
  }
}

/** With less coin than this, safe-box included, everything is lost and the old demand ends, cents. */
const NOTHING_LEFT = 100

const NONE: Readonly<Wagering> = { needed: 0, done: 0 }

/** Percent of a bet that counts, by game type; kinds that are close to even count less. */
const CONTRIBUTION: Readonly<Record<number, number>> = { 1: 100, 2: 100, 3: 50, 4: 20, 5: 10, 6: 100, 7: 100 }

/** What is demanded of a player now. */
export const wageringOf = (player: Player): Readonly<Wagering> => player.slices.wagering ?? NONE

/** Turnover still open before a withdrawal, cents. */
export const wageringLeft = (player: Player): number => wageringOf(player).needed - wageringOf(player).done

/** Demands the turnover of a deposit and of what was given with it; to be called before the money is posted. */
export const addWagering = (player: Player, { deposit = 0, bonus = 0 }: { deposit?: number; bonus?: number }): void => {
  const wagering = slice(player, 'wagering', () => ({ ...NONE }))
  const broke = balanceOf(player, 'coin') + balanceOf(player, 'safebox') < NOTHING_LEFT
  if (broke || wagering.done >= wagering.needed) Object.assign(wagering, NONE)
  wagering.needed += deposit * TURNOVER.deposit + bonus * TURNOVER.bonus
}

/** Counts a settled bet (cents) of a game type. */
export const countWagering = (player: Player, gameType: number, bet: number): void => {
  const wagering = player.slices.wagering
  if (!wagering || wagering.done >= wagering.needed) return
  const counted = Math.floor((bet * (CONTRIBUTION[gameType] ?? 100)) / 100)
  wagering.done = Math.min(wagering.needed, wagering.done + counted)
}
