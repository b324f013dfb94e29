import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import type { Api } from '../api/Api'
import type { Failure, Outcome } from '../api/outcome'
import { getAfterLoginInfoWeb } from '../contract/config'
import { gameLike } from '../contract/likes'
import { APP_VERSION } from '../contract/stamp'
import { type AppGameDataUser, refreshData, type UserInfo, userInfo } from '../contract/user'
import type { Platform } from '../platform'
import type { ActivityStore } from './ActivityStore'

/** An account of which nothing but the id is known. */
const blankUser = (id: string): UserInfo => {
  const entries = Object.entries(userInfo.entries)
  const blank = entries.map(([key, schema]) => [
    key,
    ['', 0, false].find((empty) => v.safeParse(schema, empty).success),
  ])
  // Every field but the id takes one of the three.
  return { ...Object.fromEntries(blank), id } as UserInfo
}

/** The signed-in player: account, balances, favourites and recent games (spec §3, §7). */
export class UserStore {
  info: UserInfo | null = null
  data: AppGameDataUser | null = null
  likes: readonly number[] = []
  /** Why the player was last not read; null once a read has succeeded. */
  failure: Failure | null = null
  inviteCode = ''
  aid = ''
  readonly #platform: Platform
  readonly #api: Api
  readonly #activities: ActivityStore
  #refreshing: Promise<boolean> | null = null
  #epoch = 0

  constructor(platform: Platform, api: Api, activities: ActivityStore) {
    this.#platform = platform
    this.#api = api
    this.#activities = activities
    makeAutoObservable(this, {
      info: observableRef,
      data: observableRef,
      likes: observableRef,
      failure: observableRef,
    })
  }

  /** Ids of the games played last, newest first. */
  get recentGames(): readonly number[] {
    return (this.data?.gameHistory ?? []).map(({ gameId }) => gameId)
  }

  /** Reads everything about the player; the reply also names the running activities. Gives the failure, if any. */
  async load(): Promise<Failure | null> {
    const epoch = this.#epoch
    const { os, model } = this.#platform.device
    const take = this.#activities.ask()
    const outcome = await this.#api.call(getAfterLoginInfoWeb, { version: APP_VERSION, os, deviceModel: model })
    if (epoch !== this.#epoch) return null
    this.#note(outcome)
    if (!outcome.ok) return outcome.failure
    const { appGameDataUser, inviteCode, aid, activityIds, activityMap } = outcome.value
    runInAction(() => {
      this.data = appGameDataUser
      this.info = appGameDataUser.user ?? this.info
      this.likes = appGameDataUser.gameLikes
      this.inviteCode = inviteCode
      this.aid = aid
    })
    take({ activityIds, activityMap })
    if (this.info === null) await this.refresh()
    return null
  }

  /** Refreshes the figures that play changes; one call in flight, a second wish shares it. False when it failed. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refresh()
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
    const epoch = this.#epoch
    const before = this.likes
    this.likes = like ? [gameId, ...before] : before.filter((id) => id !== gameId)
    const outcome = await this.#api.call(gameLike, { gameId, like })
    runInAction(() => {
      if (epoch === this.#epoch) this.likes = outcome.ok ? outcome.value.gameLikes : before
    })
    return outcome.ok
  }

  /** Forgets the player. */
  clear(): void {
    this.#epoch++
    this.#refreshing = null
    this.info = null
    this.failure = null
    this.data = null
    this.likes = []
    this.inviteCode = ''
    this.aid = ''
  }

  async #refresh(): Promise<boolean> {
    const epoch = this.#epoch
    const outcome = await this.#api.call(refreshData, {})
    if (epoch !== this.#epoch) return false
    this.#note(outcome)
    this.#refreshing = null
    if (!outcome.ok) return false
    const { safebox, ...figures } = outcome.value
    runInAction(() => {
      // A backend that does not send the account leaves the figures as all that is known of it.
      const info = this.info ?? (this.data && blankUser(this.aid))
      if (info) this.info = { ...info, ...figures, safebox: safebox ?? info.safebox }
    })
    return true
  }

  #note(outcome: Outcome<unknown>): void {
    runInAction(() => {
      this.failure = outcome.ok ? null : outcome.failure
    })
  }
}
