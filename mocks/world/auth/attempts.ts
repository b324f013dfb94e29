import { MINUTE } from '../core/clock'
import type { Player } from '../core/player'
import { type PlainRefusal, refuse } from '../core/refusal'
import { ensureSharedState, type World } from '../core/state'

/** Failed attempts before the next one is refused unread. */
export const ATTEMPTS = 5
/** Failed attempts count until this long after the last one, ms. */
export const ATTEMPT_LIFE = 15 * MINUTE

declare module '../core/state' {
  interface SharedState {
    /** When passwords of a player, or codes of a number, were guessed wrong; by what was guessed. */
    attempts?: Record<string, number[]>
  }
}

const recent = (world: World, key: string): number[] => {
  const attempts = world.shared.attempts?.[key] ?? []
  return world.now < (attempts.at(-1) ?? 0) + ATTEMPT_LIFE ? attempts : []
}

export const attemptsLeft = (world: World, key: string): number => ATTEMPTS - recent(world, key).length

export const isOutOfAttempts = (world: World, key: string): boolean => attemptsLeft(world, key) <= 0

/** Counts a failed attempt. */
export const countAttempt = (world: World, key: string): void => {
  const attempts = [...recent(world, key), world.now]
  ensureSharedState(world, 'attempts', () => ({}))[key] = attempts
}

/** Refuses, and counts the attempt: the one thing that a refused call changes. */
export const failAttempt = (world: World, key: string, refusal: PlainRefusal): never => {
  countAttempt(world, key)
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
