import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Api } from '../api/Api'
import type { Outcome } from '../api/outcome'
import type { ReplyOf } from '../contract/call'
import { getAfterLoginInfoWeb } from '../contract/config'
import { gameLike } from '../contract/likes'
import { APP_VERSION } from '../contract/stamp'
import { type AppGameDataUser, refreshData, type UserInfo } from '../contract/user'
import type { Platform } from '../platform'

type AfterLogin = ReplyOf<typeof getAfterLoginInfoWeb>

/** The signed-in player: account, balances, favourites and recent games (spec §3, §7). */
export class UserStore {
  info: UserInfo | null = null
  data: AppGameDataUser | null = null
  likes: readonly number[] = []
  inviteCode = ''
  aid = ''
  readonly #platform: Platform
  readonly #api: Api
  #refreshing: Promise<boolean> | null = null
  #epoch = 0

  constructor(platform: Platform, api: Api) {
    this.#platform = platform
    this.#api = api
    makeAutoObservable(this, { info: observableRef, data: observableRef, likes: observableRef })
  }

  /** Ids of the games played last, newest first. */
  get recentGames(): readonly number[] {
    return (this.data?.gameHistory ?? []).map(({ gameId }) => gameId)
  }

  /** Reads everything about the player; the reply also names the running activities. */
  async load(): Promise<Outcome<AfterLogin>> {
    const epoch = this.#epoch
    const { os, model } = this.#platform.device
    const outcome = await this.#api.call(getAfterLoginInfoWeb, { version: APP_VERSION, os, deviceModel: model })
    if (outcome.ok && epoch === this.#epoch) this.#take(outcome.value)
    return outcome
  }

  /** Refreshes the figures that play changes; one call in flight, a second wish shares it. False when it failed. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  /** Replaces the account by a newer one from a reply. */
  replace(info: UserInfo): void {
    this.info = info
  }

  /** Applies a newer figure from a reply at once. */
  patch(change: Partial<UserInfo>): void {
    if (this.info) this.info = { ...this.info, ...change }
  }

  /** Likes or unlikes a game: shown at once, taken back when the backend refuses. */
  async like(gameId: number, like: boolean): Promise<boolean> {
    const before = this.likes
    this.#setLikes(like ? [gameId, ...before] : before.filter((id) => id !== gameId))
    const outcome = await this.#api.call(gameLike, { gameId, like })
    this.#setLikes(outcome.ok ? outcome.value.gameLikes : before)
    return outcome.ok
  }

  /** Forgets the player. */
  clear(): void {
    this.#epoch++
    this.info = null
    this.data = null
    this.likes = []
    this.inviteCode = ''
    this.aid = ''
  }

  async #refresh(): Promise<boolean> {
    const epoch = this.#epoch
    const outcome = await this.#api.call(refreshData, {})
    if (!outcome.ok || epoch !== this.#epoch) return false
    const { safebox, ...figures } = outcome.value
    this.patch(safebox === undefined ? figures : { ...figures, safebox })
    return true
  }

  #setLikes(likes: readonly number[]): void {
    runInAction(() => {
      this.likes = likes
    })
  }

  #take({ appGameDataUser, inviteCode, aid }: AfterLogin): void {
    runInAction(() => {
      this.data = appGameDataUser
      this.info = appGameDataUser.user
      this.likes = appGameDataUser.gameLikes
      this.inviteCode = inviteCode
      this.aid = aid
    })
  }
}
