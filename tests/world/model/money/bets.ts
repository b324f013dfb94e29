import type { Chance } from '../../../../mocks/world/core/chance'
import type { Expected, Line } from './line'
import { breakRefusal, type Purse, type Stake } from './purse'
import type { Game, Terms } from './terms'

/** What all bets are refused for, in this order. */
export const betRefusal = (purse: Purse, { bets }: Game, bet: number): Expected | null => {
  if (!Number.isSafeInteger(bet) || bet < 0) return 'badRequest'
  const paused = breakRefusal(purse)
  if (paused) return paused
  if (bet < (bets[0] ?? 0)) return 'belowMinimum'
  if (bet > (bets.at(-1) ?? 0)) return 'aboveMaximum'
  return bet > purse.coin ? 'notEnoughCoin' : null
}

export const betOf = (chance: Chance, { bets }: Game): number => {
  const [least = 0, most = 0] = [bets[0], bets.at(-1)]
  return chance.hit(0.85) ? chance.pick(bets) : chance.pick([least - 1, most + 1, 0, -least, least + 1, 0.5, 2 ** 50])
}

export const stakeOf = (game: Game, { id, bet }: { id: string; bet: number }, at: number): Omit<Stake, 'kind'> => ({
  ...{ id, bet, at, gameType: game.type, mines: 0, opened: 0, auto: 0 },
})

export const percentOf = ({ counts }: Terms, game: Game): number => counts[game.type] ?? 100

/** Makes a call of a game. */
export type Make = (chance: Chance, device: number, terms: Terms, requestId: string) => Line

/** The refusal of a break, or what else is expected. */
export const breakOr =
  (usual: Expected) =>
  (purse: Purse): Expected =>
    breakRefusal(purse) ?? usual
