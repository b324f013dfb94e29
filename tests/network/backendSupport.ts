import type { WireReply } from '../../mocks/network/adapters/wire'
import { type Controls, createControls } from '../../mocks/network/controls/controls'
import { type Backend, type BackendOptions, createBackend } from '../../mocks/network/state/backend'
import { contract } from '../../src/contract'

/** The instant at which the worlds of these tests stand still. */
export const NOON = '2026-01-15T12:00:00Z'

/** A backend with its controls, and what it complained of. */
export interface Bench {
  backend: Backend
  mock: Controls
  complaints: string[]
  /** Makes a call by its endpoint's name, as the persona unless another token is given. */
  send(name: string, body?: object | string, token?: string, method?: string): Promise<WireReply>
  /** The same, giving the reply's JSON. */
  ask(name: string, body?: object | string, token?: string): Promise<Record<string, unknown>>
}

/** The path of a call by its endpoint's name. */
export const pathOf = (name: string): string =>
  contract.find(({ call }) => call.name === name)?.call.path ?? `/app/v1/${name}`

/** The JSON of a reply that arrived whole. */
export const read = (reply: WireReply): Record<string, unknown> => {
  if (typeof reply === 'string') throw new Error(`no reply: ${reply}`)
  return JSON.parse(reply.body) as Record<string, unknown>
}

/** Opens a backend: the regular player of seed 1 at noon, unless told otherwise. */
export const openBench = (options: BackendOptions = {}): Bench => {
  const complaints: string[] = []
  const backend = createBackend({
    persona: 'regular',
    clock: NOON,
    complain: (what) => complaints.push(what),
    ...options,
  })
  const send: Bench['send'] = (name, body = {}, token = backend.token() ?? '', method = 'POST') =>
    backend.handle({
      method,
      path: pathOf(name),
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const ask: Bench['ask'] = async (name, body, token) => read(await send(name, body, token))
  return { backend, mock: createControls(backend), complaints, send, ask }
}
