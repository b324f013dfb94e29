import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Failure } from '../../api/outcome'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'
import type { ActivityStore } from '../activity/ActivityStore'
import type { SessionStore } from '../auth/SessionStore'
import type { MemberStore } from '../member/MemberStore'
import type { ConfigStore } from './ConfigStore'

export interface BootParts {
  session: SessionStore
  config: ConfigStore
  member: MemberStore
  activities: ActivityStore
}

/** App start-up: configuration, then the player if signed in (spec §7). */
export class BootStore {
  phase: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  /** Loading after a failed start, which stays on screen until it has succeeded. */
  again = false
  /** The page cover, shown until there is content; no pop-up opens under it (spec §4). */
  covered = true
  readonly #platform: Pick<Platform, 'visibility'>
  readonly #parts: BootParts

  constructor(platform: Pick<Platform, 'visibility'>, parts: BootParts) {
    this.#platform = platform
    this.#parts = parts
    makeAutoObservable(this)
  }

  /** Loads everything, then reloads the player on sign-in and when the page becomes visible. */
  start(): Stop {
    const { session, member } = this.#parts
    const stops = [
      reaction(
        () => session.token,
        (token) => {
          if (token !== null) void this.#loadMember().then((failure) => failure === null && member.refresh())
        },
      ),
      this.#platform.visibility.onShow(() => {
        if (session.signedIn && this.phase === 'ready') void member.refresh()
      }),
    ]
    void this.load()
    return stopAll(stops)
  }

  /** Loads what the first screen needs; also retries a failed start. */
  async load(): Promise<void> {
    const { config, session, activities } = this.#parts
    const again = this.phase === 'failed'
    this.#set('loading', null, again)
    const player = session.signedIn ? this.#loadMember() : activities.load()
    await config.load()
    if (!config.ready) return this.#set('failed', config.failure)
    const failure = await player
    // A cached configuration without the player is a failed start.
    if (session.signedIn && this.#parts.member.info === null) return this.#set('failed', failure ?? { kind: 'offline' })
    this.#set('ready', null)
  }

  /** Loads the player after a sign-in; resolves to the failure, if any. */
  async #loadMember(): Promise<Failure | null> {
    const { member, activities } = this.#parts
    const [failure] = await Promise.all([member.load(), activities.load()])
    return failure
  }

  #set(phase: BootStore['phase'], failure: Failure | null, again = false): void {
    runInAction(() => {
      this.again = again
      this.phase = phase
      this.failure = failure
      this.covered = phase === 'loading' && !this.#parts.config.ready
    })
  }
}
