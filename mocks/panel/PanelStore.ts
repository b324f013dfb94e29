import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LoggedCall } from '../network/state/callLog'
import type { Due } from '../world/core/agenda'
import { type Forced, NOTHING_FORCED } from './forced'
import type { PanelTarget } from './target'

/** Calls that arrive within this time are shown together, ms. */
const TOGETHER = 100
/** As many calls as the log holds. */
const MOST_CALLS = 5_000

/** What a control has answered. */
export interface Message {
  readonly text: string
  readonly isError: boolean
}

/** The state of a panel: what its world says, followed live. */
export class PanelStore {
  readonly target: PanelTarget
  /** In the order in which they began. */
  calls: readonly LoggedCall[] = []
  /** Older calls that had to make room. */
  dropped = 0
  forced: Forced = NOTHING_FORCED
  /** Endpoints of the calls that are held. */
  held: readonly string[] = []
  /** World time at the last look, epoch ms, and the real time of that look. */
  now = 0
  seenAt = 0
  agenda: readonly Due[] = []
  message: Message | null = null
  /** Counts the changes of the world: who shows something of it reads it again. */
  revision = 0

  #begun = new Map<string, LoggedCall>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isReading = false
  #isStale = false

  constructor(target: PanelTarget) {
    this.target = target
    makeAutoObservable<this, 'target'>(
      this,
      { target: false, calls: observableRef, agenda: observableRef, forced: observableRef, held: observableRef },
      { autoBind: true },
    )
  }

  /** Follows the world; returns the end of it. */
  start(): () => void {
    const { mock } = this.target
    const stops = [mock.onCall((_phase, call) => this.#take(call)), mock.onChange(() => void this.refresh())]
    void this.#readLog()
    void this.refresh()
    return () => {
      clearTimeout(this.#timer)
      for (const stop of stops) stop()
    }
  }

  /** World time now, epoch ms, as of the last look. */
  nowAt(real: number): number {
    return this.forced.clock === 'frozen' ? this.now : this.now + real - this.seenAt
  }

  /** Carries out a control; what it refuses is said, in its own words. */
  async run(control: () => unknown, done = ''): Promise<boolean> {
    try {
      await control()
      this.say(done)
      return true
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error), true)
      return false
    }
  }

  say(text: string, isError = false): void {
    this.message = text === '' ? null : { text, isError }
  }

  async clearCalls(): Promise<void> {
    await this.target.mock.clearCalls()
    runInAction(() => {
      this.calls = []
      this.dropped = 0
    })
  }

  /** Reads again what may have changed. */
  async refresh(): Promise<void> {
    if (this.#isReading) {
      this.#isStale = true
      return
    }
    this.#isReading = true
    try {
      do {
        this.#isStale = false
        await this.#read()
      } while (this.#isStale)
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error), true)
    } finally {
      this.#isReading = false
    }
  }

  async #read(): Promise<void> {
    const { mock, page } = this.target
    const [faults, held, draws, rounds, configs, latency, now, clock, agenda] = await Promise.all([
      mock.faults(),
      mock.held(),
      mock.draws(),
      mock.rounds(),
      mock.configs(),
      mock.latency(),
      mock.clock.now(),
      mock.clock.mode(),
      mock.clock.agenda(),
    ])
    runInAction(() => {
      this.forced = { faults, draws, rounds, configs, latency, clock, device: page?.deviceState() ?? null }
      this.held = held
      this.now = now
      this.seenAt = Date.now()
      this.agenda = agenda
      this.revision++
    })
  }

  async #readLog(): Promise<void> {
    const { mock } = this.target
    try {
      const [calls, dropped] = await Promise.all([mock.calls(), mock.droppedCalls()])
      runInAction(() => {
        this.calls = calls
        this.dropped = dropped
      })
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error), true)
    }
  }

  #take(call: LoggedCall): void {
    this.#begun.set(call.id, call)
    this.#timer ??= setTimeout(() => this.#show(), TOGETHER)
  }

  #show(): void {
    this.#timer = undefined
    const changed = this.#begun
    this.#begun = new Map()
    const calls = this.calls.map((call) => {
      const later = changed.get(call.id)
      changed.delete(call.id)
      return later ?? call
    })
    calls.push(...changed.values())
    const over = Math.max(0, calls.length - MOST_CALLS)
    runInAction(() => {
      this.calls = over > 0 ? calls.slice(over) : calls
      this.dropped += over
    })
    // A fault may have met one, a queued draw been used.
    void this.refresh()
  }
}
