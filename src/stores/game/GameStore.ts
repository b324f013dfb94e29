import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { isUnknown, refusalCode } from '../../api/outcome'
import type { AppGame } from '../../contract/config'
import { FRAME_MARK, gameMessage, type HostMessage } from '../../contract/game/frame'
import { exitGame, startGame } from '../../contract/game/game'
import { Latest } from '../core/Latest'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { failureMessage, type Message, message } from '../shell/message'
import { gameAddress } from './gameAddress'

/** A frame that has not said it is ready by then will not, ms. */
export const PATIENCE = 20_000

/** Refusal of `startGame`: the game is closed. */
const GAME_CLOSED = 5002
/** The player takes a time-out, or has excluded himself. */
const BREAKS: ReadonlyMap<unknown, 'timeOut' | 'exclusion'> = new Map([
  [5005, 'timeOut'],
  [5006, 'exclusion'],
])

type Parts = Pick<RootStore, 'api' | 'config' | 'gameHosts' | 'member' | 'ownGames' | 'platform' | 'play' | 'session'>

export type GamePhase =
  | { name: 'idle' }
  | { name: 'starting' }
  | { name: 'running'; url: string; mode: 'real' | 'demo'; busy: boolean; ready: boolean }
  | { name: 'failed'; message: Message; onBreak?: 'timeOut' | 'exclusion' | undefined }

/** Starts a game, handles the messages of its frame, and exits each started game exactly once (spec §7). */
export class GameStore implements FeatureStore {
  phase: GamePhase = { name: 'idle' }
  gameId = 0
  readonly #parts: Parts
  readonly #visits: Latest
  /** Games that may be open on the backend. */
  readonly #open = new Set<number>()

  #stopWaiting: () => void = () => undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#visits = new Latest(parts.session.epoch)
    makeAutoObservable(this)
  }

  /** Its entry in the configuration, if loaded. */
  get game(): AppGame | undefined {
    return this.#parts.config.config?.appGameList?.find(({ id }) => id === this.gameId)
  }

  /** Whether a round is running. */
  get busy(): boolean {
    return this.phase.name === 'running' && this.phase.busy
  }

  /** `forFun` = demo mode, without money. */
  async enter(gameId: number, forFun: boolean, activityId?: number): Promise<void> {
    const visit = this.#visits.next()
    this.#stopWaiting()
    const { api } = this.#parts
    this.gameId = gameId
    this.#set({ name: 'starting' })
    const outcome = await api.call(startGame, {
      gameId,
      ...(forFun && { tryIt: 1 as const }),
      ...(activityId !== undefined && { activityId }),
    })
    if (!visit.inSession()) return
    if (outcome.ok || isUnknown(outcome.failure)) this.#open.add(gameId)
    if (!visit.isNewest()) return this.#exit()
    if (!outcome.ok) {
      const { failure } = outcome
      // Closed since the configuration was read, or all games rest.
      if (refusalCode(failure) === GAME_CLOSED) void this.#parts.config.load()
      const onBreak = BREAKS.get(refusalCode(failure))
      return this.#set({ name: 'failed', message: failureMessage(failure), onBreak })
    }
    const url = gameAddress(this.#parts, outcome.value.url)
    if (url === null) return this.#set({ name: 'failed', message: message('game.badAddress') })
    this.#parts.play(gameId)
    this.#set({ name: 'running', url, mode: outcome.value.mode, busy: false, ready: false })
    this.#stopWaiting = this.#parts.platform.clock.after(PATIENCE, () => this.#giveUp())
  }

  /**
   * Handles a message of the game's frame; invalid ones are ignored. Returns what the player requested, if anything.
   */
  receive(data: unknown): 'exit' | 'deposit' | null {
    const message = v.safeParse(gameMessage, data)
    const { phase } = this
    if (!message.success || phase.name !== 'running') return null
    const { output } = message
    switch (output.type) {
      case 'ready':
        this.#stopWaiting()
        this.#set({ ...phase, ready: true })
        return null
      case 'busy':
      case 'idle':
        this.#set({ ...phase, busy: output.type === 'busy' })
        return null
      case 'balance':
        if (phase.mode === 'real') this.#parts.member.patch({ coin: output.coin })
        return null
      default:
        return output.type
    }
  }

  /** Tells the frame whether it may sound. */
  soundMessage(on: boolean): HostMessage {
    return { mark: FRAME_MARK, type: 'sound', on }
  }

  /** Tells the frame that something covers it, so that no round may begin, or that nothing does any more. */
  coverMessage(covered: boolean): HostMessage {
    return { mark: FRAME_MARK, type: covered ? 'pause' : 'resume' }
  }

  /** Exits the game on the backend and reloads the balance. */
  leave(): void {
    this.#visits.drop()
    this.#stopWaiting()
    this.#set({ name: 'idle' })
    this.#parts.play(0)
    this.#exit()
  }

  clear(): void {
    this.#visits.drop()
    this.#stopWaiting()
    this.#open.clear()
    this.gameId = 0
    this.#set({ name: 'idle' })
    this.#parts.play(0)
  }

  /** The frame stays silent: nothing was bet, so the game is closed. */
  #giveUp(): void {
    if (this.phase.name !== 'running' || this.phase.ready) return
    this.#set({ name: 'failed', message: message('game.silent') })
  }

  /**
   * Exits every game that is open on the backend but not on screen. The backend exits by id, however often a game was
   * started.
   */
  #exit(): void {
    const { api, session, member } = this.#parts
    const inSession = session.epoch.capture()
    const here = this.phase.name === 'idle' ? null : this.gameId
    for (const gameId of this.#open) {
      if (gameId === here) continue
      this.#open.delete(gameId)
      void api.call(exitGame, { gameId }).then(() => {
        if (inSession()) void member.load()
      })
    }
  }

  #set(phase: GamePhase): void {
    runInAction(() => {
      this.phase = phase
    })
  }
}
