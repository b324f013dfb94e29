import * as v from 'valibot'
import { count, integer } from '../core/fields'
import { SHOW_TYPES } from '../core/showTypes'

/** Marks messages between the game iframe and the app. */
export const FRAME_MARK = 'kismara-game'

const from = { mark: v.literal(FRAME_MARK) }

/**
 * Messages from the game to its host. While a game is `busy` nothing may cover it; the host waits for `idle`. A `round`
 * that is open when the player leaves `settles` by itself or `waits` for them. After an `error` the game is over.
 */
export const gameMessage = v.variant('type', [
  v.object({ ...from, type: v.literal('ready') }),
  v.object({ ...from, type: v.literal('busy') }),
  v.object({ ...from, type: v.literal('idle') }),
  v.object({
    ...from,
    type: v.literal('round'),
    open: v.boolean(),
    onLeave: v.optional(v.picklist(['settles', 'waits']), 'settles'),
  }),
  v.object({ ...from, type: v.literal('balance'), coin: v.pipe(count, v.brand('Cents')) }),
  v.object({ ...from, type: v.literal('exit') }),
  v.object({ ...from, type: v.literal('deposit') }),
  v.object({ ...from, type: v.literal('error'), code: integer }),
])
export type GameMessage = v.InferInput<typeof gameMessage>

/** Messages from the host to the game; `locale` is a BCP 47 tag. */
export const hostMessage = v.variant('type', [
  v.object({ ...from, type: v.picklist(['pause', 'resume']) }),
  v.object({ ...from, type: v.literal('sound'), on: v.boolean() }),
  v.object({ ...from, type: v.literal('locale'), locale: v.string(), dir: v.picklist(['ltr', 'rtl']) }),
  v.object({ ...from, type: v.literal('theme'), showType: v.picklist(SHOW_TYPES) }),
])
export type HostMessage = v.InferOutput<typeof hostMessage>
