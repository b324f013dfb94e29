import { makeAutoObservable } from 'mobx'
import type { Api } from '../../api/Api'
import type { Outcome } from '../../api/outcome'
import {
  type Activity,
  type ActivityMap,
  activityGetStatusList,
  getActivityIds,
} from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import type { ReplyOf } from '../../contract/core/call'
import { type Dots, pathHasDot } from '../../domain/activity/redDots'
import type { Platform } from '../../platform'
import type { Stop } from '../../platform/clock'
import type { SessionStore } from '../auth/SessionStore'
import { Resource } from '../data/Resource'

/** Debounce of "update activity", ms (spec §7). */
export const UPDATE_DEBOUNCE = 1000

type Reply = ReplyOf<typeof getActivityIds>
/** The login reply lacks `hasTurntable`. */
type Running = Pick<Reply, 'activityIds' | 'activityMap'> & Partial<Reply>

/** Running activities and red dots; "update activity" reads both, debounced (spec §7). */
export class ActivityStore {
  /** Whether the invite wheel can be turned, as the last reply that says so has it. */
  hasTurntable = false
  readonly #platform: Pick<Platform, 'clock'>
  readonly #session: SessionStore
  readonly #running: Resource<Running>
  readonly #dots: Resource<ReplyOf<typeof activityGetStatusList>>
  #waiting: Stop | null = null

  constructor(platform: Pick<Platform, 'clock'>, api: Api, session: SessionStore) {
    this.#platform = platform
    this.#session = session
    this.#running = new Resource<Running>(
      session.epoch,
      () => api.call(getActivityIds, {}),
      ({ hasTurntable = this.hasTurntable }) => {
        this.hasTurntable = hasTurntable
      },
    )
    this.#dots = new Resource(session.epoch, () => api.call(activityGetStatusList, {}))
    makeAutoObservable(this)
  }

  get ids(): readonly number[] {
    return this.#running.value?.activityIds ?? []
  }

  get map(): ActivityMap {
    return this.#running.value?.activityMap ?? {}
  }

  /** False until the first reply: until then an activity must not count as ended. */
  get known(): boolean {
    return this.#running.value !== null
  }

  /** Whether the last read of the running activities failed. */
  get failed(): boolean {
    return this.#running.failure !== null
  }

  /** Empty for a visitor. */
  get dots(): Dots {
    return this.#session.signedIn ? (this.#dots.value ?? {}) : {}
  }

  /** False until the first reply about the red dots, or its failure. */
  areDotsKnown(): boolean {
    return this.#dots.value !== null || this.#dots.failure !== null
  }

  /** The running activities, as the backend lists them; the invite wheel only while it can be turned. */
  get list(): readonly Activity[] {
    return this.ids
      .filter((id) => id !== ACTIVITY.inviteUserSpin || this.hasTurntable)
      .flatMap((id) => this.map[String(id)] ?? [])
  }

  /** By activity type id. */
  byId(id: number): Activity | undefined {
    return this.ids.includes(id) ? this.map[String(id)] : undefined
  }

  /** The lucky jackpot, while it is running. */
  get jackpot(): Activity | undefined {
    return this.byId(ACTIVITY.luckyJackpot)
  }

  /** Whether the red dots announce a jackpot draw. */
  get hasDraw(): boolean {
    return this.dots.canReceiveDrawChance === true
  }

  /** Whether a link to `path` shows a red dot: tabs, tiles and menus all ask here. */
  hasDot(path: string): boolean {
    return pathHasDot(path, this.dots, (id) => this.byId(id)?.claimable)
  }

  /** Schedules a reload; calls within a second are merged. */
  update(): void {
    this.#waiting?.()
    this.#waiting = this.#platform.clock.after(UPDATE_DEBOUNCE, () => void this.load())
  }

  /** Loads activities and red dots at once. */
  async load(): Promise<void> {
    await Promise.all([this.#running.load(), this.#dots.load()])
  }

  /** Starts a read of the activities that another call performs; pass its outcome to the returned function. */
  begin(): (outcome: Outcome<Running>) => void {
    return this.#running.begin()
  }

  clear(): void {
    this.#waiting?.()
    this.hasTurntable = false
    void this.load()
  }
}
