import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import type { AppGame } from '../contract/config'
import { gameMessage } from '../contract/frame'
import { exitGame, startGame } from '../contract/game'
import { safeTarget } from '../platform/navigation'
import { failureMessage, type Message, say } from './message'
import type { FeatureStore, RootStore } from './RootStore'

/** Where a game stands: being started, running in its frame, or not to be had. */
export type GamePhase =
  | { name: 'idle' }
  | { name: 'starting' }
  | { name: 'running'; url: string; mode: 'real' | 'demo'; busy: boolean; ready: boolean }
  | { name: 'failed'; message: Message }

/** The game in its frame: started, followed by its messages, left exactly once (spec §7). */
export class GameStore implements FeatureStore {
  phase: GamePhase = { name: 'idle' }
  gameId = 0
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this)
  }

  /** The game's entry in the lobby, when it is known. */
  get game(): AppGame | undefined {
    return this.#root.config.config?.appGameList?.find(({ id }) => id === this.gameId)
  }

  /** Starts a game; `forFun` plays without money. */
  async enter(gameId: number, forFun: boolean, activityId?: number): Promise<void> {
    this.gameId = gameId
    this.#set({ name: 'starting' })
    const outcome = await this.#root.api.call(startGame, {
      gameId,
      ...(forFun && { tryIt: 1 as const }),
      ...(activityId !== undefined && { activityId }),
    })
    if (this.phase.name !== 'starting' || this.gameId !== gameId) return
    if (!outcome.ok) return this.#set({ name: 'failed', message: failureMessage(outcome.failure) })
    const target = safeTarget(outcome.value.url)
    if (target.kind === 'refused') return this.#set({ name: 'failed', message: say('game.badAddress') })
    const url = target.kind === 'route' ? target.path : target.url
    this.#root.play(gameId)
    this.#set({ name: 'running', url, mode: outcome.value.mode, busy: false, ready: false })
  }

  /** Takes a message of the game's frame; anything else is ignored. Returns what the player asked for, if anything. */
  hear(data: unknown): 'exit' | 'deposit' | null {
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
        if (phase.mode === 'real') this.#root.user.patch({ coin: output.coin })
        return null
      default:
        return output.type
    }
  }

  /** Leaves the game: the backend is told once, the balance is read again. */
  leave(): void {
    const running = this.phase.name === 'running'
    const { api, session, user } = this.#root
    this.#set({ name: 'idle' })
    this.#root.play(0)
    if (!running || !session.signedIn) return
    void api.call(exitGame, { gameId: this.gameId }).then(() => Promise.all([user.refresh(), user.load()]))
  }

  clear(): void {
    this.#set({ name: 'idle' })
    this.#root.play(0)
  }

  #set(phase: GamePhase): void {
    runInAction(() => {
      this.phase = phase
    })
  }
}
