import * as v from 'valibot'

type Entries = v.ObjectEntries
type Body<E extends Entries> = v.ObjectSchema<E, undefined>

/** Whether the specification names a call (`given`) or we had to add it (`assumed`). */
export type Source = 'given' | 'assumed'

/** Which halves of a call the specification shows (§3, §7): all its top-level fields. The rest is settled by us. */
export type Specified = 'both' | 'request' | 'reply' | 'neither'

/** Who may make a call: anybody, or only a logged-in player. */
export type Audience = 'public' | 'player'

/** One call of the backend: declared once, sent by the client and answered by the world. */
export interface Call<Q extends Entries = Entries, P extends Entries = Entries, A extends Audience = Audience> {
  /** Last part of the path; also the call's word in faults, logs and catalogues. */
  readonly name: string
  readonly path: string
  /** `player` calls are never sent without a token. */
  readonly audience: A
  /** `write` calls change the world and are never retried. */
  readonly effect: 'read' | 'write'
  /** The field of the reply that carries success or refusal. */
  readonly envelope: 'code' | 'errcode'
  readonly source: Source
  readonly specified: Specified
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
    ...rest,
    name: path.slice(path.lastIndexOf('/') + 1),
    path: `/app/v1/${path}`,
    audience,
    // Absent entries are the empty object, which the defaults of Q and P say to the compiler.
    request: v.object(request ?? ({} as Q)),
    reply: v.object(reply ?? ({} as P)),
  })

/** Declares a call that a logged-in player makes (spec §7). */
export const playerCall = /* @__PURE__ */ declare('player')

/** Declares a call that works without a token (spec §7; decisions: public calls). */
export const publicCall = /* @__PURE__ */ declare('public')

/** What a caller passes to a call. */
export type RequestOf<C> = C extends Call<infer Q, Entries> ? v.InferInput<Body<Q>> : never

/** What a call replies on success, checked and typed, without the envelope's code. */
export type ReplyOf<C> = C extends Call<Entries, infer P> ? v.InferOutput<Body<P>> : never

/** The reply before it is checked and branded: what the world builds. */
export type ReplyInput<C> = C extends Call<Entries, infer P> ? v.InferInput<Body<P>> : never
