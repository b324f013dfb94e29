import type * as v from 'valibot'
import type { Audience, Call, ReplyInput } from '../../src/contract/core/call'
import type { Player } from '../world/core/player'
import type { World } from '../world/core/state'
import type { Translate } from '../world/core/texts'

/** Who calls: with which token, and in which language the reply is to speak. */
export interface Caller {
  token: string
  t: Translate
}

/** What one call asks of the world: `request` is checked; a public call may come without a player. */
export interface Handler {
  call: Call
  run: (world: World, player: Player | null, request: never, caller: Caller) => Record<string, unknown>
}

type Checked<C> = C extends Call<infer Q> ? v.InferOutput<v.ObjectSchema<Q, undefined>> : never
type Who<A> = A extends 'player' ? Player : Player | null

/**
 * Binds a call to the world function that answers it. A player call's function always gets a player (the core refuses
 * before); replies carry no code: a function refuses by throwing.
 */
export const on = <Q extends v.ObjectEntries, P extends v.ObjectEntries, A extends Audience>(
  call: Call<Q, P, A>,
  run: (world: World, player: Who<A>, request: Checked<Call<Q, P, A>>, caller: Caller) => ReplyInput<Call<Q, P, A>>,
): Handler =>
  // The core checks audience and request before it calls, so the narrower parameters hold.
  ({ call: call as unknown as Call, run: run as unknown as Handler['run'] })
