import { hash32 } from '../core/chance'
import { type Player, slice } from '../core/player'
import { nextId, type World } from '../core/state'

/** What is known of a player's sign-ins. */
export interface SessionSlice {
  /** Valid tokens, oldest first. */
  tokens: string[]
  /** When the player last signed in. */
  at: number
}

declare module '../core/player' {
  interface Slices {
    session?: SessionSlice
  }
}

/** So many devices may be signed in at once; one more signs the oldest out. */
export const SESSIONS = 5

/** A player's sign-ins. */
export const sessionSlice = (player: Player): SessionSlice =>
  slice(player, 'session', () => ({ tokens: [], at: player.registeredAt }))

const hex = (number: number) => number.toString(16).padStart(8, '0')

/** Signs a player in: a fresh token, visibly one of the demo. */
export const openSession = (world: World, player: Player): string => {
  const session = sessionSlice(player)
  const turn = nextId(world, 's')
  const token = `demo.${hex(hash32(world.seed, player.id, turn))}${hex(hash32(turn, player.uuid))}`
  session.tokens.push(token)
  session.at = world.now
  world.tokens[token] = player.id
  while (session.tokens.length > SESSIONS) closeSession(world, player, session.tokens[0] ?? '')
  return token
}

/** Ends one session of a player; its token is worth nothing afterwards. */
export const closeSession = (world: World, player: Player, token: string): void => {
  const session = sessionSlice(player)
  session.tokens = session.tokens.filter((known) => known !== token)
  delete world.tokens[token]
}

/** Ends all sessions of a player, as after a new password; one may be kept. */
export const closeSessions = (world: World, player: Player, kept = ''): void => {
  for (const token of [...sessionSlice(player).tokens]) if (token !== kept) closeSession(world, player, token)
}
