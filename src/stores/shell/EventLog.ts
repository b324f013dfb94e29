import type { Api } from '../../api/Api'
import { appEventLogClient, type ClientEvent } from '../../contract/core/log'
import { APP_VERSION } from '../../contract/core/stamp'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'

/** Events per batch (spec §9). */
export const BATCH = 20
/** Interval between batches, ms (spec §9). */
export const FLUSH_EVERY = 2000

/** Fields a caller may set; the rest is common to all events. */
export type EventDetails = Omit<
  ClientEvent,
  'eventName' | 'channel' | 'appId' | 'version' | 'eventTime' | 'eventUserId'
>

type EventPlatform = Pick<Platform, 'clock' | 'sendBeacon' | 'visibility'>

/**
 * Analytics in batches of up to 20, sent every 2 s and when the page is hidden, as a beacon where possible (spec §7).
 */
export class EventLog {
  readonly #platform: EventPlatform
  readonly #api: Api
  readonly #sender: () => { userId: string; appId: string; channel: string }
  #waiting: ClientEvent[] = []

  constructor(platform: EventPlatform, api: Api, sender: () => { userId: string; appId: string; channel: string }) {
    this.#platform = platform
    this.#api = api
    this.#sender = sender
  }

  start(): Stop {
    const stops = [
      this.#platform.clock.every(FLUSH_EVERY, () => this.flush()),
      this.#platform.visibility.onHide(() => this.flush()),
    ]
    return stopAll(stops)
  }

  /** Queues an event for the next batch. */
  note(eventName: string, details: EventDetails = {}): void {
    const { userId, appId, channel } = this.#sender()
    this.#waiting.push({
      eventName,
      channel,
      appId,
      version: APP_VERSION,
      eventTime: Math.floor(this.#platform.clock.now() / 1000),
      eventUserId: userId,
      ...details,
    })
    if (this.#waiting.length >= BATCH) this.flush()
  }

  /** Sends the queue; an ordinary call where the beacon is rejected. Failures are silent. */
  flush(): void {
    while (this.#waiting.length > 0) {
      const request = { eventList: this.#waiting.splice(0, BATCH) }
      const { url, body } = this.#api.prepare(appEventLogClient, request)
      if (!this.#platform.sendBeacon(url, body)) void this.#api.call(appEventLogClient, request)
    }
  }
}
