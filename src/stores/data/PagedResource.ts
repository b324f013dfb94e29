import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure, Outcome } from '../../api/outcome'
import type { Stop } from '../../platform/clock'
import { Latest } from './Latest'
import type { ReadState } from './Resource'
import type { SessionEpoch } from './SessionEpoch'

export interface Page<R> {
  list: readonly R[]
  /** Number of pages at present. */
  pages: number
}

export interface PagedOptions<R, F, P extends Page<R>> {
  /** `pageNum` is 1-based. */
  read: (pageNum: number, filter: F) => Promise<Outcome<P>>
  /** Identity of a row. */
  key: (row: R) => string
  filter: F
}

/** A paginated list of the player; cleared with the session. */
export class PagedResource<R, P extends Page<R> = Page<R>, F = undefined> {
  /** In page order, without duplicates. */
  rows: readonly R[] = []
  /** The last page read, for its fields besides the rows: totals, the player's own rank. */
  latest: P | null = null
  filter: F
  failure: Failure | null = null
  /** The read in flight: the next page, or the first one again. */
  pending: 'more' | 'refresh' | null = null
  /** Which read failed, if the last one did. */
  failedRead: PagedResource<R, P, F>['pending'] = null
  /** The rows could not be read again. */
  isOld = false
  readonly #options: PagedOptions<R, F, P>
  readonly #epoch: SessionEpoch
  readonly #latest: Latest
  #page = 0
  #pages = 1
  #subscribers = 0
  /** Set while there is something to clear or reload when the session changes. */
  #stopListening: Stop | null = null

  constructor(epoch: SessionEpoch, options: PagedOptions<R, F, P>) {
    this.filter = options.filter
    this.#options = options
    this.#epoch = epoch
    this.#latest = new Latest(epoch)
    makeAutoObservable(this, {
      rows: observableRef,
      latest: observableRef,
      filter: observableRef,
      failure: observableRef,
    })
  }

  get state(): ReadState {
    if (this.pending) return 'loading'
    if (this.failure) return 'failed'
    return this.latest ? 'ready' : 'idle'
  }

  get hasMore(): boolean {
    return this.latest !== null && this.#page < this.#pages
  }

  /** Empties the list and loads its first page. */
  async load(filter: F = this.filter): Promise<void> {
    this.clear()
    this.filter = filter
    await this.more()
  }

  /** Loads the next page, or the one that failed. */
  async more(): Promise<void> {
    if (this.pending || this.#page >= this.#pages) return
    await this.#readPage('more', this.#page + 1)
  }

  /** Reloads the first page; the rows stay until it has arrived. */
  async refresh(): Promise<void> {
    await this.#readPage('refresh', 1)
  }

  /** Repeats the read that failed. */
  retry(): Promise<void> {
    return this.failedRead === 'refresh' ? this.refresh() : this.more()
  }

  /** Keeps the list loaded for each player who signs in; emptied when the last subscriber stops. */
  subscribe(filter: F = this.filter): Stop {
    this.#subscribers++
    this.filter = filter
    this.#listen()
    this.#reload()
    let subscribed = true
    return () => {
      if (subscribed && --this.#subscribers === 0) this.#reload()
      subscribed = false
    }
  }

  clear(): void {
    this.#latest.drop()
    this.#page = 0
    this.#pages = 1
    this.failedRead = null
    this.isOld = false
    this.rows = []
    this.latest = null
    this.failure = null
    this.pending = null
    if (this.#subscribers > 0) return
    this.#stopListening?.()
    this.#stopListening = null
  }

  async #readPage(pending: 'more' | 'refresh', pageNum: number): Promise<void> {
    this.#listen()
    const turn = this.#latest.next()
    runInAction(() => {
      this.pending = pending
    })
    const outcome = await this.#options.read(pageNum, this.filter)
    // A reply for another filter, or older than a later read, belongs to another list.
    if (!turn.isNewest()) return
    runInAction(() => {
      this.pending = null
      this.failure = outcome.ok ? null : outcome.failure
      this.failedRead = outcome.ok ? null : pending
      // A later page says nothing about the rows before it.
      if (pageNum === 1) this.isOld = !outcome.ok
      if (outcome.ok) this.#take(outcome.value, pageNum)
    })
  }

  #take(page: P, pageNum: number): void {
    const { key } = this.#options
    const old = pageNum === 1 ? [] : this.rows
    // New rows push others to the next page: a repeated row keeps its position and is updated.
    const rows = [...new Map([...old, ...page.list].map((row) => [key(row), row])).values()]
    // A page without new rows ends the list, whatever page count the backend claims.
    this.#pages = rows.length > old.length ? page.pages : pageNum
    this.#page = pageNum
    this.rows = rows
    this.latest = page
  }

  #listen(): void {
    this.#stopListening ??= this.#epoch.onChange(() => this.#reload())
  }

  #reload(): void {
    runInAction(() => {
      this.clear()
      if (this.#subscribers === 0) this.filter = this.#options.filter
      else if (this.#epoch.signedIn) void this.more()
    })
  }
}
