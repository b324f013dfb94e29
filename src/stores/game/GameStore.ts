import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { isUnknown, refusalCode } from '../../api/outcome'
import { timeoutFor } from '../../api/timeouts'
import type { AppGame } from '../../contract/config'
import { REFUSAL } from '../../contract/core/refusals'
import { gameMessage } from '../../contract/game/frame'
import { exitGame, startGame } from '../../contract/game/game'
import { nothing, type Stop } from '../../platform/clock'
import { Latest } from '../data/Latest'
import { failureMessage, message } from '../data/message'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { gameAddress } from './gameAddress'
import { endedBy, type Failed, failedBy, type GamePhase, notStarted, type Running } from './gamePhase'

/** A frame that has not said it is ready by then will not, ms; longer on slow networks. */
export const READY_TIMEOUT_MS = 15_000
/** A frame that stays busy for so long without another message is taken to be idle, ms. */
export const BUSY_TIMEOUT_MS = 60_000

type Parts = Pick<
  RootStore,
  | 'activities'
  | 'api'
  | 'busy'
  | 'config'
  | 'gameHosts'
  | 'member'
  | 'modals'
  | 'ownGames'
  | 'platform'
  | 'setActiveGame'
  | 'session'
>

/** Starts a game, handles the messages of its frame, and exits each started game exactly once (spec §7). */
export class GameStore implements FeatureStore {
  phase: GamePhase = { name: 'idle' }
  gameId = 0
  readonly #parts: Parts
  readonly #visits: Latest
  /** Games that may be open on the backend. */
  readonly #open = new Set<number>()
  /** Exits on their way; each would also end a new session of its game. */
  readonly #exits = new Map<number, Promise<unknown>>()

