import type { Platform } from '../../platform'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import type { Builds } from '../../platform/page/builds'

/** The deployed build that one tab has read for all, and when. */
const SHARED = 'deployed-build'
/** An open page asks this often, ms. */
export const INTERVAL = 10 * 60_000
/** Returning to the page asks at most this often, ms. */
export const LEAST = 60_000

interface Found {
  readonly build: string | null
  /** Epoch ms of the device. */
  readonly at: number
}

type Parts = Pick<Platform, 'clock' | 'locks' | 'storage' | 'visibility'>

/** Reads which build is deployed, every ten minutes and when the player returns: one request for all tabs. */
export class VersionCheck {
  readonly #platform: Parts
  readonly #builds: Builds
  readonly #onBuild: (build: string) => void
  #last: Found
  #reading: Promise<string | null> | null = null

  constructor(platform: Parts, builds: Builds, onBuild: (build: string) => void) {
    this.#platform = platform
    this.#builds = builds
    this.#onBuild = onBuild
    // The first return to the page asks at once.
    this.#last = { build: null, at: builds.now() - LEAST }
  }

  start(): Stop {
    const { clock, storage, visibility } = this.#platform
    return stopAll([
      clock.every(LEAST, () => void this.#readIfOlder(INTERVAL)),
      visibility.onShow(() => void this.#readIfOlder(LEAST)),
      storage.onChange((key, value) => key === SHARED && this.#take(foundIn(value))),
    ])
  }

  /** Reads it now, once for all who ask meanwhile; null when it cannot be read. */
  read(): Promise<string | null> {
    this.#reading ??= this.#builds.deployed().then((build) => {
      this.#reading = null
      const found = { build, at: this.#builds.now() }
      this.#platform.storage.local.set(SHARED, JSON.stringify(found))
      this.#take(found)
      return build
    })
    return this.#reading
  }

  async #readIfOlder(age: number): Promise<void> {
    if (!this.#isOlder(age)) return
    const { locks } = this.#platform
    const read = async () => {
      if (this.#isOlder(age)) await this.read()
    }
    // Another tab that is reading tells what it found.
    if (locks) await locks.request(SHARED, { ifAvailable: true }, (lock) => (lock ? read() : undefined)).catch(nothing)
    else await read()
  }

  #isOlder(age: number): boolean {
    const shared = foundIn(this.#platform.storage.local.get(SHARED))
    const now = this.#builds.now()
    // A time in the future was written before the clock was set back.
    return [this.#last, shared].every((found) => !found || found.at > now || now - found.at >= age)
  }

  #take(found: Found | null): void {
    if (!found) return
    this.#last = found
    if (found.build !== null) this.#onBuild(found.build)
  }
}

function foundIn(text: string | null): Found | null {
  try {
    const { build, at } = JSON.parse(text ?? 'null')
    return typeof at === 'number' ? { build: typeof build === 'string' ? build : null, at } : null
  } catch {
    return null
  }
}
