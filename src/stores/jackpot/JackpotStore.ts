import { makeAutoObservable, when } from 'mobx'
import { success } from '../../api/outcome'
import type { JackpotCell } from '../../contract/config'
import { type DrawRow, drawLog, jackpotRank, type RankRow } from '../../contract/jackpot'
import { type Check, checkDraw } from '../../domain/jackpot/fairness'
import { type Odds, oddsOf } from '../../domain/jackpot/jackpotOdds'
import { CELLS } from '../../domain/jackpot/jackpotRing'
import { nothing, type Stop } from '../../platform/clock'
import { digestOf } from '../../platform/digest'
import { type Page, PagedResource } from '../core/PagedResource'
import { type ReadState, Resource } from '../core/Resource'
import type { RootStore } from '../core/RootStore'
import type { JackpotFigures } from './JackpotFigures'
import { type DrawInfo, JackpotInfoStore } from './JackpotInfoStore'
import { JackpotSpin } from './JackpotSpin'
import { RECORD_PAGE, rowKey } from './NewestRecord'

/** A tap so soon after the last one is not an intention of its own, ms (spec §9). */
export const DEBOUNCE_MS = 300
/** Rows on a page of the rank (spec §9). */
export const RANK_PAGE = 10

/** A page of the rank with the player's own place. */
type RankPage = Page<RankRow> & { personRank: RankRow | null }

type Parts = Pick<
  RootStore,
  'activities' | 'api' | 'config' | 'feature' | 'member' | 'modals' | 'platform' | 'prefs' | 'session'
>

/** The lucky jackpot: what it offers, the player's chances, and the one way to draw. */
export class JackpotStore {
  readonly spin: JackpotSpin
  readonly record: PagedResource<DrawRow>
  readonly rank: PagedResource<RankRow, RankPage>
  readonly #parts: Parts
  readonly #shared: JackpotInfoStore
  #lastTap = Number.NEGATIVE_INFINITY
  /** The draw's state together with the record's newest row, so that a lost draw can be told from none. */
  readonly #ready: Resource<DrawInfo>
  /** The commitments that stood on screen before the draws of this visit, by record id. */
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
    this.rank = new PagedResource(epoch, {
      read: (pageNum) => this.#readRank(pageNum),
      key: ({ id }) => id,
      filter: undefined,
    })
    makeAutoObservable(this)
  }

  /** SPIN waits for `ready`. */
  get infoState(): ReadState {
    return this.#ready.state
  }

  /** The draw's state, which the lobby's card shows too. */
  get info(): DrawInfo | null {
    return this.#shared.info
  }

  get figures(): JackpotFigures {
    return this.#shared.figures
  }

  /** The player's own place in the rank. */
  get personRank(): RankRow | null {
    return this.rank.latest?.personRank ?? null
  }

  /** The prize cells in the order of their places. */
  get cells(): readonly JackpotCell[] {
    return (this.#parts.config.config?.jackpotAwardConfigList ?? []).slice(0, CELLS)
  }

  get odds(): Odds | null {
    return oddsOf(this.cells, this.#parts.config.config?.jackpotWeights)
  }

  /** Whether a chance is waiting: the same value for SPIN and for the red dot. */
  get hasChance(): boolean {
    return this.info?.canReceiveDrawChance ?? this.#parts.activities.drawWaits
  }

  /** Whether a tap on SPIN draws. */
  get canSpin(): boolean {
    const ready = this.infoState === 'ready' && this.cells.length === CELLS
    return ready && this.spin.free && this.hasChance && this.#parts.session.signedIn
  }

  /** Reads what SPIN waits for. */
  async load(): Promise<void> {
    await this.#ready.load()
  }

  /** The cabinet is on screen: reads what it shows and keeps the figures moving until the returned stop. */
  open(): Stop {
    let unwatch: Stop = nothing
    this.spin.resolve()
    // What was read before is good enough to draw with: nobody waits for it to be read again.
    void this.#ready.refresh()
    // Not before there is something to move: the first watcher would read it once more.
    const unwait = when(
      () => this.info !== null,
      () => {
        unwatch = this.#shared.watch()
      },
    )
    return () => {
      unwait()
      unwatch()
    }
  }

  /** The player's wish to draw. At most one call for one intention; it is never repeated by itself. */
  tapSpin(): void {
    const now = this.#parts.platform.clock.elapsed()
    const early = now - this.#lastTap < DEBOUNCE_MS
    this.#lastTap = now
    if (!early && this.canSpin) void this.#draw()
  }

  /** Lets the device be felt, unless the player has muted it. */
  buzz(...pattern: number[]): void {
    if (this.#parts.prefs.sound) this.#parts.platform.vibrate(pattern)
  }

  /** Computes a draw of the record again; null where there is no proof or the browser has no hashes. */
  async check({ proof, cellId, propId, type, id }: DrawRow): Promise<Check | null> {
    const { subtleCrypto } = this.#parts.platform
    if (!proof || cellId === undefined || !subtleCrypto) return null
    const shown = id === undefined ? undefined : this.#shownBefore.get(id)
    return checkDraw(proof, { cellId, propId, type }, digestOf(subtleCrypto), shown)
  }

  /** Forgets the player. */
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

  async #readRank(pageNum: number) {
    const outcome = await this.#parts.api.call(jackpotRank, { pageNum, pageSize: RANK_PAGE })
    if (!outcome.ok) return outcome
    const { allRank, personRank } = outcome.value
    return success({ ...allRank, personRank })
  }

  #refresh(): void {
    void this.load()
    void this.#parts.member.refresh()
    this.#parts.activities.update()
  }
}
