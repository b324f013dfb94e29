import type { Reply } from '../../../mocks/handlers/answer'
import { startMockServer } from '../../../mocks/network/adapters/http/server'
import { pathOf } from '../../network/backendSupport'
import type { Recipe } from './recipe'

/** The frozen clock of these worlds, a Thursday. */
export const NOON = '2026-01-15T12:00:00Z'

/** A client of the mock server: it can do what any tool can do by HTTP. */
export interface Client {
  /** The token that calls carry; empty when signed out. */
  token: string
  send(name: string, body?: object): Promise<Reply>
  /** Uses a control; `path` follows `/__mock`. */
  control(method: string, path: string, body?: object): Promise<unknown>
  /** Advances the world's time by a span such as `90s` or `24h`. */
  wait(span: string): Promise<unknown>
}

/** What a recipe led to. */
export interface Served {
  at: Client
  reply: Reply
  /** The last call, its body and its token, and the world before it, as JSON. */
  call: string
  body: object
  token: string
  before: string
}

/** Something that happens before a call. */
export interface Interruption {
  call: string
  happen: (at: Client) => Promise<unknown>
}

/** A mock server on which recipes run, one at a time. */
export interface RecipeServer {
  /**
   * Runs a recipe in a fresh world. `watched` records the world before each call; `before` is done once, before the first
   * call of that name.
   */
  serve(recipe: Recipe, watched?: boolean, before?: Interruption): Promise<Served>
  /** The world as JSON. */
  snapshot(): Promise<string>
  stop(): Promise<void>
}

/** `note` is called for every call. */
export const startRecipes = async (
  note?: (name: string, body: object, reply: Reply) => void,
): Promise<RecipeServer> => {
  const server = await startMockServer({ port: 0, reportError: () => undefined, note: () => undefined })
  const exchange = async (method: string, path: string, body?: object, token = ''): Promise<string> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'x-mock-world': 'reach', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.text()
  }
  const snapshot = () => exchange('GET', '/__mock/snapshot')

  const serve = async ({ persona, run }: Recipe, watched = false, before?: Interruption): Promise<Served> => {
    let due = before
    const last = { call: '', body: {}, token: '', before: '' }
    const at: Client = {
      token: '',
      control: async (method, path, body) => JSON.parse(await exchange(method, `/__mock${path}`, body, at.token)),
      wait: (span) => at.control('POST', '/clock', { advance: span }),
      send: async (name, body = {}) => {
        if (due?.call === name) {
          const { happen } = due
          due = undefined
          await happen(at)
        }
        Object.assign(last, { call: name, body, token: at.token, before: watched ? await snapshot() : '' })
        const reply: Reply = JSON.parse(await exchange('POST', pathOf(name), body, at.token))
        note?.(name, body, reply)
        return reply
      },
    }
    const { token = '' } = (await at.control('POST', '/reset', { persona, clock: NOON, seed: 1 })) as { token?: string }
    at.token = token
    return { at, reply: await run(at), ...last }
  }
  return { serve, snapshot, stop: server.stop }
}
