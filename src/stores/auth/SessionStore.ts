import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../../api/Api'
import { logout } from '../../contract/session'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'
import { SessionEpoch } from '../core/SessionEpoch'

const TOKEN = 'token'
const SAVED_ACCOUNT = 'saved-account'

/** Where a session that ended by force leads: the login page, and the form that fits. */
export type SessionEnd = { form: 'account' | 'default' }

type SessionPlatform = Pick<Platform, 'social' | 'storage' | 'visibility'>

/** Who is signed in: the token, kept in local storage, and the only policy on 401 (spec §4, §8). */
export class SessionStore {
  token: string | null
  /** Set when the session ended by force, until the router has led to the login page. */
  ended: SessionEnd | null = null
  /** What every reply is measured by. */
  readonly epoch: SessionEpoch
  readonly #platform: SessionPlatform
  readonly #api: Api
  readonly #clear: () => void

  constructor(platform: SessionPlatform, api: Api, clear: () => void) {
    this.#platform = platform
    this.#api = api
    this.#clear = clear
    this.token = platform.storage.local.get(TOKEN)
    this.epoch = new SessionEpoch(this.signedIn)
    makeAutoObservable(this, { epoch: false })
  }

  get signedIn(): boolean {
    return this.token !== null
  }

  /** The account name that the player chose to save; it survives logout. */
  get savedAccount(): string | null {
    return this.#platform.storage.local.get(SAVED_ACCOUNT)
  }

  /** Listens to 401s, to other tabs and to the page coming back from the history cache. */
  start(): Stop {
    const stops = [
      this.#api.onFailure(({ call, failure, token }) => {
        const counts = call.audience === 'player' || call.name === 'preLogin'
        // A reply to an older token, or the second of several 401s, says nothing about this session.
        if (failure.kind === 'unauthorized' && counts && token !== null && token === this.token) this.#endByForce()
      }),
      this.#platform.storage.onChange((key, value) => {
        if (key === null || key === TOKEN) this.#adoptToken(key === null ? null : value)
      }),
      this.#platform.visibility.onShow(() => this.#adoptToken(this.#platform.storage.local.get(TOKEN))),
    ]
    return stopAll(stops)
  }

  /** Begins a session with the token that an auth call gave. */
  begin(token: string): void {
    this.#platform.storage.local.set(TOKEN, token)
    // Another tab may have signed somebody in meanwhile.
    if (token !== this.token) this.#setToken(token)
    this.ended = null
  }

  /** Remembers the account name for the next sign-in, or forgets it. */
  saveAccount(account: string | null): void {
    if (account === null) this.#platform.storage.local.remove(SAVED_ACCOUNT)
    else this.#platform.storage.local.set(SAVED_ACCOUNT, account)
  }

  /** Ends the session by the player's wish. */
  logout(): void {
    if (this.token === null) return
    // The server is told, but nobody waits for it: this device forgets at once.
    void this.#api.call(logout, {})
    this.#forget()
  }

  /** The router has led to the login page. */
  acknowledgeEnd(): void {
    this.ended = null
  }

  #endByForce(): void {
    runInAction(() => {
      this.#forget()
      this.ended = { form: this.savedAccount === null ? 'default' : 'account' }
    })
  }

  /** Another tab removed or replaced the token: this tab goes along. */
  #adoptToken(token: string | null): void {
    if (token === this.token) return
    if (this.token !== null) this.#platform.social.signOut()
    this.#setToken(token)
  }

  #forget(): void {
    this.#platform.storage.local.remove(TOKEN)
    this.#platform.social.signOut()
    this.#setToken(null)
  }

  /** The one place where the token changes: what belongs to the player of the last one goes with it. */
  #setToken(token: string | null): void {
    runInAction(() => {
      const someoneLeft = this.signedIn
      this.token = token
      this.epoch.advance(token !== null)
      if (someoneLeft) this.#clear()
    })
  }
}
