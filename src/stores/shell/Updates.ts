import { mayReload, reloadFor } from '../../domain/update/reloads'
import type { Platform } from '../../platform'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import type { Pwa } from '../../platform/device/pwa'
import type { Builds } from '../../platform/page/builds'
import type { Busy } from '../data/Busy'
import { VersionCheck } from './VersionCheck'

/** Between two looks at whether the page is busy, ms. */
const TICK = 1_000
/** Looks in a row at which nothing goes on: nobody is interrupted between two steps. */
const CALM = 3

interface UpdateParts {
  busy: Busy
  platform: Platform
  builds: Builds
  pwa: Pwa
}

/**
 * Brings the page to the deployed build, as the only piece that reloads it once it has started (spec §4, §8). What may
 * mean that the page is outdated leads to a look at the version file: the time, a new worker, a file that is gone. It
 * reloads when nothing goes on that a reload would lose.
 */
export class Updates {
  readonly #parts: UpdateParts
  readonly #check: VersionCheck
  /** The deployed build, while it is another one. */
  #target: string | null = null
  #stopWaiting: Stop = nothing
  #calm = 0

  constructor(parts: UpdateParts) {
    this.#parts = parts
    this.#check = new VersionCheck(parts.platform, parts.builds, (build) => this.#found(build))
  }

  start(): Stop {
    const { pwa } = this.#parts
    // One that was looked for is expected.
    const onVersion = () => {
      if (this.#target === null) void this.look()
    }
    return stopAll([this.#check.start(), pwa.onVersion(onVersion), () => this.#wait(null)])
  }

  /** Reads which build is deployed. */
  look(): Promise<string | null> {
    return this.#check.read()
  }

  /** A file did not load: it is of an older build, or the worker's store is broken. */
  async fileFailed(): Promise<void> {
    const { builds, pwa } = this.#parts
    if ((await this.look()) === builds.running) await pwa.forgetFiles()
  }

  #found(build: string): void {
    const { builds, pwa } = this.#parts
    this.#wait(build === builds.running ? null : build)
    // Also when it was known: its installation may have failed.
    if (this.#target !== null) void pwa.check()
  }

  #wait(target: string | null): void {
    this.#stopWaiting()
    this.#target = target
    this.#calm = 0
    this.#stopWaiting = target === null ? nothing : this.#parts.platform.clock.every(TICK, () => void this.#tick())
  }

  async #tick(): Promise<void> {
    const { builds, busy, pwa } = this.#parts
    const target = this.#target
    this.#calm = busy.isBusy() ? 0 : this.#calm + 1
    const state = pwa.state()
    // With a worker that has no newer version yet, a reload would bring the old page from its store.
    if (this.#calm < CALM || target === null || state === 'ready' || state === 'registering') return
    // From here on it is tried once, and again after the next look.
    this.#stopWaiting()
    if (!mayReload(target, builds)) return
    const isInstalled = state === 'replaced' || (state === 'waiting' && (await pwa.takeOver()))
    // Otherwise the page comes from the network, which must be there.
    if (!isInstalled && (await builds.deployed()) !== target) return
    if (busy.isBusy()) return this.#wait(target)
    if (!isInstalled) await pwa.remove()
    reloadFor(target, builds)
  }
}
