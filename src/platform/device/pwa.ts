import type { Stop } from '../clock'
import { trustedScript } from '../page/trustedTypes'

/** State of the service worker. */
export type PwaState = 'off' | 'registering' | 'ready' | 'waiting' | 'failed'

/** The service worker behind a small interface; the caller decides when a waiting version takes over. */
export interface Pwa {
  state(): PwaState
  onChange(listener: (state: PwaState) => void): Stop
  /** Called when a new version has taken over this page: its files now come from that version. */
  onTakeover(listener: () => void): Stop
  /** Checks for a new version. */
  check(): Promise<void>
  /** Activates the waiting version; `onTakeover` follows. */
  activate(): void
  /** Registers the worker; failure only shows in the state (spec §8). */
  start(): Promise<void>
}

/** For browsers without service workers: old ones, and insecure contexts. */
export const noPwa: Pwa = {
  state: () => 'off',
  onChange: () => () => undefined,
  onTakeover: () => () => undefined,
  check: async () => undefined,
  activate: () => undefined,
  start: async () => undefined,
}

export function browserPwa(container: ServiceWorkerContainer | null = navigator.serviceWorker ?? null): Pwa {
  return container ? new WorkerPwa(container) : noPwa
}

class WorkerPwa implements Pwa {
  readonly #container: ServiceWorkerContainer
  readonly #changes = new Set<(state: PwaState) => void>()
  #registration: ServiceWorkerRegistration | undefined
  #state: PwaState = 'off'

  constructor(container: ServiceWorkerContainer) {
    this.#container = container
  }

  state(): PwaState {
    return this.#state
  }

  onChange(listener: (state: PwaState) => void): Stop {
    this.#changes.add(listener)
    return () => this.#changes.delete(listener)
  }

  onTakeover(listener: () => void): Stop {
    // The first worker takes over too, but with the very files the page was loaded with.
    let controlled = this.#container.controller !== null
    const onControllerChange = () => {
      if (controlled) listener()
      controlled = true
    }
    this.#container.addEventListener('controllerchange', onControllerChange)
    return () => this.#container.removeEventListener('controllerchange', onControllerChange)
  }

  async check(): Promise<void> {
    await this.#registration?.update().catch(() => undefined)
  }

  activate(): void {
    this.#registration?.waiting?.postMessage('skipWaiting')
  }

  async start(): Promise<void> {
    this.#become('registering')
    try {
      this.#registration = await this.#container.register(trustedScript('/sw.js'))
      this.#follow(this.#registration)
    } catch {
      this.#become('failed')
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    registration.addEventListener('updatefound', () => this.#watch(registration, registration.installing))
    this.#watch(registration, registration.installing)
  }

  #watch(registration: ServiceWorkerRegistration, worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => this.#updateState(registration))
    this.#updateState(registration)
  }

  #updateState({ waiting, active }: ServiceWorkerRegistration): void {
    if (waiting && active) this.#become('waiting')
    else if (active) {
      if (this.#state === 'registering') keepLanguage(active)
      this.#become('ready')
    }
  }

  #become(state: PwaState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#changes) listener(state)
  }
}

/** Lets the worker install the language that the page loaded without it. */
function keepLanguage(worker: ServiceWorker): void {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const file = paths.find((path) => path.startsWith('/assets/language/'))
  if (file) worker.postMessage(file)
}
