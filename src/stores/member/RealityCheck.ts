import { when } from 'mobx'
import type { playCare } from '../../contract/care'
import type { ReplyOf } from '../../contract/core/call'
import { nothing, type Stop } from '../../platform/clock'
import type { RootStore } from '../core/RootStore'

/** The figures shown by a reality check. */
export interface RealityFigures
  extends Pick<ReplyOf<typeof playCare>, 'sessionBet' | 'sessionWin' | 'sessionRounds' | 'sessionStart'> {
  /** The chosen interval. */
  minutes: number
}

/** When the present interval began, epoch ms; in the storage of the tab. */
const SINCE = 'reality-since'
/** How often the time is looked at, ms. */
const EVERY = 15_000
const MINUTE = 60_000
/** The shortest interval, ms; the chosen one is asked for no earlier. */
const SHORTEST = 15 * MINUTE

type Parts = Pick<RootStore, 'api' | 'feature' | 'modals' | 'platform' | 'session'>

/**
 * Shows what a player has won and lost after each interval of his choice. It waits until nothing is open, no round runs
 * and no form is on screen.
 */
export class RealityCheck {
  readonly #parts: Parts
  readonly #isOccupied: () => boolean
  #askAt = 0
  #stop: Stop = nothing
  #checking = false

  constructor(parts: Parts, isOccupied: () => boolean) {
    this.#parts = parts
    this.#isOccupied = isOccupied
  }

  start(): Stop {
    const stopTimer = this.#parts.platform.clock.every(EVERY, () => void this.look())
    return () => {
      stopTimer()
      this.#stop()
    }
  }

  /** Shows the check if it is due, once the player is free. */
  async look(): Promise<void> {
    const { platform, session } = this.#parts
    const { storage, clock } = platform
    if (!session.signedIn) {
      storage.session.remove(SINCE)
      this.#askAt = 0
      return
    }
    const now = clock.now()
    const since = Number(storage.session.get(SINCE) ?? Number.NaN)
    if (!(since <= now)) {
      this.#begin(now)
      return
    }
    if (this.#checking || now < Math.max(this.#askAt, since + SHORTEST)) return
    this.#checking = true
    await this.#check(now, since).finally(() => {
      this.#checking = false
    })
  }

  async #check(now: number, since: number): Promise<void> {
    const { api, modals, session } = this.#parts
    const inSession = session.epoch.capture()
    await this.#playerIsFree()
    if (!inSession() || this.#isOccupied()) return
    // Loaded when it is needed, so that the services stay small.
    const care = await import('../../contract/care')
    const outcome = await api.call(care.playCare, {})
    if (!inSession() || !outcome.ok) return
    const { reminder, breakUntil, sessionBet, sessionWin, sessionRounds, sessionStart } = outcome.value
    const { minutes } = reminder
    this.#askAt = now + SHORTEST
    if (breakUntil !== null || now < since + minutes * MINUTE) return
    // A round may have begun while the figures were read.
    await this.#playerIsFree()
    if (!inSession() || this.#isOccupied()) return
    this.#begin(this.#parts.platform.clock.now())
    modals.open('reality', { minutes, sessionBet, sessionWin, sessionRounds, sessionStart })
  }

  #begin(now: number): void {
    this.#parts.platform.storage.session.set(SINCE, String(now))
    this.#askAt = 0
  }

  /** Nothing is open and no round runs. */
  async #playerIsFree(): Promise<void> {
    const { modals } = this.#parts
    const { GameStore } = await import('../game/GameStore')
    const game = this.#parts.feature(GameStore)
    const free = when(() => !modals.holdsBack && !(game.phase.name === 'running' && game.phase.busy))
    this.#stop = () => free.cancel()
    // Cancelled only when the app stops.
    await free.catch(nothing)
  }
}
