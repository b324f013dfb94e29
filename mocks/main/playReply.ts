import { NO_REPLY } from '../games/messages'
import type { WireReply } from '../network/adapters/wire'

/** A reply as a game's frame gets it. */
interface PlayAnswer {
  code: number
  body: unknown
}

const unreadable: PlayAnswer = { code: NO_REPLY, body: null }

/** What the world said to a game's frame; a broken reply says as little as none. Null when none ever comes. */
export const readReply = (reply: WireReply): PlayAnswer | null => {
  if (reply === 'never') return null
  if (reply === 'network error') return unreadable
  try {
    const body = JSON.parse(reply.body)
    const code: unknown = body?.errcode ?? body?.code
    return Number.isSafeInteger(code) ? { code: Number(code), body } : unreadable
  } catch {
    return unreadable
  }
}
