import { makeAutoObservable, runInAction, when } from 'mobx'
import * as v from 'valibot'
import type { Api } from '../../api/Api'
import { type Failure, type Outcome, success } from '../../api/outcome'
import { getAfterLoginInfoWeb } from '../../contract/config'
import type { ReplyOf } from '../../contract/core/call'
import { APP_VERSION } from '../../contract/core/stamp'
import { type AppGameDataUser, type BankCard, refreshData, type UserInfo, userInfo } from '../../contract/member'
import type { Platform } from '../../platform'
import type { Stop } from '../../platform/clock'
import type { ActivityStore } from '../activity/ActivityStore'
import { Resource } from '../data/Resource'
import type { SessionEpoch } from '../data/SessionEpoch'

type Player = ReplyOf<typeof getAfterLoginInfoWeb>

/** A part of a reply, or why there is none. */
const partOf = <T, P>(reply: Outcome<T>, pick: (value: T) => P): Outcome<P> =>
  reply.ok ? success(pick(reply.value)) : reply

const favoritesOf = ({ appGameDataUser }: Player): readonly number[] => appGameDataUser.gameLikes

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
  /** The level whose theme is still shown while a new one waits for its moment. */
  heldVip: number | null = null
  /** Whether `refresh` waits, as a round has not shown its result yet. */
  isHeld = false
  /** Ids of the favorites as the backend has them. */
  readonly favorites: Resource<readonly number[]>
  /** Favorites being changed, by game: true = becomes one. */
  readonly favoriteChanges = new Map<number, boolean>()
  readonly #platform: Pick<Platform, 'device'>
  readonly #api: Api
  readonly #epoch: SessionEpoch
  readonly #activities: ActivityStore
  readonly #player: Resource<Player>
  /** Account and balances: read with the player or by themselves, and part of many replies. */
  readonly #info: Resource<UserInfo>

  constructor(platform: Pick<Platform, 'device'>, api: Api, epoch: SessionEpoch, activities: ActivityStore) {
    this.#platform = platform
    this.#api = api
    this.#epoch = epoch
    this.#activities = activities
    this.#player = new Resource(epoch, () => this.#hydrate())
    this.#info = new Resource(epoch, () => this.#readFigures(this.info ?? blankUser(this.aid)))
    this.favorites = new Resource(epoch, async () => partOf(await this.#hydrate(), favoritesOf))
    makeAutoObservable(this, { favorites: false })
  }

  get info(): UserInfo | null {
    return this.#info.value
  }

  get data(): AppGameDataUser | null {
    return this.#player.value?.appGameDataUser ?? null
  }

  /** Of the last read; null once one has succeeded. */
  get failure(): Failure | null {
    return this.#info.failure
  }

  get inviteCode(): string {
    return this.#player.value?.inviteCode ?? ''
  }

  get aid(): string {
    return this.#player.value?.aid ?? ''
  }

  /** Ids, newest first. */
  get recentGames(): readonly number[] {
    return (this.data?.gameHistory ?? []).map(({ gameId }) => gameId)
  }

  /** Ids as shown, newest first: a change counts at once. */
  get favoriteGames(): readonly number[] {
    return [...this.favoriteChanges].reduce((ids, [gameId, like]) => {
      const others = ids.filter((id) => id !== gameId)
      return like ? [gameId, ...others] : others
    }, this.favorites.value ?? [])
  }

  /** Loads the player; the reply also holds the running activities. Resolves to the failure, if any. */
  async load(): Promise<Failure | null> {
    const inSession = this.#epoch.capture()
    const outcome = await this.#hydrate()
    return outcome.ok || !inSession() ? null : outcome.failure
  }

  /** Refreshes the figures that play changes. False on failure. */
  async refresh(): Promise<boolean> {
    const inSession = this.#epoch.capture()
    if (this.isHeld) await when(() => !this.isHeld)
    if (!inSession()) return false
    const { ok } = await this.#info.refresh()
    return ok && inSession()
  }

  /** Puts off `refresh` until the returned function is called. */
  hold(): Stop {
    this.isHeld = true
    return () =>
      runInAction(() => {
        this.isHeld = false
      })
  }

  /** Takes the account of a reply. */
  replace(info: UserInfo): void {
    this.#info.set(info)
  }

  /** Takes newer figures of a reply. */
  patch(change: Partial<UserInfo>): void {
    this.#info.patch(change)
  }

  /** Takes the bank cards of a reply. */
  replaceCards(cards: readonly BankCard[]): void {
    const player = this.#player.value
    if (!player) return
    const appUserBank = cards.find(({ isDefault }) => isDefault) ?? null
    const appGameDataUser = { ...player.appGameDataUser, appUserBank, appUserBankList: [...cards] }
    this.#player.set({ ...player, appGameDataUser })
  }

  /** Shows the theme of the present level. */
  showLevel(): void {
    this.heldVip = null
  }

  clear(): void {
    this.heldVip = null
    this.favoriteChanges.clear()
    for (const resource of [this.#player, this.#info, this.favorites]) resource.clear()
  }

  /** Reads the player, and gives its parts to those who keep them; of each, another reply may be newer. */
  async #hydrate(): Promise<Outcome<Player>> {
    const { os, model } = this.#platform.device
    const settle = {
      player: this.#player.begin(),
      info: this.#info.begin(),
      favorites: this.favorites.begin(),
      activities: this.#activities.begin(),
    }
    const reply = await this.#api.call(getAfterLoginInfoWeb, { version: APP_VERSION, os, deviceModel: model })
    const account = reply.ok ? await this.#accountOf(reply.value) : reply
    const player = account.ok ? reply : account
    runInAction(() => {
      settle.player(player)
      settle.info(account)
      settle.favorites(partOf(reply, favoritesOf))
      settle.activities(partOf(reply, ({ activityIds, activityMap }) => ({ activityIds, activityMap })))
    })
    return player
  }

  /** The account that the reply holds; when it holds none, the figures are all we know of it. */
  async #accountOf({ appGameDataUser, aid }: Player): Promise<Outcome<UserInfo>> {
    const { user } = appGameDataUser
    return user ? success(user) : this.#readFigures(blankUser(aid))
  }

  async #readFigures(known: UserInfo): Promise<Outcome<UserInfo>> {
    const outcome = await this.#api.call(refreshData, {})
    if (!outcome.ok) return outcome
    const { safebox, ...figures } = outcome.value
    return success({ ...known, ...figures, safebox: safebox ?? known.safebox })
  }
}
