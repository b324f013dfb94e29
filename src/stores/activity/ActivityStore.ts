import { makeAutoObservable, observableRef } from 'mobx'
import type { Api } from '../../api/Api'
import type { Outcome } from '../../api/outcome'
import {
  type Activity,
  type ActivityMap,
  activityGetStatusList,
  getActivityIds,
} from '../../contract/activity/activity'
import { LUCKY_JACKPOT } from '../../contract/activity/activityIds'
import type { ReplyOf } from '../../contract/core/call'
import type { Dots, pathHasDot } from '../../domain/activity/redDots'
import type { Clock, Stop } from '../../platform/clock'
import type { SessionStore } from '../auth/SessionStore'
import { Resource } from '../core/Resource'

/** The debounce of the update-activity call, ms (spec §7). */
export const UPDATE_DEBOUNCE = 1000

type Running = Pick<ReplyOf<typeof getActivityIds>, 'activityIds' | 'activityMap'>

/** Running activities and red dots; "update activity" reads both, debounced (spec §7). */
export class ActivityStore {
  /** Which dots a way in carries; comes with the services, since no first frame has a dot. */
  pathHasDot: typeof pathHasDot | null = null
  readonly #clock: Clock
  readonly #session: SessionStore
  readonly #running: Resource<Running>
  readonly #dots: Resource<ReplyOf<typeof activityGetStatusList>>
  #waiting: Stop | null = null

  constructor(clock: Clock, api: Api, session: SessionStore) {
    this.#clock = clock
    this.#session = session
    this.#running = new Resource<Running>(session.epoch, () => api.call(getActivityIds, {}))
    this.#dots = new Resource(session.epoch, () => api.call(activityGetStatusList, {}))
    makeAutoObservable(this, { pathHasDot: observableRef })
  }

  get ids(): readonly number[] {
    return this.#running.value?.activityIds ?? []
  }

  get map(): ActivityMap {
    return this.#running.value?.activityMap ?? {}
  }

  /** False until the first reply: before it, nothing may be said to be absent. */
  get known(): boolean {
    return this.#running.value !== null
  }

  get dots(): Dots {
    return this.#dots.value ?? {}
  }

  /** An activity by its type id. */
  byId(id: number): Activity | undefined {
    return this.ids.includes(id) ? this.map[String(id)] : undefined
  }

  /** The lucky jackpot, while it runs. */
  get jackpot(): Activity | undefined {
    return this.byId(LUCKY_JACKPOT)
  }

  /** Whether the player has a draw of the lucky jackpot, as far as the red dots say. */
  get drawWaits(): boolean {
    return this.#session.signedIn && this.dots.canReceiveDrawChance === true
  }

  /** Whether a way in carries a red dot; never for a visitor. */
  hasDot(path: string, isBuilt: (path: string) => boolean): boolean {
    return this.#session.signedIn && this.pathHasDot?.(path, this.#dots.value ?? {}, isBuilt) === true
  }

  /** Asks for an update; wishes within a second become one. */
  update(): void {
    this.#waiting?.()
    this.#waiting = this.#clock.after(UPDATE_DEBOUNCE, () => void this.load())
  }

  /** Reads activities and red dots now. */
  async load(): Promise<void> {
    await Promise.all([this.#running.load(), this.#dots.load()])
  }

  /** Opens a read of the running activities by another call; the returned function takes its reply. */
  begin(): (outcome: Outcome<Running>) => void {
    return this.#running.begin()
  }

  /** The player is gone: what they see, a visitor does not. */
  clear(): void {
    this.#waiting?.()
    void this.load()
  }
}
