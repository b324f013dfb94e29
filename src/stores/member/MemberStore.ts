import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import type { Api } from '../../api/Api'
import { type Failure, isUnknown, type Outcome, success } from '../../api/outcome'
import { getAfterLoginInfoWeb } from '../../contract/config'
import { APP_VERSION } from '../../contract/core/stamp'
import { gameLike } from '../../contract/game/likes'
import { type AppGameDataUser, refreshData, type UserInfo, userInfo } from '../../contract/member'
import type { Platform } from '../../platform'
import type { ActivityStore } from '../activity/ActivityStore'
import { Latest } from '../core/Latest'
import type { SessionEpoch } from '../core/SessionEpoch'

/** An account of which only the id is known. */
const blankUser = (id: string): UserInfo => {
  const entries = Object.entries(userInfo.entries)
  const blank = entries.map(([key, schema]) => [
    key,
    ['', 0, false].find((empty) => v.safeParse(schema, empty).success),
  ])
  // Every other field accepts one of the three.
  return { ...Object.fromEntries(blank), id } as UserInfo
}

/** Account, balances, favorites and recent games of the player (spec §3, §7). */
export class MemberStore {
  info: UserInfo | null = null
  data: AppGameDataUser | null = null
  likes: readonly number[] = []
  /** The level whose theme is still shown while a new one waits for its moment. */
  heldVip: number | null = null
  /** Of the last read; null once one has succeeded. */
  failure: Failure | null = null
  inviteCode = ''
  aid = ''
  readonly #platform: Pick<Platform, 'device'>
  readonly #api: Api
  readonly #epoch: SessionEpoch
  readonly #activities: ActivityStore
  readonly #loads: Latest
  readonly #writtenLikes: Latest
  #refreshing: Promise<boolean> | null = null

  constructor(platform: Pick<Platform, 'device'>, api: Api, epoch: SessionEpoch, activities: ActivityStore) {
    this.#platform = platform
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

  /** Ids, newest first. */
  get recentGames(): readonly number[] {
    return (this.data?.gameHistory ?? []).map(({ gameId }) => gameId)
  }

  /** Loads the player; the reply also holds the running activities. Resolves to the failure, if any. */
  async load(): Promise<Failure | null> {
    const { os, model } = this.#platform.device
    const turn = this.#loads.next()
    const likes = this.#writtenLikes.next()
    const settleActivities = this.#activities.open()
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
      // A favorite in flight is newer than this read.
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

  /** Refreshes the figures that play changes; concurrent calls share one request. False on failure. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refresh()
    return this.#refreshing
  }

  replace(info: UserInfo): void {
    this.info = info
  }

  /** Shows the theme of the present level. */
  showLevel(): void {
    this.heldVip = null
  }

  /** Applies newer figures from a reply. */
  patch(change: Partial<UserInfo>): void {
    if (this.info) this.info = { ...this.info, ...change }
  }

  /** Optimistic: shown at once, reverted when refused; an unknown outcome is settled by a read. */
  async like(gameId: number, like: boolean): Promise<boolean> {
    const turn = this.#writtenLikes.next()
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

  clear(): void {
    this.#refreshing = null
    this.info = null
    this.heldVip = null
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
      // When the backend does not send the account, the figures are all we know of it.
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
