import type { Api } from '../../api/Api'
import { appEventLogClient, type ClientEvent } from '../../contract/core/log'
import { APP_VERSION } from '../../contract/core/stamp'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'
import type { EventFields, EventName, TimedEvent } from './events'
import { KeptEvents } from './KeptEvents'
import { withoutData } from './withoutData'

/** Events per batch (spec §9). */
export const BATCH = 20
/** Interval between batches, ms (spec §9). */
export const FLUSH_EVERY = 2000
/** Batches per flush, so that a day offline does not flood the network. */
const MOST_BATCHES = 5
/** Pause after a call that did not get through, ms. */
export const RETRY_AFTER = 30_000
/** Browsers refuse larger beacons, bytes. */
const MAX_BEACON = 65_536

export interface EventLogOptions {
  platform: Pick<Platform, 'clock' | 'sendBeacon' | 'storage' | 'visibility'>
  api: Api
  sender: () => { userId: string; appId: string; channel: string }
  isOnline: () => boolean
}

/**
 * Analytics in batches of up to 20, sent every 2 s and when the page is hidden, as a beacon where possible (spec §7).
 * What cannot be sent is kept in storage. A call whose reply was lost is not repeated: its events may have arrived.
 */
export class EventLog {
  readonly #options: EventLogOptions
  readonly #kept: KeptEvents
  #waiting: ClientEvent[] = []
  #pausedUntil = 0

  constructor(options: EventLogOptions) {
    this.#options = options
    this.#kept = new KeptEvents(options.platform.storage.local)
  }

  start(): Stop {
    const { clock, visibility } = this.#options.platform
    const sendOrKeep = () => {
      this.flush()
      this.#kept.add(this.#waiting.splice(0))
    }
    return stopAll([clock.every(FLUSH_EVERY, sendOrKeep), visibility.onHide(sendOrKeep)])
  }

  /** Queues an event for the next batch. */
  track<N extends EventName>(name: N, fields: EventFields<N>): void {
    // The first two are an AppEvent, which the compiler cannot tell for an open N.
    this.take([[name, fields, this.#options.platform.clock.now()] as unknown as TimedEvent])
  }

  /** Empties a queue of events logged earlier. */
  take(events: TimedEvent[]): void {
    for (const event of events.splice(0)) {
      this.#waiting.push(this.#stamped(event))
      if (this.#waiting.length === BATCH) this.flush()
    }
  }

  /** Sends what waits, the oldest first. */
  flush(): void {
    const { isOnline, platform } = this.#options
    if (!isOnline() || platform.clock.elapsed() < this.#pausedUntil) return
    const { events, dropped } = this.#kept.take()
    this.#waiting.unshift(...events)
    if (dropped > 0)
      this.#waiting.push(this.#stamped(['events_dropped', { eventInteractCount: dropped }, platform.clock.now()]))
    for (let sent = 0; sent < MOST_BATCHES && this.#waiting.length > 0; sent++)
      this.#send(this.#waiting.splice(0, BATCH))
  }

  /** One batch; in halves where it is too long for a beacon. */
  #send(batch: readonly ClientEvent[]): void {
    const { api, platform, sender } = this.#options
    const { userId } = sender()
    // Logged just before the app knew the player.
    const eventList = batch.map((event) => ({ ...event, eventUserId: event.eventUserId || userId }))
    const { url, body } = api.prepare(appEventLogClient, { eventList })
    if (batch.length > 1 && new TextEncoder().encode(body).length > MAX_BEACON) {
      const half = Math.ceil(batch.length / 2)
      this.#send(batch.slice(0, half))
      this.#send(batch.slice(half))
    } else if (!platform.sendBeacon(url, body)) void this.#call(eventList)
  }

  /** As an ordinary call. */
  async #call(eventList: ClientEvent[]): Promise<void> {
    const { api, platform } = this.#options
    const outcome = await api.call(appEventLogClient, { eventList })
    if (outcome.ok || outcome.failure.kind !== 'offline') return
    this.#pausedUntil = platform.clock.elapsed() + RETRY_AFTER
    this.#kept.add(eventList)
  }

  #stamped([eventName, fields, at]: TimedEvent): ClientEvent {
    const { userId, appId, channel } = this.#options.sender()
    const event = { eventName, channel, appId, version: APP_VERSION, eventUserId: userId, ...fields }
    const eventFrom = 'eventFrom' in fields && { eventFrom: withoutData(fields.eventFrom) }
    return { ...event, ...eventFrom, eventTime: Math.floor(at / 1000) }
  }
}
