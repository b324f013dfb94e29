import type { Call, ReplyOf, RequestOf } from '../../../../src/contract/core/call'
import type { RefusalName } from '../../../../src/contract/core/refusals'
import type { Purse } from './purse'
import type { Outcome, Wire } from './wire'

/** What a call must lead to: a refusal by name, `refused` = any, `open` = no published rule tells. */
export type Expected = 'done' | 'refused' | 'open' | RefusalName

interface Rules<C> {
  /** What the walk counts it as. */
  kind: string
  body: RequestOf<C>
  expects: (purse: Purse) => Expected
  /** Books what the reply says. */
  book: (purse: Purse, reply: ReplyOf<C>) => void
  /** Reads what a lost call did, null = nothing; without it the call is repeated, at the end of its batch. */
  read?: (wire: Wire, token: string) => Promise<ReplyOf<C> | null>
  /** What the refusal of a repeat says that the lost call did, null = nothing. */
  again?: (purse: Purse, code: number) => ReplyOf<C> | null
  /** After a refusal, or a lost reply that may have been one. */
  refused?: (purse: Purse, code: number | null) => void
  /** Must be the last of its batch. */
  last?: true
}

/** One call of a batch, whatever its type. */
export interface Line {
  kind: string
  call: Call
  body: object
  /** 0 or 1: which of the player's two devices. */
  device: number
  readable: boolean
  last: boolean
  expects: (purse: Purse) => Expected
  send: (wire: Wire, token: string) => Promise<Outcome<Call>>
  /** What a lost call did: its reply, the code of its repeat, or null = nothing. */
  reconcile: (wire: Wire, token: string, purse: Purse) => Promise<{ reply: object } | { code: number } | null>
  book: (purse: Purse, reply: object) => void
  refused: (purse: Purse, code: number | null) => void
}

export const line = <C extends Call>(device: number, call: C, rules: Rules<C>): Line => {
  const { kind, expects, book, read, refused, last, again } = rules
  const body = rules.body as object
  return {
    ...{ kind, call, body, device, expects },
    readable: read !== undefined,
    last: last === true,
    send: (wire, token) => wire.send(call, token, body),
    reconcile: async (wire, token, purse) => {
      if (read) {
        const reply = await read(wire, token)
        return reply && { reply: reply as object }
      }
      const outcome = await wire.send(call, token, body)
      if (outcome === 'lost') throw new Error(`${call.name} was lost without a fault`)
      if (!('code' in outcome)) return { reply: outcome.reply as object }
      const reply = again?.(purse, outcome.code)
      return reply ? { reply: reply as object } : outcome
    },
    // Validated by the same call's schema.
    book: (purse, reply) => book(purse, reply as ReplyOf<C>),
    refused: (purse, code) => refused?.(purse, code),
  }
}
