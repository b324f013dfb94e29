import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../../api/Api'
import { logout } from '../../contract/session'
import type { Platform } from '../../platform'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import { TOKEN } from '../../platform/page/token'
import { SessionEpoch } from '../data/SessionEpoch'

const SAVED_ACCOUNT = 'saved-account'

/** Which login form to open after a forced logout. */
export type SessionEnd = { form: 'account' | 'default' }

type SessionPlatform = Pick<Platform, 'social' | 'storage' | 'visibility'>

/** The session token, kept in local storage, and the only 401 policy (spec §4, §8). */
export class SessionStore {
  token: string | null
  /** Set after a forced logout, until the router has redirected to the login page. */
  ended: SessionEnd | null = null
  /** Whether the last session of this visit ended by force: the login page says so. */
  wasEnded = false
  /** Resources and mutations drop replies of an earlier epoch. */
  readonly epoch: SessionEpoch
  readonly #platform: SessionPlatform
  readonly #api: Api
  readonly #clear: () => void
  readonly #onElsewhere: (signedIn: boolean) => void

  /** `onElsewhere`: another tab has ended the session of this one, or replaced its player. */
  constructor(
    platform: SessionPlatform,
    api: Api,
    clear: () => void,
    onElsewhere: (signedIn: boolean) => void = nothing,
  ) {
    this.#platform = platform
    this.#api = api
    this.#clear = clear
    this.#onElsewhere = onElsewhere
    this.token = platform.storage.local.get(TOKEN)
    this.epoch = new SessionEpoch(this.signedIn)
    makeAutoObservable(this, { epoch: false })
  }

  get signedIn(): boolean {
    return this.token !== null
  }

  /** The account name the player chose to remember; survives logout. */
  get savedAccount(): string | null {
    return this.#platform.storage.local.get(SAVED_ACCOUNT)
  }

  /** Listens for 401s, other tabs and restores from the back/forward cache. */
  start(): Stop {
    const stops = [
      this.#api.onEnd(({ call, outcome, token }) => {
        if (outcome.ok || outcome.failure.kind !== 'unauthorized') return
        const counts = call.audience === 'player' || call.name === 'preLogin'
        // A 401 for an older token, or the second of several, says nothing about this session.
        if (counts && token !== null && token === this.token) this.#endByForce()
      }),
      this.#platform.storage.onChange((key, value) => {
        if (key === null || key === TOKEN) this.#adoptToken(key === null ? null : value)
      }),
      this.#platform.visibility.onShow(() => this.#adoptToken(this.#platform.storage.local.get(TOKEN))),
    ]
    return stopAll(stops)
  }

  /** Starts a session with the token of a sign-in reply. */
  begin(token: string): void {
    this.#platform.storage.local.set(TOKEN, token)
    // Another tab may have logged in since.
    if (token !== this.token) this.#setToken(token)
    this.ended = null
    this.wasEnded = false
  }

  /** Remembers the account name for the next sign-in; null forgets it. */
  saveAccount(account: string | null): void {
    if (account === null) this.#platform.storage.local.remove(SAVED_ACCOUNT)
    else this.#platform.storage.local.set(SAVED_ACCOUNT, account)
  }

  /** Logs out at the player’s request. */
  logout(): void {
    if (this.token === null) return
    // Fire and forget: the local session ends at once.
    void this.#api.call(logout, {})
    this.#forget()
  }

  /** Called once the router has redirected to the login page. */
  acknowledgeEnd(): void {
    this.ended = null
  }

  #endByForce(): void {
    const stored = this.#platform.storage.local.get(TOKEN)
    // Another tab has logged in since: its session stays.
    if (stored !== null && stored !== this.token) this.#adoptToken(stored)
    else
      runInAction(() => {
        this.#forget()
        this.ended = { form: this.savedAccount === null ? 'default' : 'account' }
        this.wasEnded = true
      })
  }

  /** Another tab removed or replaced the token. */
  #adoptToken(token: string | null): void {
    if (token === this.token) return
    const hadSession = this.signedIn
    if (hadSession) this.#platform.social.signOut()
    this.#setToken(token)
    if (hadSession) this.#onElsewhere(this.signedIn)
  }

  #forget(): void {
    this.#platform.storage.local.remove(TOKEN)
    this.#platform.social.signOut()
    this.#setToken(null)
  }

  /** The only place that changes the token; the previous player's data is cleared. */
  #setToken(token: string | null): void {
    runInAction(() => {
      const hadSession = this.signedIn
      this.token = token
      this.epoch.advance(token !== null)
      if (hadSession) this.#clear()
    })
  }
}
