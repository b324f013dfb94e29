import { type Player, slice } from '../core/player'
import type { SlotOutcome } from './slot'

/** A settled spin as a game shows it. */
export interface Spin extends SlotOutcome {
  bet: number
  /** The balance after the spin, cents. */
  coin: number
}

/** One game that a player has open. */
export interface GameSession {
  id: string
  gameId: number
  mode: 'real' | 'demo'
  at: number
  /** The purse of a demo session, cents; it never meets the ledger. */
  purse: number
  /** The last spin, shown again to whoever comes back in the middle of it. */
  last?: Spin
}

/** What games know of a player. */
export interface GamesSlice {
  likes: number[]
  /** Games last started, newest first. */
  recent: { gameId: number; playTime: number }[]
  sessions: GameSession[]
  /** Spins so far, for money and for fun: each gets its chance by its number, whatever else was called meanwhile. */
  spins: Record<GameSession['mode'], number>
  /** What the last ping said. */
  online: { gameId: number; at: number }
}

declare module '../core/player' {
  interface Slices {
    games?: GamesSlice
  }
}

/** So many games may be open at once; one more closes the oldest. */
export const OPEN_GAMES = 4
/** So many games are remembered as recent. */
export const RECENT_GAMES = 30
/** What a demo session begins with, cents. */
export const DEMO_PURSE = 100_000

/** What games know of a player. */
export const gamesSlice = (player: Player): GamesSlice =>
  slice(player, 'games', () => ({
    likes: [],
    recent: [],
    sessions: [],
    spins: { real: 0, demo: 0 },
    online: { gameId: 0, at: 0 },
  }))

/** Remembers a game as the one last played. */
export const rememberGame = (player: Player, gameId: number, playTime: number): void => {
  const games = gamesSlice(player)
  games.recent = [{ gameId, playTime }, ...games.recent.filter((other) => other.gameId !== gameId)].slice(
    0,
    RECENT_GAMES,
  )
}

/** A session that is open, by its id. */
export const sessionOf = (player: Player, sessionId: string): GameSession | undefined =>
  player.slices.games?.sessions.find(({ id }) => id === sessionId)
