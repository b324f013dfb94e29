import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { isUnknown } from '../../api/outcome'
import type { AppGame } from '../../contract/config'
import { gameMessage } from '../../contract/game/frame'
import { exitGame, startGame } from '../../contract/game/game'
import { safeTarget } from '../../platform/page/navigation'
import { Latest } from '../core/Latest'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { failureMessage, type Message, message } from '../shell/message'

type Parts = Pick<RootStore, 'api' | 'config' | 'gameHosts' | 'member' | 'ownGames' | 'platform' | 'play' | 'session'>

export type GamePhase =
  | { name: 'idle' }
  | { name: 'starting' }
  | { name: 'running'; url: string; mode: 'real' | 'demo'; busy: boolean; ready: boolean }
  | { name: 'failed'; message: Message }

/** Starts a game, handles the messages of its frame, and exits each started game exactly once (spec §7). */
export class GameStore implements FeatureStore {
  phase: GamePhase = { name: 'idle' }
  gameId = 0
  readonly #parts: Parts
  readonly #visits: Latest
  /** Games that may be open on the backend. */
  readonly #open = new Set<number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#visits = new Latest(parts.session.epoch)
    makeAutoObservable(this)
  }

  /** Its entry in the configuration, if loaded. */
  get game(): AppGame | undefined {
    return this.#parts.config.config?.appGameList?.find(({ id }) => id === this.gameId)
  }

  /** `forFun` = demo mode, without money. */
  async enter(gameId: number, forFun: boolean, activityId?: number): Promise<void> {
    const visit = this.#visits.next()
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
    if (!outcome.ok) return this.#set({ name: 'failed', message: failureMessage(outcome.failure) })
    const url = this.#addressOf(outcome.value.url)
    if (url === null) return this.#set({ name: 'failed', message: message('game.badAddress') })
    this.#parts.play(gameId)
    this.#set({ name: 'running', url, mode: outcome.value.mode, busy: false, ready: false })
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

  /** Exits the game on the backend and reloads the balance. */
  leave(): void {
    this.#visits.drop()
    this.#set({ name: 'idle' })
    this.#parts.play(0)
    this.#exit()
  }

  clear(): void {
    this.#visits.drop()
    this.#open.clear()
    this.gameId = 0
    this.#set({ name: 'idle' })
    this.#parts.play(0)
  }

  /** A frame of our own origin could read the session, so only the demo allows it. */
  #addressOf(given: string): string | null {
    const { platform, gameHosts, ownGames } = this.#parts
    const target = safeTarget(given, platform.location.origin)
    if (target.kind === 'route') return ownGames ? target.path : null
    if (target.kind === 'refused' || gameHosts?.includes(new URL(target.url).origin) === false) return null
    return target.url
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
        if (inSession()) void Promise.all([member.refresh(), member.load()])
      })
    }
  }

  #set(phase: GamePhase): void {
    runInAction(() => {
      this.phase = phase
    })
  }
}
