import type { Call } from '../../../../src/contract/core/call'
import type { Player } from '../../core/player'
import type { World } from '../../core/state'
import { purseOf } from '../play'
import { sessionOf } from '../playerState'
import type { SessionRequest } from './round'

type Write<Q, R> = (world: World, player: Player, request: Q) => R

/** The world function of a call that acts once per request id: the session's last id again gets the same result. */
export const repeatable =
  <Q extends SessionRequest & { requestId?: string | undefined }, R extends { coin: number }>(
    { name }: Call,
    act: Write<Q, R>,
  ): Write<Q, R> =>
  (world, player, request) => {
    const { sessionId, requestId } = request
    const open = sessionOf(player, sessionId)
    const answered = open?.answered
    // Only this function writes it, with the reply of the same call. The balance may have changed since.
    if (open && answered?.call === name && answered.requestId === requestId)
      return { ...(answered.reply as R), coin: purseOf(player, open) }
    const reply = act(world, player, request)
    const session = sessionOf(player, sessionId)
    if (session && requestId !== undefined) session.answered = { call: name, requestId, reply }
    return reply
  }
