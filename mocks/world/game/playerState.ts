import { ensurePlayerState, type Player } from '../core/player'
import type { SlotOutcome } from './rules/slot'

export interface Spin extends SlotOutcome {
  bet: number
  /** The balance after the spin, cents. */
  coin: number
}

/** A round of several calls: its bet is taken, its end is on the agenda. */
interface Staked {
  id: string
  gameId: number
  bet: number
  over: boolean
  /** The bet was given back. */
  returned?: boolean
  forced?: boolean
}

/** A flight. Multipliers in hundredths. */
export interface CrashRound extends Staked {
  kind: 'crash'
  /** Start of the flight. */
  start: number
  crash: number
  /** Left here at the latest. */
  auto: number
  /** Where it was left and paid. */
  left?: number
}

export interface MinesRound extends Staked {
  kind: 'mines'
  mines: number[]
  opened: number[]
  win: number
}

export type OpenRound = CrashRound | MinesRound

/** An open game. */
export interface GameSession {
  id: string
  gameId: number
  mode: 'real' | 'demo'
  at: number
  /** Balance of a demo session, cents; not in the ledger. */
  purse: number
  /** The reply to the last write, for a frame that repeats it. */
  answered?: { call: string; requestId: string; reply: object }
}

/** A round that is over, cents. */
export interface PastRound {
  at: number
  bet: number
  win: number
}

/** What a game remembers of a player from session to session, newest first. */
export interface GamePast {
  rounds: PastRound[]
  /** Crash points or numbers. */
  results: number[]
  /** The last spin of a slot, shown again. */
  last?: Spin
}

/** What games know of a player. */
export interface GamesState {
  likes: number[]
  /** Last started games, newest first. */
  recent: { gameId: number; playTime: number }[]
  sessions: GameSession[]
  /** Ids of the last sessions that were closed: a frame may still call with them. */
  closed: string[]
  /** Spins so far, by mode: the random source of a spin is seeded by its number. */
  spins: Record<GameSession['mode'], number>
  /** Rounds of several calls by mode and game, the last one of each; an open one survives its session. */
  rounds: Record<string, OpenRound>
  /** What each game remembers, by mode and game. */
  past: Record<string, GamePast>
  /** The last ping. */
  online: { gameId: number; at: number }
}

declare module '../core/player' {
  interface PlayerState {
    games?: GamesState
  }
}

/** Open games per player; one more closes the oldest. */
export const OPEN_GAMES = 4
/** Length of the list of recent games. */
export const RECENT_GAMES = 30
/** Results that a game shows, and rounds that it remembers. */
export const RESULTS = 12
const HISTORY = 10
/** Balance at the start of a demo session, cents. */
export const DEMO_PURSE = 100_000

/** What games know of a player. */
export const ensureGames = (player: Player): GamesState =>
  ensurePlayerState(player, 'games', () => ({
    likes: [],
    recent: [],
    sessions: [],
    closed: [],
    spins: { real: 0, demo: 0 },
    rounds: {},
    past: {},
    online: { gameId: 0, at: 0 },
  }))

export const rememberGame = (player: Player, gameId: number, playTime: number): void => {
  const games = ensureGames(player)
  games.recent = [{ gameId, playTime }, ...games.recent.filter((other) => other.gameId !== gameId)].slice(
    0,
    RECENT_GAMES,
  )
}

export const sessionOf = (player: Player, sessionId: string): GameSession | undefined =>
  player.state.games?.sessions.find(({ id }) => id === sessionId)

/** Closed sessions that are remembered. */
const CLOSED = 20

/** Closes the sessions of a player that `isClosed` holds for. */
export const closeGames = (player: Player, isClosed: (session: GameSession, index: number) => boolean): void => {
  const { games } = player.state
  if (!games) return
  const closed = games.sessions.filter(isClosed)
  games.sessions = games.sessions.filter((session) => !closed.includes(session))
  games.closed = [...games.closed, ...closed.map(({ id }) => id)].slice(-CLOSED)
}

/** Whether a session is or was this player's. */
export const hasSession = (player: Player, sessionId: string): boolean =>
  sessionOf(player, sessionId) !== undefined || player.state.games?.closed.includes(sessionId) === true

/** A game as a player plays it: for money or for fun. */
type Played = Pick<GameSession, 'mode' | 'gameId'>

/** The key of a game's round of several calls, and of its past. */
export const roundKey = ({ mode, gameId }: Played): string => `${mode}-${gameId}`

/** The rounds for money that are not over. */
export const openRounds = (player: Player): OpenRound[] =>
  Object.entries(player.state.games?.rounds ?? {}).flatMap(([key, round]) =>
    round.over || key !== roundKey({ mode: 'real', gameId: round.gameId }) ? [] : [round],
  )

/** What a game remembers; made by its first round. */
export const ensurePast = (player: Player, played: Played): GamePast => {
  const { past } = ensureGames(player)
  const key = roundKey(played)
  const known = past[key] ?? { rounds: [], results: [] }
  past[key] = known
  return known
}

export const addResult = (player: Player, played: Played, result: number): void => {
  const past = ensurePast(player, played)
  past.results = [result, ...past.results].slice(0, RESULTS)
}

export const addPastRound = (player: Player, played: Played, round: PastRound): void => {
  const past = ensurePast(player, played)
  past.rounds = [round, ...past.rounds].slice(0, HISTORY)
}
