import type * as v from 'valibot'
import type { Audience, Call, ReplyInput } from '../../src/contract/core/call'
import { isRunning } from '../world/activity/running'
import type { Player } from '../world/core/player'
import { refuse } from '../world/core/refusal'
import type { World } from '../world/core/state'
import type { Translate } from '../world/core/texts'

/** The caller's token and the translator of its language. */
export interface Caller {
  token: string
  t: Translate
}

/** A call with the world function that answers it. `request` is validated; public calls may come without a player. */
export interface Handler {
  call: Call
  run: (world: World, player: Player | null, request: never, caller: Caller) => Record<string, unknown>
}

type Checked<C> = C extends Call<infer Q> ? v.InferOutput<v.ObjectSchema<Q, undefined>> : never
type Who<A> = A extends 'player' ? Player : Player | null

/**
 * Binds a call to its world function. For player calls the core guarantees a player; replies carry no code, since a
 * function refuses by throwing.
 */
export const on = <Q extends v.ObjectEntries, P extends v.ObjectEntries, A extends Audience>(
  call: Call<Q, P, A>,
  run: (world: World, player: Who<A>, request: Checked<Call<Q, P, A>>, caller: Caller) => ReplyInput<Call<Q, P, A>>,
): Handler =>
  // The core checks audience and request first, so the narrower parameters hold.
  ({ call: call as unknown as Call, run: run as unknown as Handler['run'] })

/** The same function, refused while its activity is closed. */
export const during = <F extends (world: World, ...rest: never[]) => Record<string, unknown>>(
  activityId: number,
  run: F,
): F =>
  // TypeScript cannot infer that a function with the parameters and results of F is an F.
  ((world, ...rest) => (isRunning(world, activityId) ? run(world, ...rest) : refuse('activityEnded'))) as F
