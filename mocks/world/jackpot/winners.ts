import { graphemesOf } from '../../../src/domain/graphemes'
import type { World } from '../core/state'
import { personFor } from '../people/person'
import { wonByOthers } from './pools'
import { jackpotState } from './state'
import { TIERS, type Tier } from './table'
import { lastTurn, winInstant } from './timeline'

/** A jackpot win. */
export interface Win {
  id: string
  /** Empty for invented players. */
  playerId: string
  tier: Tier
  amount: number
  at: number
}

/** A winner as everybody sees them. */
export interface Winner {
  nickname: string
  avatar: string
}

/** Masks the middle of a nickname, in any script. */
export const masked = (nickname: string): string => {
  const letters = graphemesOf(nickname)
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? letters.slice(-2).join('') : ''}`
}

/** The invented winner of a prize. */
export const inventedWinnerOf = (world: World, prize: string): Winner => {
  const { nickname, avatar } = personFor(world.seed, 'jackpot.stranger', prize)
  return { nickname: masked(nickname), avatar }
}

/** The winner of a jackpot. */
export const winnerOf = (world: World, { id, playerId }: Win): Winner => {
  const player = world.players[playerId]
  return player ? { nickname: masked(player.nickname), avatar: player.avatar } : inventedWinnerOf(world, id)
}

/** The latest wins of invented players since an instant, at most `most`, newest first. */
const inventedWinsSince = (world: World, tier: Tier, since: number, most: number): Win[] => {
  const wins: Win[] = []
  for (let turn = lastTurn(world, tier, world.now); wins.length < most; turn--) {
    const at = winInstant(world, tier, turn)
    if (at < since) break
    wins.push({ id: `${tier}-${turn}`, playerId: '', tier, amount: wonByOthers(world, tier, turn), at })
  }
  return wins
}

/**
 * Every jackpot win since an instant, by this world's players and by invented ones, of whom at most `most` per jackpot.
 */
export const winsSince = (world: World, since: number, most = Number.POSITIVE_INFINITY): Win[] => {
  const ours = jackpotState(world).wins.filter(
    ({ playerId, at }) => world.players[playerId] && at >= since && at <= world.now,
  )
  return [...ours, ...TIERS.flatMap((tier) => inventedWinsSince(world, tier, since, most))]
}
