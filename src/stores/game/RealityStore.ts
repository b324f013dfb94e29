import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import * as v from 'valibot'
import type { playCare } from '../../contract/care'
import type { ReplyOf } from '../../contract/core/call'
import { isCheckDue, type PlayTime } from '../../domain/care/reality'
import { type Stop, stopAll } from '../../platform/clock'
import { type Care, CareStore } from '../member/CareStore'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { GameStore } from './GameStore'

/** The figures shown by a reality check. */
export interface RealityFigures extends Pick<ReplyOf<typeof playCare>, 'sessionBet' | 'sessionWin' | 'sessionRounds'> {
  /** Time played in this session, s. */
  seconds: number
  /** The chosen interval. */
  minutes: number
  /** Whether a round is open, which waits for the player. */
  roundWaits?: boolean
}

/** What the player last answered to, in the storage of the tab. */
const ANSWERED = 'reality'
const SECOND = 1000

const playTime = v.pipe(v.string(), v.parseJson(), v.object({ start: v.number(), seconds: v.number() }))

type Parts = Pick<RootStore, 'feature' | 'modals' | 'platform' | 'session'>

/**
 * Counts the time played in a game and shows what was won and lost after each interval of the player's choice, once the
 * round is over.
 */
export class RealityStore implements FeatureStore {
  /** The session as far as it was played. */
  played: PlayTime | null = null
  answered: PlayTime | null
  readonly #parts: Parts
  readonly #game: GameStore
  readonly #care: CareStore['care']

  constructor(parts: Parts) {
    this.#parts = parts
    this.#game = parts.feature(GameStore)
    this.#care = parts.feature(CareStore).care
    const stored = v.safeParse(playTime, parts.platform.storage.session.get(ANSWERED))
    this.answered = stored.success ? stored.output : null
    makeAutoObservable(this, { played: observableRef, answered: observableRef })
  }

  /** Whether a game runs for money. */
  get isPlaying(): boolean {
    const { phase } = this.#game
    return phase.name === 'running' && phase.ready && phase.mode === 'real'
  }

  /** Whether an interval of play has ended. */
  get isDue(): boolean {
    const { value } = this.#care
    if (!this.isPlaying || !this.played || !value || value.breakUntil !== null) return false
    return isCheckDue(this.played, this.answered, value.reminder.minutes)
  }

  /** Whether a check waits for the end of the round. */
  get waits(): boolean {
    return this.isDue && this.#game.busy
  }

  /** Counts and checks while the page of a game is on screen. */
  start(): Stop {
    const { clock, visibility } = this.#parts.platform
    const read = () => void this.#care.refresh()
    return stopAll([
      this.#care.subscribe(),
      reaction(
        () => this.#care.value,
        (care) => care && this.#settle(care),
        { fireImmediately: true },
      ),
      // What a round has won and lost, and at the start whether it begins a session.
      reaction(
        () => this.isPlaying && this.#game.leaves === null,
        (free) => free && read(),
      ),
      visibility.onShow(read),
      clock.every(SECOND, () => this.#tick()),
      reaction(
        () => this.#canShow,
        (free) => free && void this.#show(),
        { fireImmediately: true },
      ),
    ])
  }

  /** The player goes on, or stops. */
  answer(): void {
    if (!this.played) return
    this.answered = this.played
    this.#parts.platform.storage.session.set(ANSWERED, JSON.stringify(this.played))
  }

  clear(): void {
    this.played = null
    this.answered = null
    this.#parts.platform.storage.session.remove(ANSWERED)
  }

  get #canShow(): boolean {
    return this.isDue && !this.#game.busy && !this.#game.isCovered
  }

  #tick(): void {
    if (!this.isPlaying || !this.played || this.#parts.platform.visibility.hidden()) return
    this.#set({ ...this.played, seconds: this.played.seconds + 1 })
  }

  /** The backend counts up to the last sign of play, so that it may be some seconds behind. */
  #settle({ sessionStart: start, sessionSeconds = 0 }: Care): void {
    const counted = this.played?.start === start ? this.played.seconds : 0
    this.#set({ start, seconds: Math.max(counted, sessionSeconds) })
  }

  #set(played: PlayTime): void {
    runInAction(() => {
      this.played = played
    })
  }

  async #show(): Promise<void> {
    const { modals, session } = this.#parts
    const inSession = session.epoch.capture()
    await this.#care.refresh()
    const { value } = this.#care
    // A round may have begun meanwhile: then its end brings the check.
    if (!inSession() || !this.#canShow || !value || !this.played) return
    const { reminder, sessionBet, sessionWin, sessionRounds } = value
    modals.open('reality', {
      minutes: reminder.minutes,
      seconds: this.played.seconds,
      sessionBet,
      sessionWin,
      sessionRounds,
      roundWaits: this.#game.leaves === 'waits',
    })
  }
}
