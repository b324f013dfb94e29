import { when } from 'mobx'
import { Api } from '../../api/Api'
import { CHANNEL, DEMO_APP_ID } from '../../contract/core/stamp'
import { type ShowType, showTypeOf } from '../../domain/vip/vipLevel'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'
import { ActivityStore } from '../activity/ActivityStore'
import { SessionStore } from '../auth/SessionStore'
import { BootStore } from '../config/BootStore'
import { ConfigStore } from '../config/ConfigStore'
import { stampOf } from '../config/visit'
import { Busy } from '../data/Busy'
import { message } from '../data/message'
import { PLAYER_KEYS } from '../data/playerKeys'
import type { EventFields, EventName, TimedEvent } from '../log/events'
import { MemberStore } from '../member/MemberStore'
import { PrefsStore } from '../member/PrefsStore'
import { ModalStore } from '../shell/ModalStore'
import { ToastStore } from '../shell/ToastStore'
import type { Services } from './services'

/** A store that loads with a feature's chunk; cleared on logout. */
export interface FeatureStore {
  clear(): void
}

export type FeatureStoreClass<S extends FeatureStore> = new (root: RootStore) => S

/** Settings of a deployment. */
export interface RootOptions {
  appId?: string | undefined
  channel?: string | undefined
  baseUrl?: string | undefined
  /** Origins allowed in the game frame; undefined = any that the page's CSP allows. */
  gameHosts?: readonly string[] | undefined
  fetch?: typeof fetch
  /** The language to request backend texts in. */
  language?: () => string
  /** Shows a theme whatever the player's level; look only. */
  showType?: ShowType | undefined
  /** What a signed-in player saw at the end of the last visit, shown until it is known again. */
  last?: LastLook | null
  /** Allows game frames of our own origin, as in the demo. In production games run on other hosts only. */
  ownGames?: boolean | undefined
}

interface LastLook {
  readonly showType: ShowType
  /** Whether a draw was waiting. */
  readonly waiting: boolean
  /** Whether the lobby began with the games played last. */
  readonly played: boolean
}

/** Creates and wires all stores; feature stores join when their chunk loads. */
export class RootStore {
  readonly platform: Platform
  readonly api: Api
  readonly session: SessionStore
  readonly config: ConfigStore
  readonly member: MemberStore
  readonly activities: ActivityStore
  readonly modals = new ModalStore()
  readonly busy = new Busy()
  readonly toasts: ToastStore
  readonly prefs: PrefsStore
  readonly boot: BootStore
  readonly appId: string
  readonly channel: string
  readonly gameHosts: readonly string[] | undefined
  /** Events of before the event log has loaded. */
  readonly events: TimedEvent[] = []
  readonly #showType: ShowType | undefined
  #last: LastLook | null
  readonly ownGames: boolean | undefined
  #services: Promise<Services> | null = null
  readonly #features = new Map<FeatureStoreClass<FeatureStore>, FeatureStore>()

  constructor(
    platform: Platform,
    { appId = DEMO_APP_ID, channel = CHANNEL, gameHosts, showType, last = null, ownGames, ...api }: RootOptions = {},
  ) {
    this.platform = platform
    this.appId = appId
    this.channel = channel
    this.gameHosts = gameHosts
    this.ownGames = ownGames
    this.#showType = showType
    this.#last = last
    this.api = new Api({
      ...api,
      clock: platform.clock,
      networkType: platform.networkType,
      token: () => this.session.token,
      stamp: () => stampOf({ appId, channel }, platform.device),
      writing: () => this.busy.add(() => true),
    })
    this.session = new SessionStore(
      platform,
      this.api,
      () => this.clear(),
      (signedIn) => this.#onSessionChangedInOtherTab(signedIn),
    )
    this.config = new ConfigStore(platform, this.api)
    this.activities = new ActivityStore(platform, this.api, this.session)
    this.member = new MemberStore(platform, this.api, this.session.epoch, this.activities)
    this.toasts = new ToastStore(platform.clock)
    this.prefs = new PrefsStore(platform)
    this.boot = new BootStore(platform, this)
    this.busy.add(platform.hasTyped)
    this.busy.add(() => this.modals.holdsBack)
  }

