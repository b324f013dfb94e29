import { hash32 } from '../core/chance'
import { ensurePlayerState, type Player } from '../core/player'
import { nextId, type World } from '../core/state'

export interface SessionState {
  /** Valid tokens, oldest first. */
  tokens: string[]
  /** When the player last signed in. */
  at: number
}

declare module '../core/player' {
  interface PlayerState {
    session?: SessionState
  }
}

/** Simultaneous sessions; one more ends the oldest. */
export const SESSIONS = 5

export const ensureSession = (player: Player): SessionState =>
  ensurePlayerState(player, 'session', () => ({ tokens: [], at: player.registeredAt }))

const hex = (number: number) => number.toString(16).padStart(8, '0')

/** Signs a player in and returns a token, recognizable as one of the demo. */
export const openSession = (world: World, player: Player): string => {
  const session = ensureSession(player)
  const turn = nextId(world, 's')
  const token = `demo.${hex(hash32(world.seed, player.id, turn))}${hex(hash32(turn, player.uuid))}`
  session.tokens.push(token)
  session.at = world.now
  world.tokens[token] = player.id
  while (session.tokens.length > SESSIONS) closeSession(world, player, session.tokens[0] ?? '')
  return token
}

export const closeSession = (world: World, player: Player, token: string): void => {
  const session = ensureSession(player)
  session.tokens = session.tokens.filter((known) => known !== token)
  delete world.tokens[token]
}

/** Ends all sessions of a player except the given one. */
export const closeSessions = (world: World, player: Player, except = ''): void => {
  for (const token of [...ensureSession(player).tokens]) if (token !== except) closeSession(world, player, token)
}
