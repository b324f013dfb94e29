import { ensurePlayerState, type Player } from './player'

declare module './player' {
  interface PlayerState {
    /** First replies by call, then by `r<request id>`. */
    replies?: Record<string, Record<string, unknown>>
  }
}

/** The reply of a call to a request that was carried out; undefined when none was. `R` is what the call replies. */
export const replyTo = <R extends object>(player: Player, call: string, requestId: string): R | undefined => {
  const known = player.state.replies?.[call]
  const key = `r${requestId}`
  // Only `once` writes here, with the reply of the same call.
  return known && Object.hasOwn(known, key) ? (known[key] as R) : undefined
}

/** Idempotency: acts once per key; a repeated key gets the first reply. A refused call may be retried. */
export const once = <R extends object>(player: Player, call: string, requestId: string, act: () => R): R => {
  const known = replyTo<R>(player, call, requestId)
  if (known) return { ...known }
  const reply = act()
  const replies = ensurePlayerState(player, 'replies', () => ({}))
  replies[call] ??= {}
  replies[call][`r${requestId}`] = { ...reply }
  return reply
}
