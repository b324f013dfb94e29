import * as v from 'valibot'
import { cents } from '../core/fields'

/** Marks the messages between a game's frame and the app that hosts it. */
export const FRAME_MARK = 'kismara-game'

const from = { mark: v.literal(FRAME_MARK) }

/** What a game tells its host. While `busy` nothing may cover it; the host waits for `idle`. */
export const gameMessage = v.variant('type', [
  v.object({ ...from, type: v.literal('ready') }),
  v.object({ ...from, type: v.literal('busy') }),
  v.object({ ...from, type: v.literal('idle') }),
  v.object({ ...from, type: v.literal('balance'), coin: cents }),
  v.object({ ...from, type: v.literal('exit') }),
  v.object({ ...from, type: v.literal('deposit') }),
])
/** What a game tells its host. */
export type GameMessage = v.InferOutput<typeof gameMessage>

/** What a host tells its game. */
export type HostMessage =
  | { mark: typeof FRAME_MARK; type: 'pause' | 'resume' | 'refresh' }
  | { mark: typeof FRAME_MARK; type: 'sound'; on: boolean }
