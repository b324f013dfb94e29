import * as v from 'valibot'
import type { WireReply } from '../../../../mocks/network/adapters/wire'
import type { Backend } from '../../../../mocks/network/state/backend'
import { playCalls } from '../../../../mocks/world/game/playCalls'
import { providerAnswer } from '../../../../mocks/world/tester/calls'
import type { Call, ReplyOf, RequestOf } from '../../../../src/contract/core/call'

/** What arrived: a valid reply, a refusal, or nothing that tells what the backend did. */
export type Outcome<C> = { reply: ReplyOf<C> } | { code: number } | 'lost'

const internal: ReadonlySet<string> = new Set([...playCalls, providerAnswer].map(({ name }) => name))

/** Reads a reply as the app does: whatever is not valid tells nothing. */
const outcomeOf = <C extends Call>(call: C, reply: WireReply): Outcome<C> => {
  if (typeof reply !== 'object' || reply.status !== 200) return 'lost'
  try {
    const body: unknown = JSON.parse(reply.body)
    const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, call.envelope) : undefined
    if (typeof code !== 'number') return 'lost'
    if (code !== 0) return { code }
    const parsed = v.safeParse(call.reply, body)
    // The call's own schema.
    return parsed.success ? { reply: parsed.output as ReplyOf<C> } : 'lost'
  } catch {
    return 'lost'
  }
}

/** Makes calls as devices would, and counts them. */
export const createWire = (backend: Backend) => {
  const wire = {
    calls: 0,
    send: async <C extends Call>(call: C, token: string, body: object): Promise<Outcome<C>> => {
      wire.calls += 1
      const reply = internal.has(call.name)
        ? await backend.handleGame({ name: call.name, token, body })
        : await backend.handle({
            method: 'POST',
            path: call.path,
            headers: { authorization: `Bearer ${token}` },
            body: JSON.stringify(body),
          })
      return outcomeOf(call, reply)
    },
    /** A call that must succeed. */
    ask: async <C extends Call>(call: C, token: string, body: RequestOf<C>): Promise<ReplyOf<C>> => {
      const outcome = await wire.send(call, token, body as object)
      if (outcome === 'lost' || 'code' in outcome)
        throw new Error(`${call.name} ${JSON.stringify(body)} gave ${JSON.stringify(outcome)}`)
      return outcome.reply
    },
  }
  return wire
}

export type Wire = ReturnType<typeof createWire>
