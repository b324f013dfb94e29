import { ensurePlayerState, type Player } from './player'

declare module './player' {
  interface PlayerState {
    /** First replies by call, then by `r<request id>`. */
    replies?: Record<string, Record<string, unknown>>
  }
}

/** Idempotency: acts once per key; a repeated key gets the first reply. A refused call may be retried. */
export const once = <R extends object>(player: Player, call: string, requestId: string, act: () => R): R => {
  const key = `r${requestId}`
  const known = player.state.replies?.[call]
  // Only this function writes here, with the reply of the same call.
  if (known && Object.hasOwn(known, key)) return { ...(known[key] as R) }
  const reply = act()
  const replies = ensurePlayerState(player, 'replies', () => ({}))
  replies[call] ??= {}
  replies[call][key] = { ...reply }
  return reply
}
