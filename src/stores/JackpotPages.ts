import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Outcome } from '../api/outcome'

/** One page of rows as the backend gives it. */
export interface PageReply<R> {
  list: readonly R[]
  pages: number
}

/** A list that is read page by page; the newest wish wins and a failed page can be asked for again. */
export class JackpotPages<R, P extends PageReply<R> = PageReply<R>> {
  rows: readonly R[] = []
  /** The reply that came last, for what it says beside its rows. */
  latest: P | null = null
  state: 'new' | 'loading' | 'ready' | 'failed' = 'new'
  #page = 0
  #pages = 1
  #turn = 0
  readonly #read: (pageNum: number) => Promise<Outcome<P>>

  constructor(read: (pageNum: number) => Promise<Outcome<P>>) {
    this.#read = read
    makeAutoObservable(this, { rows: observableRef, latest: observableRef })
  }

  /** Whether the backend has more pages; only said of a list that stands. */
  get hasMore(): boolean {
    return this.state === 'ready' && this.#page < this.#pages
  }

  /** Reads the first page anew. */
  async open(): Promise<void> {
    this.clear()
    await this.more()
  }

  /** Reads the next page, or the one that failed. */
  async more(): Promise<void> {
    if (this.state === 'loading' || this.#page >= this.#pages) return
    const turn = ++this.#turn
    this.state = 'loading'
    const outcome = await this.#read(this.#page + 1)
    if (turn !== this.#turn) return
    runInAction(() => {
      this.state = outcome.ok ? 'ready' : 'failed'
      if (!outcome.ok) return
      this.#page++
      this.#pages = outcome.value.pages
      this.rows = [...this.rows, ...outcome.value.list]
      this.latest = outcome.value
    })
  }

  /** Forgets all rows. */
  clear(): void {
    this.#turn++
    this.#page = 0
    this.#pages = 1
    this.rows = []
    this.latest = null
    this.state = 'new'
  }
}
