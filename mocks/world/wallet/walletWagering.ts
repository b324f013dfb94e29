import { isExcluded } from '../care/playerState'
import { balanceOf } from '../core/ledger'
import { ensurePlayerState, type Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { TURNOVER } from './deposit/depositRule'
import { fundsOf } from './funds'

/** Turnover needed and played, and what it holds until then, cents. */
export interface Wagering {
  needed: number
  done: number
  /** Deposits and bonuses. */
  held: number
  /** The bonuses among them. */
  bonus: number
}

declare module '../core/player' {
  interface PlayerState {
    wagering?: Wagering
  }
}

/** With less than this in all, old turnover requirements end, cents. */
const NOTHING_LEFT = 100

const NONE: Readonly<Wagering> = { needed: 0, done: 0, held: 0, bonus: 0 }

/** Percent of a bet that counts, by game type; games with a low house edge count less (some arcade games are flights). */
export const CONTRIBUTION: Readonly<Record<number, number>> = { 1: 100, 2: 100, 3: 50, 4: 20, 5: 10, 6: 100, 7: 50 }

export const wageringOf = (player: Player): Readonly<Wagering> => player.state.wagering ?? NONE

/** Turnover left before a withdrawal, cents. */
export const wageringLeft = (player: Player): number => wageringOf(player).needed - wageringOf(player).done

/** Coin that open turnover holds, as far as it is still there: free coin is played first. */
export const heldCoin = (player: Player): number =>
  wageringLeft(player) > 0 ? Math.min(wageringOf(player).held, balanceOf(player, 'coin')) : 0

/** What is left of the bonuses that open turnover holds, cents: own money is played first. */
export const bonusLeft = (player: Player): number =>
  wageringLeft(player) > 0 ? Math.min(wageringOf(player).bonus, fundsOf(player)) : 0

/** Ends the open turnover: nothing is held any more. */
export const releaseWagering = (player: Player): void => {
  if (player.state.wagering) player.state.wagering = { ...NONE }
}

/** What has to be played before it can be withdrawn, cents. */
interface Held {
  deposit?: number
  /** A bonus for a deposit, or for points. */
  bonus?: number
  /** A gift that no deposit was needed for. */
  gift?: number
}

/** Turnover that it takes, cents. */
export const turnoverOf = ({ deposit = 0, bonus = 0, gift = 0 }: Held): number =>
  deposit * TURNOVER.deposit + bonus * TURNOVER.bonus + gift * TURNOVER.gift

/**
 * Adds the turnover of a deposit, its bonuses or a gift. Call it before the money is posted and before anything else
 * changes: it is refused to a player who is excluded and could not play.
 */
export const addWagering = (world: World, player: Player, held: Held): void => {
  if (isExcluded(world, player)) refuse('wageringExcluded')
  const wagering = ensurePlayerState(player, 'wagering', () => ({ ...NONE }))
  const broke = fundsOf(player) < NOTHING_LEFT
  if (broke || wagering.done >= wagering.needed) Object.assign(wagering, NONE)
  const { deposit = 0, bonus = 0, gift = 0 } = held
  wagering.needed += turnoverOf(held)
  wagering.held += deposit + bonus + gift
  wagering.bonus += bonus + gift
}

/** Counts a settled bet (cents) of a game type. */
export const countWagering = (player: Player, gameType: number, bet: number): void => {
  const wagering = player.state.wagering
  if (!wagering || wagering.done >= wagering.needed) return
  const counted = Math.floor((bet * (CONTRIBUTION[gameType] ?? 100)) / 100)
  wagering.done = Math.min(wagering.needed, wagering.done + counted)
}
