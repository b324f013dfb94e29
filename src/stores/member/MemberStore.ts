import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import type { Api } from '../../api/Api'
import { type Failure, isUnknown, type Outcome, success } from '../../api/outcome'
import { getAfterLoginInfoWeb } from '../../contract/config'
import { APP_VERSION } from '../../contract/core/stamp'
import { gameLike } from '../../contract/game/likes'
import { type AppGameDataUser, refreshData, type UserInfo, userInfo } from '../../contract/member'
import type { Device } from '../../platform/device/device'
import type { ActivityStore } from '../activity/ActivityStore'
import { Latest } from '../core/Latest'
import type { SessionEpoch } from '../core/SessionEpoch'

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
export class MemberStore {
  info: UserInfo | null = null
  data: AppGameDataUser | null = null
  likes: readonly number[] = []
  /** Why the player was last not read; null once a read has succeeded. */
  failure: Failure | null = null
  inviteCode = ''
  aid = ''
  readonly #device: Device
  readonly #api: Api
  readonly #epoch: SessionEpoch
  readonly #activities: ActivityStore
  readonly #loads: Latest
  readonly #writtenLikes: Latest
  #refreshing: Promise<boolean> | null = null

  constructor(device: Device, api: Api, epoch: SessionEpoch, activities: ActivityStore) {
    this.#device = device
    this.#api = api
    this.#epoch = epoch
    this.#activities = activities
    this.#loads = new Latest(epoch)
    this.#writtenLikes = new Latest(epoch)
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
    const { os, model } = this.#device
    const turn = this.#loads.begin()
    const likes = this.#writtenLikes.begin()
    const settleActivities = this.#activities.begin()
    const outcome = await this.#api.call(getAfterLoginInfoWeb, { version: APP_VERSION, os, deviceModel: model })
    if (!turn.inSession()) return null
    if (!outcome.ok) {
      settleActivities(outcome)
      if (turn.isNewest()) this.#note(outcome)
      return outcome.failure
    }
    const { appGameDataUser, inviteCode, aid, activityIds, activityMap } = outcome.value
    runInAction(() => {
      settleActivities(success({ activityIds, activityMap }))
      // A favourite that is on its way is newer than what was read before it.
      if (likes.isNewest() && likes.claim()) this.likes = appGameDataUser.gameLikes
      if (!turn.claim()) return
      this.#note(outcome)
      this.data = appGameDataUser
      this.info = appGameDataUser.user ?? this.info
      this.inviteCode = inviteCode
      this.aid = aid
    })
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

  /** Likes or unlikes a game: shown at once, taken back when it was refused; where nobody knows, a read decides. */
  async like(gameId: number, like: boolean): Promise<boolean> {
    const turn = this.#writtenLikes.begin()
    this.#showLike(gameId, like)
    const outcome = await this.#api.call(gameLike, { gameId, like })
    if (!turn.inSession()) return false
    if (outcome.ok) {
      runInAction(() => {
        if (turn.claim()) this.likes = outcome.value.gameLikes
      })
      return true
    }
    this.#showLike(gameId, !like)
    if (!isUnknown(outcome.failure)) return false
    await this.load()
    return turn.inSession() && this.likes.includes(gameId) === like
  }

  /** Forgets the player. */
  clear(): void {
    this.#refreshing = null
    this.info = null
    this.failure = null
    this.data = null
    this.likes = []
    this.inviteCode = ''
    this.aid = ''
  }

  async #refresh(): Promise<boolean> {
    const inSession = this.#epoch.capture()
    const outcome = await this.#api.call(refreshData, {})
    if (!inSession()) return false
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

  #showLike(gameId: number, like: boolean): void {
    runInAction(() => {
      const others = this.likes.filter((id) => id !== gameId)
      this.likes = like ? [gameId, ...others] : others
    })
  }

  #note(outcome: Outcome<unknown>): void {
    runInAction(() => {
      this.failure = outcome.ok ? null : outcome.failure
    })
  }
}
