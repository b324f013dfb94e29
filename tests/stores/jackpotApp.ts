import { runInAction } from 'mobx'
import { type Backend, createBackend } from '../../mocks/network/backend'
import { exchange } from '../../mocks/network/exchange'
import { parseFaults } from '../../mocks/network/faults'
import { jackpotCells, jackpotWeights } from '../../mocks/world/jackpotTable'
import { contract } from '../../src/contract'
import type { AppConfig } from '../../src/contract/config'
import type { Platform } from '../../src/platform'
import { createClock } from '../../src/platform/clock'
import { noSocialLogin } from '../../src/platform/social'
import type { Store } from '../../src/platform/storage'
import { JackpotStore } from '../../src/stores/JackpotStore'
import { RootStore } from '../../src/stores/RootStore'

const endpoints = contract.map(({ call }) => call.name)

const memory = (): Store => {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

/** A page without a browser: everything that a store needs of it, and the hands to move it. */
export const fakePlatform = () => {
  const shows = new Set<() => void>()
  const page = { hidden: false, reducedMotion: false }
  const platform: Platform = {
    clock: createClock(),
    random: () => 0.5,
    storage: { local: memory(), session: memory(), onChange: () => () => undefined },
    networkType: () => null,
    sendBeacon: () => true,
    visibility: {
      hidden: () => page.hidden,
      onShow: (run) => {
        shows.add(run)
        return () => shows.delete(run)
      },
      onHide: () => () => undefined,
    },
    device: {
      platform: 0,
      os: 'other',
      model: '',
      inWrapper: false,
      standalone: false,
      iosChrome: false,
      referrer: '',
      reducedMotion: () => page.reducedMotion,
    },
    social: noSocialLogin,
  } as Platform
  return { platform, page, show: () => [...shows].map((run) => run()) }
}

const abortOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The app's stores over a world, signed in, without a browser; times are the test's. */
export const jackpotApp = (persona = 'lucky', options: { reducedMotion?: boolean } = {}) => {
  const backend: Backend = createBackend({ persona, real: Date.now })
  const { platform, page, show } = fakePlatform()
  page.reducedMotion = options.reducedMotion ?? false
  const token = backend.token()
  if (token) platform.storage.local.set('token', token)
  const root = new RootStore(platform, {
    baseUrl: 'http://kismara.test',
    fetch: (input, init) => Promise.race([exchange(backend, new Request(input, init)), abortOf(init?.signal)]),
  })
  // Only what the jackpot reads of the configuration.
  const config = { jackpotAwardConfigList: [...jackpotCells], jackpotWeights: { ...jackpotWeights } }
  runInAction(() => {
    root.config.config = config as unknown as AppConfig
  })
  const jackpot = root.feature(JackpotStore)
  const calls = (endpoint: string) => backend.log.list().filter((line) => line.endpoint === endpoint)
  return {
    backend,
    root,
    jackpot,
    page,
    show,
    calls,
    fault: (text: string) => backend.faults.add(parseFaults(text, endpoints)),
  }
}
