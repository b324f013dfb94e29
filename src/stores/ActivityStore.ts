import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Api } from '../api/Api'
import { type Activity, type ActivityMap, activityGetStatusList, getActivityIds } from '../contract/activity'
import { ACTIVITY } from '../contract/activityTypes'
import type { Dots, pathHasDot } from '../domain/redDots'
import type { Platform } from '../platform'
import type { Stop } from '../platform/clock'

/** The debounce of the update-activity call, ms (spec §7). */
export const UPDATE_DEBOUNCE = 1000

interface Running {
  activityIds: readonly number[]
  activityMap: ActivityMap
}

/** Running activities and red dots; "update activity" reads both, debounced, the newest reply wins (spec §7). */
export class ActivityStore {
  ids: readonly number[] = []
  map: ActivityMap = {}
  dots: Dots = {}
  /** False until the first reply: before it, nothing may be said to be absent. */
  known = false
  /** Which dots a way in carries; comes with the services, since no first frame has a dot. */
  pathHasDot: typeof pathHasDot | null = null
  readonly #platform: Platform
  readonly #api: Api
  readonly #signedIn: () => boolean
  #waiting: Stop | null = null
  #asked = 0
  #taken = 0
  #dotsTaken = 0

  constructor(platform: Platform, api: Api, signedIn: () => boolean) {
    this.#platform = platform
    this.#api = api
    this.#signedIn = signedIn
    makeAutoObservable(this, { ids: observableRef, map: observableRef, dots: observableRef, pathHasDot: observableRef })
  }

  /** An activity by its type id. */
  byId(id: number): Activity | undefined {
    return this.ids.includes(id) ? this.map[String(id)] : undefined
  }

  /** The lucky jackpot, while it runs. */
  get jackpot(): Activity | undefined {
    return this.byId(ACTIVITY.luckyJackpot)
  }

  /** Whether the player has a draw of the lucky jackpot, as far as the red dots say. */
  get drawWaits(): boolean {
    return this.#signedIn() && this.dots.canReceiveDrawChance === true
  }

  /** Whether a way in carries a red dot; never for a visitor. */
  hasDot(path: string, isBuilt: (path: string) => boolean): boolean {
    return this.#signedIn() && this.pathHasDot?.(path, this.dots, isBuilt) === true
  }

  /** Asks for an update; wishes within a second become one. */
  update(): void {
    this.#waiting?.()
    this.#waiting = this.#platform.clock.after(UPDATE_DEBOUNCE, () => void this.load())
  }

  /** Reads activities and red dots now. */
  async load(): Promise<void> {
    const take = this.ask()
    const turn = this.#asked
    const [activities, dots] = await Promise.all([
      this.#api.call(getActivityIds, {}),
      this.#api.call(activityGetStatusList, {}),
    ])
    runInAction(() => {
      if (activities.ok) take(activities.value)
      if (dots.ok) this.#takeDots(turn, dots.value)
    })
  }

  /** Opens a read of the running activities; the returned function takes its reply, unless that of a later read was taken. */
  ask(): (running: Running) => void {
    const turn = ++this.#asked
    return ({ activityIds, activityMap }) => {
      if (turn < this.#taken) return
      this.#taken = turn
      runInAction(() => {
        this.ids = activityIds
        this.map = activityMap
        this.known = true
      })
    }
  }

  /** Forgets what belongs to the player and reads the visitor's view. */
  clear(): void {
    this.#taken = this.#dotsTaken = ++this.#asked
    this.#waiting?.()
    this.ids = []
    this.map = {}
    this.dots = {}
    this.known = false
    void this.load()
  }

  /** Must run in an action. */
  #takeDots(turn: number, dots: Dots): void {
    if (turn < this.#dotsTaken) return
    this.#dotsTaken = turn
    this.dots = dots
  }
}
