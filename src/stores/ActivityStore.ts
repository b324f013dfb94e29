import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Api } from '../api/Api'
import {
  type Activity,
  type ActivityMap,
  activityGetStatusList,
  getActivityIds,
  type RedDot,
} from '../contract/activity'
import { ACTIVITY } from '../contract/activityTypes'
import type { ReplyOf } from '../contract/call'
import type { Cents } from '../contract/fields'
import type { Platform } from '../platform'
import type { Stop } from '../platform/clock'

/** The debounce of the update-activity call, ms (spec §7). */
export const UPDATE_DEBOUNCE = 1000

type Dots = Partial<ReplyOf<typeof activityGetStatusList>>

/** Running activities and red dots; "update activity" reads both, debounced, the newest reply wins (spec §7). */
export class ActivityStore {
  ids: readonly number[] = []
  map: ActivityMap = {}
  dots: Dots = {}
  hasTurntable = false
  totalRecharge: Cents | null = null
  /** False until the first reply: before it, nothing may be said to be absent. */
  known = false
  readonly #platform: Platform
  readonly #api: Api
  readonly #signedIn: () => boolean
  #waiting: Stop | null = null
  #newest = 0

  constructor(platform: Platform, api: Api, signedIn: () => boolean) {
    this.#platform = platform
    this.#api = api
    this.#signedIn = signedIn
    makeAutoObservable(this, { ids: observableRef, map: observableRef, dots: observableRef })
  }

  /** Activities in the order in which they are shown. */
  get sorted(): readonly Activity[] {
    return this.ids.flatMap((id) => this.map[String(id)] ?? []).sort((a, b) => a.sort - b.sort)
  }

  /** An activity by its type id. */
  byId(id: number): Activity | undefined {
    return this.map[String(id)]
  }

  /** The lucky jackpot, while it runs. */
  get jackpot(): Activity | undefined {
    return this.byId(ACTIVITY.luckyJackpot)
  }

  /** Whether a red dot is on; never for a visitor. */
  dot(name: RedDot): boolean {
    return this.#signedIn() && this.dots[name] === true
  }

  /** Asks for an update; wishes within a second become one. */
  update(): void {
    this.#waiting?.()
    this.#waiting = this.#platform.clock.after(UPDATE_DEBOUNCE, () => void this.load())
  }

  /** Reads activities and red dots now. */
  async load(): Promise<void> {
    const turn = ++this.#newest
    const [activities, dots] = await Promise.all([
      this.#api.call(getActivityIds, {}),
      this.#api.call(activityGetStatusList, {}),
    ])
    if (turn !== this.#newest) return
    if (activities.ok) this.take(activities.value)
    if (dots.ok) this.#takeDots(dots.value)
  }

  /** Takes the running activities from a reply. */
  take(reply: {
    activityIds: readonly number[]
    activityMap: ActivityMap
    hasTurntable?: boolean
    totalRecharge?: Cents | undefined
  }): void {
    this.ids = reply.activityIds
    this.map = reply.activityMap
    this.hasTurntable = reply.hasTurntable ?? this.hasTurntable
    this.totalRecharge = reply.totalRecharge ?? this.totalRecharge
    this.known = true
  }

  /** Forgets what belongs to the player and reads the visitor's view. */
  clear(): void {
    this.#newest++
    this.#waiting?.()
    this.dots = {}
    this.totalRecharge = null
    this.update()
  }

  #takeDots(dots: Dots): void {
    runInAction(() => {
      this.dots = dots
    })
  }
}
