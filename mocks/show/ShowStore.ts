import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { addressOf } from './address'
import { readShowFile } from './readShow'
import type { Beat, Show } from './schema'
import { type Kiosk, SHOW_KEY, type ShowState, storedShow, storeShow } from './showState'

const SECOND = 1_000

/** The page that a remote steers. */
export interface ShowPage {
  readonly origin: string
  /** Leads the page to a path with controls. */
  go(address: string): void
  /** Shows the page in a theme, 1 to 6. */
  setTheme(theme: number): void
  /** A link that opens the page in its present state. */
  link(): string
  language(): string
}

/** A pitch as its remote sees it; the page and each remote in a window have one, of one stored state. */
export class ShowStore {
  state: ShowState
  /** Epoch ms of the device, by the second. */
  now = Date.now()
  /** What was refused. */
  problem: string | null = null
  readonly page: ShowPage

  constructor(page: ShowPage, state: ShowState) {
    this.page = page
    this.state = state
    makeAutoObservable(this, { page: false, state: observableRef }, { autoBind: true })
  }

  /** Follows the clock and the other windows. Returns the end of it. */
  start(): () => void {
    const timer = setInterval(
      () =>
        runInAction(() => {
          this.now = Date.now()
        }),
      SECOND,
    )
    const follow = ({ key }: StorageEvent) => {
      if (key !== SHOW_KEY && key !== null) return
      runInAction(() => {
        this.state = storedShow() ?? this.state
      })
    }
    addEventListener('storage', follow)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', follow)
    }
  }

  get beat(): Beat | undefined {
    return this.#find(this.state.beat)
  }

  get next(): Beat | undefined {
    const { beats } = this.state.show
    return beats[beats.findIndex(({ id }) => id === this.state.beat) + 1]
  }

  /** Time since the first beat, ms. */
  get spent(): number {
    return this.state.begun === null ? 0 : Math.max(0, this.now - this.state.begun)
  }

  /** Time that is left of the pitch, ms; below zero when it takes longer. */
  get left(): number {
    return this.state.show.minutes * 60_000 - this.spent
  }

  /** Begins a beat: in a fresh world, prepared for it. */
  begin({ id }: Beat): void {
    const beat = this.#find(id)
    if (!beat) return
    this.#change({ beat: id, begun: this.state.begun ?? Date.now() })
    this.page.go(addressOf(this.state.show, beat))
  }

  /** The present beat from its start; before the first one, the first. */
  again(): void {
    const beat = this.beat ?? this.state.show.beats[0]
    if (beat) this.begin(beat)
  }

  /** The whole pitch from its start. */
  restart(): void {
    const [first] = this.state.show.beats
    this.#change({ begun: null })
    if (first) this.begin(first)
  }

  /** A link for the audience's phones: to the present state, or to the start of the beat when that is longer than `most`. */
  audienceLink(most: number): { readonly link: string; readonly isState: boolean } {
    const { show } = this.state
    const link = this.page.link()
    const beat = this.beat ?? show.beats[0]
    if (link.length <= most || !beat) return { link, isState: true }
    const start = new URL(addressOf(show, beat), this.page.origin)
    start.searchParams.delete('mock.show')
    return { link: start.href, isState: false }
  }

  /** Takes a team's own beats from a file. What is wrong with it is in `problem`, and the show stays as it was. */
  async load(file: Blob): Promise<void> {
    try {
      const show = readShowFile(await file.text())
      this.#change({ show, beat: null, begun: null })
      this.#say(null)
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error))
    }
  }

  enterKiosk(kiosk: Kiosk): void {
    const isPin = /^\d{4}$/.test(kiosk.pin)
    const isSpan = kiosk.idleMinutes >= 1 && kiosk.idleMinutes <= 60
    if (isPin && isSpan) this.#change({ kiosk })
    this.#say(isPin ? (isSpan ? null : 'The kiosk waits for 1 to 60 minutes.') : 'The PIN has four digits.')
  }

  leaveKiosk(pin: string): void {
    const isPin = pin === this.state.kiosk?.pin
    if (isPin) this.#change({ kiosk: null })
    this.#say(isPin ? null : 'This is not the PIN.')
  }

  #find(id: string | null): Beat | undefined {
    return this.state.show.beats.find((beat) => beat.id === id)
  }

  #change(change: Partial<ShowState>): void {
    runInAction(() => {
      this.state = { ...this.state, ...change }
    })
    storeShow(this.state)
  }

  #say(problem: string | null): void {
    runInAction(() => {
      this.problem = problem
    })
  }
}

/** The state of a show that begins. */
export const showAtStart = (show: Show): ShowState => ({ show, beat: null, begun: null, kiosk: null })
