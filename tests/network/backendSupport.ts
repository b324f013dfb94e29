import type { WireReply } from '../../mocks/network/adapters/wire'
import { type Controls, createControls } from '../../mocks/network/controls/controls'
import { type Backend, type BackendOptions, createBackend } from '../../mocks/network/state/backend'
import { contract } from '../../src/contract'

/** The frozen clock of the worlds in these tests. */
export const NOON = '2026-01-15T12:00:00Z'

/** A backend with its controls and the errors it reported. */
export interface BackendFixture {
  backend: Backend
  mock: Controls
  complaints: string[]
  /** Makes a call by its endpoint's name, by default as the persona. */
  send(name: string, body?: object | string, token?: string, method?: string): Promise<WireReply>
  /** Like `send`; resolves with the reply's JSON. */
  call(name: string, body?: object | string, token?: string): Promise<Record<string, unknown>>
}

export const pathOf = (name: string): string =>
  contract.find(({ call }) => call.name === name)?.call.path ?? `/app/v1/${name}`

/** The JSON of a complete reply. */
export const read = (reply: WireReply): Record<string, unknown> => {
  if (typeof reply === 'string') throw new Error(`no reply: ${reply}`)
  return JSON.parse(reply.body) as Record<string, unknown>
}

/** By default the regular player of seed 1 at noon. */
export const createFixture = (options: BackendOptions = {}): BackendFixture => {
  const complaints: string[] = []
  const backend = createBackend({
    persona: 'regular',
    clock: NOON,
    reportError: (what) => complaints.push(what),
    note: () => undefined,
    ...options,
  })
  const send: BackendFixture['send'] = (name, body = {}, token = backend.token() ?? '', method = 'POST') =>
    backend.handle({
      method,
      path: pathOf(name),
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const call: BackendFixture['call'] = async (name, body, token) => read(await send(name, body, token))
  return { backend, mock: createControls(backend), complaints, send, call }
}
