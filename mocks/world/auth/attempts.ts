import { MINUTE } from '../core/clock'
import type { Player } from '../core/player'
import { type PlainRefusal, refuse } from '../core/refusal'
import { ensureSharedState, type World } from '../core/state'

/** Failed attempts before the next one is refused unread. */
export const ATTEMPTS = 5
/** How long a failed attempt counts, ms. */
export const ATTEMPT_LIFE = 15 * MINUTE

declare module '../core/state' {
  interface SharedState {
    /** When passwords of a player, or codes of a number, were guessed wrong. */
    attempts?: Record<string, number[]>
  }
}

const recent = (world: World, key: string): number[] =>
  (world.shared.attempts?.[key] ?? []).filter((at) => world.now < at + ATTEMPT_LIFE)

export const isOutOfAttempts = (world: World, key: string): boolean => recent(world, key).length >= ATTEMPTS

/** Refuses, and counts the attempt: the one thing that a refused call changes. */
export const failAttempt = (world: World, key: string, refusal: PlainRefusal): never => {
  const attempts = [...recent(world, key), world.now]
  ensureSharedState(world, 'attempts', () => ({}))[key] = attempts
  return refuse(refusal)
}

export const forgetAttempts = (world: World, key: string): void => {
  delete world.shared.attempts?.[key]
}

/** Refuses a wrong password, and after too many of them any. */
export const checkCredentials = (world: World, player: Player, password: string | undefined): void => {
  if (isOutOfAttempts(world, player.id)) refuse('tooManyRequests')
  if (!player.password || player.password !== password) failAttempt(world, player.id, 'wrongCredentials')
  forgetAttempts(world, player.id)
}
