import type { Api } from '../../api/Api'
import { appEventLogClient, type ClientEvent } from '../../contract/core/log'
import { APP_VERSION } from '../../contract/core/stamp'
import type { Platform } from '../../platform'
import { type Stop, stopAll } from '../../platform/clock'

/** Most events of a batch (spec §9). */
export const BATCH = 20
/** How long events wait for company, ms (spec §9). */
export const FLUSH_EVERY = 2000

/** What a caller says of an event; the rest is the same for all. */
export type EventDetails = Omit<
  ClientEvent,
  'eventName' | 'channel' | 'appId' | 'version' | 'eventTime' | 'eventUserId'
>

type EventPlatform = Pick<Platform, 'clock' | 'sendBeacon' | 'visibility'>

/** Analytics: batches of up to 20, sent every 2 s and when the page goes, as a beacon where there is one (spec §7). */
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

  /** Notes an event; it leaves with the next batch. */
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

  /** Sends what waits. A beacon that the browser does not take goes as an ordinary call, silent on failure. */
  flush(): void {
    while (this.#waiting.length > 0) {
      const request = { eventList: this.#waiting.splice(0, BATCH) }
      const { url, body } = this.#api.prepare(appEventLogClient, request)
      if (!this.#platform.sendBeacon(url, body)) void this.#api.call(appEventLogClient, request)
    }
  }
}
