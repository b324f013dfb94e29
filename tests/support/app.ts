import { type Backend, createBackend } from '../../mocks/network/backend'
import { exchange } from '../../mocks/network/exchange'
import { parseFaults } from '../../mocks/network/faults'
import { contract } from '../../src/contract'
import type { Platform } from '../../src/platform'
import { RootStore } from '../../src/stores/RootStore'
import { handPlatform } from './platform'

const endpoints = contract.map(({ call }) => call.name)

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

interface AppOptions {
  persona?: string
  platform?: Partial<Platform>
  /** What the device kept from an earlier visit. */
  kept?: Record<string, string>
}

/** The product's stores over a world of its own, without a browser and with every clock in hand. */
export const openApp = ({ persona = 'regular', platform: parts = {}, kept = {} }: AppOptions = {}) => {
  const backend: Backend = createBackend({ persona, clock: '2026-01-01T12:00:00Z' })
  const token = backend.token()
  const local = new Map(Object.entries({ ...(token && { token }), ...kept }))
  const hands = handPlatform(parts, local)
  const root = new RootStore(hands.platform, {
    baseUrl: 'http://kismara.test',
    fetch: (input, init) => Promise.race([exchange(backend, new Request(input, init)), aborted(init?.signal)]),
  })
  return {
    ...hands,
    backend,
    root,
    token,
    calls: (endpoint: string) => backend.log.list().filter((line) => line.endpoint === endpoint),
    fault: (text: string) => backend.faults.add(parseFaults(text, endpoints)),
  }
}
