import { exchange } from '../../mocks/network/adapters/exchange'
import { parseFaults } from '../../mocks/network/faults/faults'
import { type Backend, createBackend } from '../../mocks/network/state/backend'
import type { RuntimeConfig } from '../../src/app/startup/runtimeConfig'
import { contract } from '../../src/contract'
import type { AppConfig } from '../../src/contract/config'
import type { Platform } from '../../src/platform'
import { nothing } from '../../src/platform/clock'
import { RootStore } from '../../src/stores/root/RootStore'
import { journalOf } from './journals'
import { handPlatform } from './platform'

const endpoints = contract.map(({ call }) => call.name)

type Reply = Record<string, unknown>
/** Alters replies, as another backend might answer. */
type Edit = (endpoint: string, reply: Reply) => Reply

/** Changes the configuration that the backend sends. */
export const editConfig =
  (change: (config: AppConfig) => Partial<AppConfig>): Edit =>
  (endpoint, reply) => {
    // The world's replies follow the contract.
    const config = reply['config'] as AppConfig
    return endpoint === 'appConfig' ? { ...reply, config: { ...config, ...change(config) } } : reply
  }

export interface AppOptions {
  persona?: string
  /** The world's clock: frozen at this instant, or `live`. */
  clock?: string
  platform?: Partial<Platform>
  /** Local storage of an earlier visit. */
  kept?: Record<string, string>
  /** Whether same-origin games are allowed, as in the demo. */
  ownGames?: boolean
  /** Runtime configuration. */
  config?: RuntimeConfig
  edit?: Edit
  /** An existing world, for a second client. */
  backend?: Backend
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The world behind `fetch`. Rejects like fetch when the network fails; replies can be held back. */
const networkOf = (backend: Backend, edit?: Edit) => {
  const held = new Map<string, Promise<void>>()
  const answer = async (request: Request): Promise<Response> => {
    const endpoint = new URL(request.url).pathname.replace(/.*\//, '')
    const response = await exchange(backend, request)
    await (held.get(endpoint) ?? held.get('*'))
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return edit && response.ok ? Response.json(edit(endpoint, (await response.json()) as Reply)) : response
  }
  const fetchWorld: typeof fetch = (input, init) =>
    Promise.race([answer(new Request(input, init)), aborted(init?.signal)])
  /** From now on the world acts on calls of an endpoint (`*` = all), but their replies wait for the release. */
  const hold = (endpoint: string) => {
    let resolve = nothing
    held.set(
      endpoint,
      new Promise((done) => {
        resolve = done
      }),
    )
    const open = () => void held.delete(endpoint)
    return {
      /** Later replies are not held; those already held stay so. */
      open,
      release: () => {
        open()
        resolve()
      },
    }
  }
  return { fetchWorld, hold }
}

/** The product's stores on a world of their own, without a browser and with manual clocks. */
export const openApp = ({
  persona = 'regular',
  clock = '2026-01-01T12:00:00Z',
  platform: parts = {},
  kept = {},
  ownGames = true,
  config = {},
  edit,
  backend = createBackend({ journal: journalOf(persona, clock) }),
}: AppOptions = {}) => {
  const token = persona === 'visitor' ? null : backend.token()
  const local = new Map(Object.entries({ ...(token && { token }), ...kept }))
  const hands = handPlatform(parts, local)
  const { fetchWorld, hold } = networkOf(backend, edit)
  const root = new RootStore(hands.platform, {
    baseUrl: 'http://kismara.test',
    ...config,
    ownGames,
    fetch: fetchWorld,
  })
  return {
    ...hands,
    backend,
    root,
    token,
    hold,
    calls: (endpoint: string) => backend.log.list().filter((line) => line.endpoint === endpoint),
    fault: (text: string) => backend.faults.add(parseFaults(text, endpoints)),
  }
}

/** Signs in another player of the same world. */
export const tokenOf = async ({ handle }: Backend, account: string): Promise<string> => {
  const body = JSON.stringify({ account, password: 'demo1234' })
  const reply = await handle({ method: 'POST', path: '/app/v1/accountLogin', headers: {}, body })
  return (JSON.parse(typeof reply === 'string' ? '{}' : reply.body) as { token: string }).token
}
