import * as v from 'valibot'
import { cents } from '../core/fields'

/** Marks messages between the game iframe and the app. */
export const FRAME_MARK = 'kismara-game'

const from = { mark: v.literal(FRAME_MARK) }

/** Messages from the game to its host. While a game is `busy` nothing may cover it; the host waits for `idle`. */
export const gameMessage = v.variant('type', [
  v.object({ ...from, type: v.literal('ready') }),
  v.object({ ...from, type: v.literal('busy') }),
  v.object({ ...from, type: v.literal('idle') }),
  v.object({ ...from, type: v.literal('balance'), coin: cents }),
  v.object({ ...from, type: v.literal('exit') }),
  v.object({ ...from, type: v.literal('deposit') }),
])
export type GameMessage = v.InferOutput<typeof gameMessage>

/** Messages from the host to the game. */
export const hostMessage = v.variant('type', [
  v.object({ ...from, type: v.picklist(['pause', 'resume', 'refresh']) }),
  v.object({ ...from, type: v.literal('sound'), on: v.boolean() }),
])
export type HostMessage = v.InferOutput<typeof hostMessage>
