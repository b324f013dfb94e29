import type { Stop } from '../clock'
import { trustedScript } from '../page/trustedTypes'
import { forgetFiles, removeWorker } from './workerFiles'

/** State of the service worker. */
export type PwaState =
  | 'off'
  | 'registering'
  | 'failed'
  /** The page and its worker are of one version. */
  | 'ready'
  /** A newer version has been installed and waits. */
  | 'waiting'
  /** A newer version has taken over: a reload gets its page. */
  | 'replaced'

/** The service worker behind a small interface; the caller decides when a waiting version takes over. */
export interface Pwa {
  state(): PwaState
  /** Called when a new version has been installed, or has taken over this page. */
  onVersion(listener: () => void): Stop
  /** Looks for a new version. */
  check(): Promise<void>
  /** Lets a waiting version take over; false when it does not within ten seconds. */
  takeOver(): Promise<boolean>
  /** Registers the worker; failure only shows in the state (spec §8). */
  start(): Promise<void>
  /** Removes the worker and its store: the next load of the page comes from the network. */
  remove(): Promise<void>
  /** Lets files of the worker's store be loaded anew, since one of them is broken. */
  forgetFiles(): Promise<void>
}

/** For browsers without service workers: old ones, and insecure contexts. */
export const noPwa: Pwa = {
  state: () => 'off',
  onVersion: () => () => undefined,
  check: async () => undefined,
  takeOver: async () => false,
  start: async () => undefined,
  remove: async () => undefined,
  forgetFiles: async () => undefined,
}

export function browserPwa(container: ServiceWorkerContainer | null = navigator.serviceWorker ?? null): Pwa {
  return container ? new WorkerPwa(container) : noPwa
}

/** A version that does not take over by then never will, ms. */
const PATIENCE = 10_000

class WorkerPwa implements Pwa {
  readonly #container: ServiceWorkerContainer
  readonly #listeners = new Set<() => void>()
  #registration: ServiceWorkerRegistration | undefined
  /** The worker of this page's version. */
  #own: ServiceWorker | null = null
  #failed = false

  constructor(container: ServiceWorkerContainer) {
    this.#container = container
  }

  state(): PwaState {
    if (this.#failed) return 'failed'
    const { installing, waiting, active } = this.#registration ?? {}
    if (!active || !this.#own) return 'registering'
    if (waiting && !installing) return 'waiting'
    return active === this.#own ? 'ready' : 'replaced'
  }

  onVersion(listener: () => void): Stop {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async check(): Promise<void> {
    await this.#registration?.update().catch(() => undefined)
  }

  takeOver(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#container.addEventListener('controllerchange', () => resolve(true), { once: true })
      setTimeout(() => resolve(false), PATIENCE)
      this.#registration?.waiting?.postMessage('skipWaiting')
    })
  }

  async start(): Promise<void> {
    const tell = () => {
      if (['waiting', 'replaced'].includes(this.state())) for (const listener of this.#listeners) listener()
    }
    try {
      const registration = await this.#container.register(trustedScript('/sw.js'))
      this.#registration = registration
      const follow = () => registration.installing?.addEventListener('statechange', tell)
      registration.addEventListener('updatefound', follow)
      this.#container.addEventListener('controllerchange', tell)
      follow()
      const { active } = await this.#container.ready
      this.#own = active
      if (active) keepLanguage(active)
      tell()
    } catch {
      this.#failed = true
    }
  }

  readonly remove = removeWorker
  readonly forgetFiles = forgetFiles
}

/** Lets the worker install the language that the page loaded without it. */
function keepLanguage(worker: ServiceWorker): void {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const file = paths.find((path) => path.startsWith('/assets/language/'))
  if (file) worker.postMessage(file)
}
