import { makeAutoObservable, reaction } from 'mobx'
import type { Api } from '../../api/Api'
import { online } from '../../contract/config'
import type { Platform } from '../../platform'
import { nothing, type Stop } from '../../platform/clock'
import { runInOneTab } from '../../platform/storage/leader'

/** Heartbeat interval, ms (spec §9). */
export const PING_EVERY = 60_000

/** Heartbeat with the game in play: one tab sends it every 60 s while a token exists (spec §7), if possible one in a game. */
export class OnlineStore {
  /** 0 outside a game. */
  gameId = 0
  readonly #platform: Pick<Platform, 'clock' | 'locks'>
  readonly #api: Api
  readonly #signedIn: () => boolean
  #inFlight = false

  constructor(platform: Pick<Platform, 'clock' | 'locks'>, api: Api, signedIn: () => boolean) {
    this.#platform = platform
    this.#api = api
    this.#signedIn = signedIn
    makeAutoObservable(this)
  }

  /** Pings while signed in and this tab is the leader; a tab that enters a game takes the lead. */
  start(): Stop {
    const { clock, locks } = this.#platform
    let end = nothing
    const stop = reaction(
      () => this.#signedIn() && (this.gameId === 0 ? 'lobby' : 'game'),
      (where) => {
        end()
        const pings = () => clock.every(PING_EVERY, () => void this.ping())
        end = where ? runInOneTab(locks, 'online', pings, where === 'game') : nothing
      },
      { fireImmediately: true },
    )
    return () => {
      stop()
      end()
    }
  }

  setActiveGame(gameId: number): void {
    this.gameId = gameId
  }

  /** Sends a ping unless one is in flight; failures are silent. */
  async ping(): Promise<void> {
    if (this.#inFlight) return
    this.#inFlight = true
    await this.#api.call(online, { gameId: this.gameId })
    this.#inFlight = false
  }
}
