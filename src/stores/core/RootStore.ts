import { Api } from '../../api/Api'
import { APP_VERSION, CHANNEL, DEMO_APP_ID } from '../../contract/core/stamp'
import type { ShowType } from '../../domain/vip/vipLevel'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'
import { ActivityStore } from '../activity/ActivityStore'
import { SessionStore } from '../auth/SessionStore'
import { BootStore } from '../config/BootStore'
import { ConfigStore } from '../config/ConfigStore'
import { MemberStore } from '../member/MemberStore'
import { PrefsStore } from '../member/PrefsStore'
import type { EventDetails } from '../shell/EventLog'
import { ModalStore } from '../shell/ModalStore'
import { ToastStore } from '../shell/ToastStore'
import type { Services } from './services'

/** A store that comes with a feature's chunk and joins logout. */
export interface FeatureStore {
  clear(): void
}

/** How a feature store is made. */
export type FeatureStoreClass<S extends FeatureStore> = new (root: RootStore) => S

/** What a delivery may set. */
export interface RootOptions {
  appId?: string | undefined
  channel?: string | undefined
  baseUrl?: string | undefined
  /** Origins that may fill a game's frame; undefined = any that the page's policy lets through. */
  gameHosts?: readonly string[] | undefined
  fetch?: typeof fetch
  /** The language in which the backend's texts are asked for. */
  language?: () => string
  /** Shows a theme whatever the player's level; look only. */
  showType?: ShowType | undefined
  /** Lets games of our own origin run: those of the demo. A delivered product frames foreign hosts only. */
  ownGames?: boolean | undefined
}

/** Every store and how they hang together; feature stores join when their chunk arrives. */
export class RootStore {
  readonly platform: Platform
  readonly api: Api
  readonly session: SessionStore
  readonly config: ConfigStore
  readonly member: MemberStore
  readonly activities: ActivityStore
  readonly modals = new ModalStore()
  readonly toasts: ToastStore
  readonly prefs: PrefsStore
  readonly boot: BootStore
  readonly appId: string
  readonly channel: string
  readonly gameHosts: readonly string[] | undefined
  readonly #showType: ShowType | undefined
  readonly ownGames: boolean | undefined
  #services: Promise<Services> | null = null
  readonly #features = new Map<FeatureStoreClass<FeatureStore>, FeatureStore>()

  constructor(
    platform: Platform,
    { appId = DEMO_APP_ID, channel = CHANNEL, gameHosts, showType, ownGames, ...api }: RootOptions = {},
  ) {
    this.platform = platform
    this.appId = appId
    this.channel = channel
    this.gameHosts = gameHosts
    this.ownGames = ownGames
    this.#showType = showType
    this.api = new Api({
      ...api,
      clock: platform.clock,
      networkType: platform.networkType,
      token: () => this.session.token,
      stamp: () => ({
        appId,
        channel,
        clientReferrer: platform.device.referrer,
        platform: platform.device.platform,
        appVersion: APP_VERSION,
      }),
    })
    this.session = new SessionStore(platform, this.api, () => this.clear())
    this.config = new ConfigStore(platform, this.api)
    this.activities = new ActivityStore(platform.clock, this.api, this.session)
    this.member = new MemberStore(platform.device, this.api, this.session.epoch, this.activities)
    this.toasts = new ToastStore(platform.clock)
    this.prefs = new PrefsStore(platform)
    this.boot = new BootStore(platform.visibility, this)
  }

  /** The display theme of the player's level (spec §3), 1 for a visitor. */
  get showType(): ShowType {
    return this.#showType ?? (this.session.signedIn ? this.config.showTypeOf(this.member.info?.vip ?? 0) : 1)
  }

  /** Starts everything that listens or repeats. */
  start(): Stop {
    const stops = [
      this.session.start(),
      this.#tipsOnTimeout(),
      this.boot.start(),
      () => this.#later(({ stop }) => stop()),
    ]
    this.#later(() => undefined)
    return stopAll(stops)
  }

  /** The ping and the event log, brought once and started. */
  services(): Promise<Services> {
    this.#services ??= import('./services').then(
      ({ openServices }) => openServices(this),
      (error: unknown) => {
        // A failed import may be tried again.
        this.#services = null
        throw error
      },
    )
    return this.#services
  }

  /** Notes an analytics event. */
  note(eventName: string, details?: EventDetails): void {
    this.#later(({ events }) => events.note(eventName, details))
  }

  /** Says which game is in play, 0 outside a game. */
  play(gameId: number): void {
    this.#later(({ online }) => online.play(gameId))
  }

  /** A feature's store, made when it is first asked for. */
  feature<S extends FeatureStore>(Store: FeatureStoreClass<S>): S {
    const present = this.#features.get(Store)
    // The map holds for each class an instance of that class.
    if (present) return present as S
    const made = new Store(this)
    this.#features.set(Store, made)
    return made
  }

  /** The player reads another language: what the backend says in words is read again. */
  refreshTexts(): void {
    void this.config.load()
    void this.activities.load()
  }

  /** What logout means: every trace of the player goes (spec §4). */
  clear(): void {
    this.modals.clear()
    this.toasts.clear()
    this.member.clear()
    this.activities.clear()
    for (const store of this.#features.values()) store.clear()
  }

  /** What the services do is never worth a failure. */
  #later(run: (services: Services) => void): void {
    void this.services().then(run, () => undefined)
  }

  /** A request that timed out tells the player, once at a time; pings and the event log stay silent (spec §8). */
  #tipsOnTimeout(): Stop {
    return this.api.onFailure(({ call, failure }) => {
      if (failure.kind === 'timeout' && !SILENT.has(call.name)) this.modals.open('tips')
    })
  }
}

const SILENT: ReadonlySet<string> = new Set(['online', 'appEventLogClient'])
