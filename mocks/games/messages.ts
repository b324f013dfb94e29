import * as v from 'valibot'
import type { Call, ReplyOf, RequestOf } from '../../src/contract/core/call'
import { FRAME_MARK } from '../../src/contract/game/frame'
import type * as calls from '../world/game/playCalls'

type Calls = {
  [N in keyof typeof calls as (typeof calls)[N] extends Call<infer _Q, infer _P> ? N : never]: (typeof calls)[N]
}

export type PlayName = keyof Calls
/** What a game says in a call; its session and id are in its address. */
export type PlayBody<N extends PlayName> = Omit<RequestOf<Calls[N]>, 'sessionId' | 'gameId'>
export type PlayReply<N extends PlayName> = ReplyOf<Calls[N]>

/** The code of a call without a reply. */
export const NO_REPLY = -1

const mark = v.literal(FRAME_MARK)
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A game's call to the world behind its host. */
export const playRequest = v.object({
  mark,
  type: v.literal('call'),
  id,
  name: v.string(),
  body: v.record(v.string(), v.unknown()),
})
export type PlayRequest = v.InferOutput<typeof playRequest>

/** A game asks to let the world's stopped clock run. */
export const clockRequest = v.object({ mark, type: v.literal('runClock') })

/** The game's own art: a scene, four colors, and pictures by rank, the hero first. */
const skin = v.object({
  scene: v.string(),
  colors: v.object({ deep: v.string(), mid: v.string(), light: v.string(), spark: v.string() }),
  symbols: v.array(v.string()),
  coin: v.string(),
  /** What ends a board of mines. */
  danger: v.string(),
  /** On what is still closed. */
  cover: v.optional(v.string()),
  /** What a board of mines is: stones, the numbers of a bingo card, or the sea of a fishing game. */
  board: v.picklist(['stones', 'card', 'sea']),
})
export type GameSkin = v.InferOutput<typeof skin>
export type BoardName = GameSkin['board']

/** The page around a game: theme (custom properties), motion, language, direction. */
const look = v.object({
  tokens: v.record(v.string(), v.string()),
  still: v.boolean(),
  locale: v.string(),
  dir: v.picklist(['ltr', 'rtl']),
})
export type GameLook = v.InferOutput<typeof look>

/** What the world's bridge sends a game: look and art before the first reply, and the look again when it changes. */
export const bridgeMessage = v.variant('type', [
  v.object({ mark, type: v.literal('look'), look }),
  v.object({ mark, type: v.literal('skin'), skin }),
  v.object({ mark, type: v.literal('reply'), id, code: v.number(), body: v.unknown() }),
])
export type BridgeMessage = v.InferOutput<typeof bridgeMessage>