  /** Theme of the player's level (spec §3); 1 for visitors. */
  get showType(): ShowType {
    if (this.#showType) return this.#showType
    const { config } = this.config
    const { info, heldVip } = this.member
    if (!this.session.signedIn) return 1
    return this.#last && !(config && info)
      ? this.#last.showType
      : showTypeOf(config?.appVipMap ?? {}, heldVip ?? info?.vip ?? 0)
  }

  /** Whether a jackpot draw is announced. */
  get drawWaits(): boolean {
    const { activities, session } = this
    return activities.areDotsKnown() ? activities.hasDraw : session.signedIn && this.#last?.waiting === true
  }

  /** Whether the player has games to go on with; until the account has loaded, whether that was so the last time. */
  get hasPlayed(): boolean {
    const { member, session } = this
    return member.data ? member.recentGames.length > 0 : session.signedIn && this.#last?.played === true
  }

  /** Starts all listeners and timers. */
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

  /** Heartbeat and event log, loaded once the page is idle and started once. */
  services(): Promise<Services> {
    this.#services ??= this.platform
      .idle()
      .then(() => import('./services'))
      .then(
        ({ openServices }) => openServices(this),
        (error: unknown) => {
          // Allow the failed import to be retried.
          this.#services = null
          throw error
        },
      )
    return this.#services
  }

  /** Logs an analytics event. */
  track<N extends EventName>(name: N, fields: EventFields<N>): void {
    // The first two are an AppEvent, which the compiler cannot tell for an open N.
    this.events.push([name, fields, this.platform.clock.now()] as unknown as TimedEvent)
    this.#later(({ events }) => events.take(this.events))
  }

  /** Sets the game in play; 0 outside a game. */
  setActiveGame(gameId: number): void {
    this.#later(({ online }) => online.setActiveGame(gameId))
  }

  /** A lazy file of this build did not load. Rejects when the services' own file is gone as well. */
  fileFailed(): Promise<void> {
    return this.services().then(({ updates }) => updates?.fileFailed())
  }

  /** A feature's store, created on first use. */
  feature<S extends FeatureStore>(Store: FeatureStoreClass<S>): S {
    const present = this.#features.get(Store)
    // The map holds an instance of each class.
    if (present) return present as S
    const made = new Store(this)
    this.#features.set(Store, made)
    return made
  }

  /** Reloads texts that come from the backend, after a change of language. */
  refreshTexts(): void {
    void this.config.load()
    void this.activities.load()
  }

  /** Removes all of the player's data (spec §4). */
  clear(): void {
    this.#last = null
    const stores = [this.modals, this.toasts, this.member, this.activities, ...this.#features.values()]
    for (const store of stores) store.clear()
    for (const key of Object.values(PLAYER_KEYS)) this.platform.storage.local.remove(key)
  }

  /** Another tab has ended this session, or another player has signed in there. */
  #onSessionChangedInOtherTab(signedIn: boolean): void {
    if (!signedIn) return void this.toasts.show('info', message('session.elsewhere.ended'))
    const { epoch } = this.session
    const inSession = epoch.capture()
    void when(() => this.member.info !== null || !inSession()).then(() => {
      const { info } = this.member
      if (info && inSession())
        this.toasts.show('info', message('session.elsewhere.replaced', { nickname: info.nickname }))
    })
  }

  /** Failures of the services are ignored. */
  #later(run: (services: Services) => void): void {
    void this.services().then(run, () => undefined)
  }

  /** Opens Tips when a request times out; heartbeats and the event log fail silently (spec §8). */
  #tipsOnTimeout(): Stop {
    return this.api.onEnd(({ call, outcome }) => {
      if (!outcome.ok && outcome.failure.kind === 'timeout' && !SILENT.has(call.name)) this.modals.open('tips')
    })
  }
}

const SILENT: ReadonlySet<string> = new Set(['online', 'appEventLogClient'])