  #stopWaiting: Stop = nothing
  #stopBusy: Stop = nothing
  #releaseMember: Stop | null = null
  /** Pages that the frame has loaded, and that were ready: a game may reload itself. */
  #loads = 0
  #readies = 0
  /** The layer by which a round holds the back button. */
  #guard: (() => boolean) | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#visits = new Latest(parts.session.epoch)
    makeAutoObservable(this)
    // Between rounds, too: a reload would begin another session of the game.
    parts.busy.add(() => this.phase.name === 'starting' || this.phase.name === 'running')
  }

  /** Its entry in the configuration, if loaded. */
  get game(): AppGame | undefined {
    return this.#parts.config.gameById.get(this.gameId)
  }

  /** Whether a round is running, so that nothing may cover the game. */
  get busy(): boolean {
    return this.phase.name === 'running' && this.phase.busy
  }

  /** What becomes of the round if the player leaves; null while there is none. */
  get leaves(): Running['round'] {
    const { phase } = this
    return phase.name === 'running' ? (phase.round ?? (phase.busy ? 'settles' : null)) : null
  }

  /** Whether the play coins are less than the lowest bet, so that only a new start helps. */
  get isOutOfCoins(): boolean {
    const { phase, game, leaves } = this
    if (phase.name !== 'running' || phase.purse === null || !game) return false
    return leaves === null && phase.purse < game.minBet
  }

  /** Whether a dialog covers the game. */
  get isCovered(): boolean {
    const { top, layers } = this.#parts.modals
    return top !== undefined || layers.some((layer) => layer !== this.#guard)
  }

  /** `forFun` = demo mode, without money. */
  async enter(gameId: number, forFun: boolean, activityId?: number): Promise<void> {
    const visit = this.#visits.next()
    this.#stopWaiting()
    const { api } = this.#parts
    this.gameId = gameId
    this.#set({ name: 'starting' })
    if (this.#exits.has(gameId)) await this.#exits.get(gameId)
    if (!visit.isNewest()) return
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
      const code = refusalCode(failure)
      return this.#fail(code === null ? failedBy(failureMessage(failure)) : notStarted(code), code)
    }
    const url = gameAddress(this.#parts, outcome.value.url)
    if (url === null) return this.#set(failedBy(message('game.badAddress')))
    this.#parts.setActiveGame(gameId)
    this.#loads = 0
    this.#readies = 0
    const { mode, landscape = false } = outcome.value
    this.#waitForReady({ name: 'running', url, mode, landscape, ready: false, busy: false, round: null, purse: null })
  }

  /** The frame has loaded a page. If it is not the first one, the game starts anew. */
  loaded(): void {
    this.#loads++
    const { phase } = this
    if (phase.name !== 'running' || !phase.ready || this.#loads <= this.#readies) return
    this.#waitForReady({ ...phase, ready: false, busy: false, round: null })
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
        // One that is sent twice counts for one page.
        this.#readies = Math.min(this.#readies, this.#loads) + 1
        this.#set({ ...phase, ready: true })
        break
      case 'busy':
      case 'idle':
        this.#set({ ...phase, busy: output.type === 'busy' })
        break
      case 'round':
        this.#set({ ...phase, round: output.open ? output.onLeave : null })
        break
      case 'balance':
        if (phase.mode === 'demo') this.#set({ ...phase, purse: output.coin })
        else this.#parts.member.patch({ coin: output.coin })
        break
      case 'error':
        this.#fail(endedBy(output.code, phase.ready), output.code)
        break
      default:
        return output.type
    }
    this.#stopBusy()
    if (this.busy) this.#stopBusy = this.#parts.platform.clock.after(BUSY_TIMEOUT_MS, () => this.#clearBusy())
    return null
  }

  /** Back calls `ask` instead of leaving, until the returned function is called. */
  holdBack(ask: () => void): Stop {
    this.#guard = () => {
      ask()
      return false
    }
    return this.#parts.modals.push(this.#guard)
  }

  /** Exits the game on the backend and reloads the balance. */
  leave(): void {
    this.#visits.drop()
    this.#stopWaiting()
    this.#set({ name: 'idle' })
    this.#parts.setActiveGame(0)
    this.#exit()
  }

  clear(): void {
    this.#visits.drop()
    this.#stopWaiting()
    this.#open.clear()
    this.gameId = 0
    this.#set({ name: 'idle' })
    this.#parts.setActiveGame(0)
  }

  /** Shows the cover until the frame is ready, as long as that may take. */
  #waitForReady(phase: Running): void {
    const { clock, networkType } = this.#parts.platform
    this.#stopWaiting()
    this.#set(phase)
    this.#stopWaiting = clock.after(Math.max(READY_TIMEOUT_MS, timeoutFor(networkType())), () =>
      this.#set(failedBy(message('game.silent'))),
    )
  }

  #clearBusy(): void {
    if (this.phase.name === 'running') this.#set({ ...this.phase, busy: false })
  }

  #fail(phase: Failed, code: number | null): void {
    this.#stopWaiting()
    this.#set(phase)
    // Closed since the configuration was read, or all games rest.
    if (code === REFUSAL.gameClosed) void this.#parts.config.load()
    // Ends the session in the usual way, if it has ended.
    if (code === REFUSAL.unauthorized) void this.#parts.member.refresh()
  }

  /**
   * Exits every game that is open on the backend but not on screen. The backend exits by id, however often a game was
   * started.
   */
  #exit(): void {
    const { activities, api, session, member } = this.#parts
    const inSession = session.epoch.capture()
    const here = this.phase.name === 'idle' ? null : this.gameId
    for (const gameId of this.#open) {
      if (gameId === here) continue
      this.#open.delete(gameId)
      const exit = api.call(exitGame, { gameId }).then(() => {
        if (this.#exits.get(gameId) === exit) this.#exits.delete(gameId)
        if (!inSession()) return
        void member.load()
        void member.refresh()
        activities.update()
      })
      this.#exits.set(gameId, exit)
    }
  }

  /** While a round is running no read of the balance may show its result before the game does. */
  #set(phase: GamePhase): void {
    runInAction(() => {
      this.phase = phase
    })
    if (this.busy) this.#releaseMember ??= this.#parts.member.hold()
    else {
      this.#stopBusy()
      this.#releaseMember?.()
      this.#releaseMember = null
    }
  }
}
