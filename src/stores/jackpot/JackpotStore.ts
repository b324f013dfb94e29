import { makeAutoObservable, when } from 'mobx'
import type { JackpotCell } from '../../contract/config'
import { type DrawRow, drawLog } from '../../contract/jackpot'
import { type Check, checkDraw } from '../../domain/jackpot/fairness'
import { type Odds, oddsOf } from '../../domain/jackpot/jackpotOdds'
import { CELLS } from '../../domain/jackpot/jackpotRing'
import { nothing, type Stop } from '../../platform/clock'
import { digestOf } from '../../platform/digest'
import { PagedResource } from '../data/PagedResource'
import { type ReadState, Resource } from '../data/Resource'
import type { RootStore } from '../root/RootStore'
import type { JackpotFigures } from './JackpotFigures'
import { type DrawInfo, JackpotInfoStore } from './JackpotInfoStore'
import { JackpotSpin } from './JackpotSpin'
import { RECORD_PAGE, rowKey } from './NewestRecord'

/** Taps closer together are ignored, ms (spec §9). */
export const DEBOUNCE_MS = 300

type Parts = Pick<
  RootStore,
  'activities' | 'api' | 'config' | 'feature' | 'member' | 'modals' | 'platform' | 'prefs' | 'session'
>

/** The lucky jackpot: info, lists, the player's chances and the draw. */
export class JackpotStore {
  readonly spin: JackpotSpin
  readonly record: PagedResource<DrawRow>
  readonly #parts: Parts
  readonly #shared: JackpotInfoStore
  #lastTap = Number.NEGATIVE_INFINITY
  /** Draw info together with the record's newest row, which distinguishes a lost draw from none. */
  readonly #ready: Resource<DrawInfo>
  /** Commitments shown before the draws of this visit, by record id. */
  readonly #shownBefore = new Map<string, string>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.spin = new JackpotSpin(parts, { cells: () => this.cells, shown: () => this.#refresh() })
    this.#shared = parts.feature(JackpotInfoStore)
    const { epoch } = parts.session
    this.#ready = new Resource(epoch, () => this.#read())
    this.record = new PagedResource(epoch, {
      read: (pageNum) => parts.api.call(drawLog, { pageNum, pageSize: RECORD_PAGE }),
      key: rowKey,
      filter: undefined,
    })
    makeAutoObservable(this)
  }

  /** SPIN is enabled once it is `ready`. */
  get infoState(): ReadState {
    return this.#ready.state
  }

  /** Shared with the lobby's card. */
  get info(): DrawInfo | null {
    return this.#shared.info
  }

  get figures(): JackpotFigures {
    return this.#shared.figures
  }

  /** Prize cells in grid order. */
  get cells(): readonly JackpotCell[] {
    return (this.#parts.config.config?.jackpotAwardConfigList ?? []).slice(0, CELLS)
  }

  get odds(): Odds | null {
    return oddsOf(this.cells, this.#parts.config.config?.jackpotWeights)
  }

  /** Whether a chance is available; the same value for SPIN and for the red dot. */
  get hasChance(): boolean {
    return this.info?.canReceiveDrawChance ?? this.#parts.activities.hasDraw
  }

  get canSpin(): boolean {
    const ready = this.infoState === 'ready' && this.cells.length === CELLS
    return ready && this.spin.free && this.hasChance && this.#parts.session.signedIn
  }

  async load(): Promise<void> {
    await this.#ready.load()
  }

  /** Loads the data of the cabinet and keeps the figures changing until the returned stop is called. */
  subscribe(): Stop {
    let unsubscribe: Stop = nothing
    this.spin.resolve()
    // Existing data is good enough to draw with while it reloads.
    void this.#ready.refresh()
    // Only once there is info: the first subscriber would load it a second time.
    const unwait = when(
      () => this.info !== null,
      () => {
        unsubscribe = this.#shared.subscribe()
      },
    )
    return () => {
      unwait()
      unsubscribe()
    }
  }

  /** At most one call per intent, never retried automatically. */
  tapSpin(): void {
    const now = this.#parts.platform.clock.elapsed()
    const early = now - this.#lastTap < DEBOUNCE_MS
    this.#lastTap = now
    if (!early && this.canSpin) void this.#draw()
  }

  /** Vibrates unless muted. */
  buzz(...pattern: number[]): void {
    if (this.#parts.prefs.sound) this.#parts.platform.vibrate(pattern)
  }

  /** Verifies a draw of the record; null without a proof or without SubtleCrypto. */
  async check({ proof, cellId, propId, type, id }: DrawRow): Promise<Check | null> {
    const { subtleCrypto } = this.#parts.platform
    if (!proof || cellId === undefined || !subtleCrypto) return null
    const shown = id === undefined ? undefined : this.#shownBefore.get(id)
    return checkDraw(proof, { cellId, propId, type }, digestOf(subtleCrypto), shown)
  }

  clear(): void {
    this.spin.clear()
    this.#shownBefore.clear()
  }

  async #draw(): Promise<void> {
    const commitment = this.info?.commitment
    const recordId = await this.spin.begin()
    if (recordId !== undefined && commitment !== undefined) this.#shownBefore.set(recordId, commitment)
  }

  async #read() {
    const { signedIn } = this.#parts.session
    const [info] = await Promise.all([this.#shared.load(), signedIn ? this.spin.newest.read() : null])
    return info
  }

  #refresh(): void {
    void this.load()
    void this.#parts.member.refresh()
    this.#parts.activities.update()
  }
}
