import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure, Outcome } from '../../api/outcome'
import type { Stop } from '../../platform/clock'
import { Latest } from './Latest'
import type { ReadState } from './Resource'
import type { SessionEpoch } from './SessionEpoch'

/** One page of rows as the backend gives it. */
export interface Page<R> {
  list: readonly R[]
  /** How many pages there are now. */
  pages: number
}

/** What a list is made of. */
export interface PagedOptions<R, F, P extends Page<R>> {
  /** Reads a page, the first one being 1. */
  read: (pageNum: number, filter: F) => Promise<Outcome<P>>
  /** What makes two rows the same. */
  key: (row: R) => string
  filter: F
}

/** A player's list that is read page by page; it goes with the session. */
export class PagedResource<R, P extends Page<R> = Page<R>, F = undefined> {
  /** In the order of the pages, each row once. */
  rows: readonly R[] = []
  /** The newest page, for what it says beside its rows: totals, the player's own place. */
  latest: P | null = null
  filter: F
  failure: Failure | null = null
  /** The read on its way: the next page, or the first one anew. */
  pending: 'more' | 'refresh' | null = null
  /** Which read failed last, if the last one did. */
  failedRead: PagedResource<R, P, F>['pending'] = null
  readonly #options: PagedOptions<R, F, P>
  readonly #epoch: SessionEpoch
  readonly #latest: Latest
  #page = 0
  #pages = 1
  #watchers = 0

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
    epoch.onChange(() => this.#follow())
  }

  get state(): ReadState {
    if (this.pending) return 'loading'
    if (this.failure) return 'failed'
    return this.latest ? 'ready' : 'idle'
  }

  /** Whether the backend has more pages. */
  get hasMore(): boolean {
    return this.latest !== null && this.#page < this.#pages
  }

  /** Reads the first page of an empty list, of the same rows or of others. */
  async open(filter: F = this.filter): Promise<void> {
    this.clear()
    this.filter = filter
    await this.more()
  }

  /** Reads the next page, or the one that failed. */
  async more(): Promise<void> {
    if (this.pending || this.#page >= this.#pages) return
    await this.#readPage('more', this.#page + 1)
  }

  /** Reads the first page anew, behind the rows that stand. */
  async refresh(): Promise<void> {
    await this.#readPage('refresh', 1)
  }

  /** Asks once more for what failed. */
  retry(): Promise<void> {
    return this.failedRead === 'refresh' ? this.refresh() : this.more()
  }

  /** Opens the list for as long as it is on screen, for whichever player is here or comes; then it is forgotten. */
  watch(filter: F = this.filter): Stop {
    this.#watchers++
    this.filter = filter
    this.#follow()
    let watching = true
    return () => {
      if (watching && --this.#watchers === 0) this.#follow()
      watching = false
    }
  }

  /** Forgets all rows. */
  clear(): void {
    this.#latest.cancel()
    this.#page = 0
    this.#pages = 1
    this.failedRead = null
    this.rows = []
    this.latest = null
    this.failure = null
    this.pending = null
  }

  async #readPage(pending: 'more' | 'refresh', pageNum: number): Promise<void> {
    const turn = this.#latest.begin()
    runInAction(() => {
      this.pending = pending
    })
    const outcome = await this.#options.read(pageNum, this.filter)
    // Of another filter, or behind a later read, even a good reply belongs to another list.
    if (!turn.isNewest()) return
    runInAction(() => {
      this.pending = null
      this.failure = outcome.ok ? null : outcome.failure
      this.failedRead = outcome.ok ? null : pending
      if (outcome.ok) this.#take(outcome.value, pageNum)
    })
  }

  #take(page: P, pageNum: number): void {
    const { key } = this.#options
    const old = pageNum === 1 ? [] : this.rows
    // Rows that came meanwhile push others to the next page: a row that comes again stays where it is, as it is now.
    const rows = [...new Map([...old, ...page.list].map((row) => [key(row), row])).values()]
    // A page that brings nothing new ends the list, whatever it counts: nobody asks such a backend for ever.
    this.#pages = rows.length > old.length ? page.pages : pageNum
    this.#page = pageNum
    this.rows = rows
    this.latest = page
  }

  #follow(): void {
    runInAction(() => {
      this.clear()
      if (this.#watchers === 0) this.filter = this.#options.filter
      else if (this.#epoch.signedIn) void this.more()
    })
  }
}
