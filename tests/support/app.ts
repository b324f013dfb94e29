import { exchange } from '../../mocks/network/adapters/exchange'
import { parseFaults } from '../../mocks/network/faults/faults'
import { type Backend, type BackendOptions, createBackend } from '../../mocks/network/state/backend'
import { isBuilt as isShipped } from '../../src/app/routes'
import type { RuntimeConfig } from '../../src/app/runtimeConfig'
import { contract } from '../../src/contract'
import type { Platform } from '../../src/platform'
import { nothing } from '../../src/platform/clock'
import { RootStore } from '../../src/stores/core/RootStore'
import { handPlatform } from './platform'

const endpoints = contract.map(({ call }) => call.name)

type Reply = Record<string, unknown>
/** Changes replies on their way: what another backend might answer. */
type Edit = (endpoint: string, reply: Reply) => Reply

/** How an app of a test is opened. */
export interface AppOptions {
  persona?: string
  /** The world's clock: frozen at this instant, or `live`. */
  clock?: string
  platform?: Partial<Platform>
  /** What the device kept from an earlier visit. */
  kept?: Record<string, string>
  /** Whether games of the own origin may run, as in the demo. */
  ownGames?: boolean
  /** What the delivery sets. */
  config?: RuntimeConfig
  edit?: Edit
  /** Which pages are built; absent: those that are. */
  isBuilt?: (path: string) => boolean
  /** A world that exists already, for a second visitor. */
  backend?: Backend
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The world behind `fetch`: it rejects as fetch does where the network fails, and replies can be held back. */
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
  /** Lets the world act on calls of an endpoint (`*` = all) from now on, and holds their replies back until the release. */
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
      /** Later replies come at once; those that are held stay so. */
      open,
      release: () => {
        open()
        resolve()
      },
    }
  }
  return { fetchWorld, hold }
}

/** The product's stores over a world of its own, without a browser and with every clock in hand. */
export const openApp = ({
  persona = 'regular',
  clock = '2026-01-01T12:00:00Z',
  platform: parts = {},
  kept = {},
  ownGames = true,
  config = {},
  edit,
  isBuilt = isShipped,
  backend = createBackend({ persona, clock } satisfies BackendOptions),
}: AppOptions = {}) => {
  const token = persona === 'visitor' ? null : backend.token()
  const local = new Map(Object.entries({ ...(token && { token }), ...kept }))
  const hands = handPlatform(parts, local)
  const { fetchWorld, hold } = networkOf(backend, edit)
  const root = new RootStore(hands.platform, {
    baseUrl: 'http://kismara.test',
    ...config,
    ownGames,
    isBuilt,
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

/** The token of another player of the same world. */
export const tokenOf = async ({ handle }: Backend, account: string): Promise<string> => {
  const body = JSON.stringify({ account, password: 'demo1234' })
  const reply = await handle({ method: 'POST', path: '/app/v1/accountLogin', headers: {}, body })
  return (JSON.parse(typeof reply === 'string' ? '{}' : reply.body) as { token: string }).token
}
