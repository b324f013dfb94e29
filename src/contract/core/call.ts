import * as v from 'valibot'
import { pathOf } from './paths'
import type { RefusalName } from './refusals'

type Entries = v.ObjectEntries
type Body<E extends Entries> = v.ObjectSchema<E, undefined>

/** Whether the specification names the call (`given`) or we added it (`assumed`). */
export type Source = 'given' | 'assumed'

/** Which halves of a call the specification spells out (§3, §7); the other fields are ours. */
export type Specified = 'both' | 'request' | 'reply' | 'neither'

export type Audience = 'public' | 'player'

/** An endpoint, declared once for the client and for the simulated world. */
export interface Call<Q extends Entries = Entries, P extends Entries = Entries, A extends Audience = Audience> {
  /** Last segment of the path; names the call in faults, logs and catalogs. */
  readonly name: string
  readonly path: string
  /** `player` calls are never sent without a token. */
  readonly audience: A
  /** `write` calls change the world and are never retried. */
  readonly effect: 'read' | 'write'
  /** The reply field that holds the result code. */
  readonly envelope: 'code' | 'errcode'
  readonly source: Source
  readonly specified: Specified
  /** The request outlives its page. */
  readonly keepalive?: true
  /** How it may refuse a valid request; what any call may answer is in `refusalsOf`. */
  readonly refusals: readonly RefusalName[]
  readonly request: Body<Q>
  readonly reply: Body<P>
}

interface Declaration<Q extends Entries, P extends Entries> {
  request?: Q
  reply?: P
  effect: 'read' | 'write'
  envelope?: 'code' | 'errcode'
  source?: Source
  specified?: Specified
  keepalive?: true
  refusals?: readonly RefusalName[]
}

const declare =
  <A extends Audience>(audience: A) =>
  <const Q extends Entries = Record<never, never>, const P extends Entries = Record<never, never>>(
    path: string,
    { request, reply, ...rest }: Declaration<Q, P>,
  ): Call<Q, P, A> => ({
    envelope: 'errcode',
    source: 'given',
    specified: 'neither',
    refusals: [],
    ...rest,
    name: path.slice(path.lastIndexOf('/') + 1),
    path: pathOf(path),
    audience,
    // Absent entries mean an empty object, as the defaults of Q and P tell the compiler.
    request: v.object(request ?? ({} as Q)),
    reply: v.object(reply ?? ({} as P)),
  })

/** Declares a call that needs a token (spec §7). */
export const playerCall = /* @__PURE__ */ declare('player')

/** Declares a call that works without a token (spec §7; see decisions: public calls). */
export const publicCall = /* @__PURE__ */ declare('public')

export type RequestOf<C> = C extends Call<infer Q, Entries> ? v.InferInput<Body<Q>> : never

/** The validated reply, without the envelope's code. */
export type ReplyOf<C> = C extends Call<Entries, infer P> ? v.InferOutput<Body<P>> : never

/** The reply before validation: what the world builds. */
export type ReplyInput<C> = C extends Call<Entries, infer P> ? v.InferInput<Body<P>> : never
