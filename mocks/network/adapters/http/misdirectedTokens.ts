import { REFUSAL } from '../../../../src/contract/core/refusals'
import { json, tokenOf, type WireReply, type WireRequest } from '../wire'
import { DEFAULT_WORLD, type Worlds } from './worlds'

/** Finds calls that forgot to name their world. */
export interface MisdirectedTokens {
  /** Refuses a call that names no world with the token of a world other than the default; null for any other call. */
  refusal(headers: WireRequest['headers']): WireReply | null
}

export const createMisdirectedTokens = (worlds: Worlds): MisdirectedTokens => {
  // A token that has once been the default world's is never a stray: when it expires there, the reply is 401.
  const own = new Set<string>()
  return {
    refusal: (headers) => {
      const token = tokenOf(headers)
      const { backend } = worlds.get(DEFAULT_WORLD)
      if (Object.hasOwn(backend.journal.world.tokens, token)) own.add(token)
      const name = token === '' || own.has(token) ? undefined : worlds.holderOf(token)
      if (name === undefined) return null
      const message = `This token is of the world '${name}', but the call has no header 'x-mock-world: ${name}'; without one it is for the world '${DEFAULT_WORLD}', which does not know the token.`
      backend.reportError(message)
      return json(JSON.stringify({ errcode: REFUSAL.badRequest, message }), 400)
    },
  }
}
