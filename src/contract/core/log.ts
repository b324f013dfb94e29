import * as v from 'valibot'
import { publicCall } from './call'
import { integer, text } from './fields'

/** An analytics event (spec §7); `eventTime` is in seconds. */
export const clientEvent = v.object({
  eventName: text,
  channel: text,
  appId: text,
  version: text,
  eventTime: integer,
  eventUserId: text,
  eventInterfaceId: v.optional(text),
  eventShowType: v.optional(integer),
  eventRoomId: v.optional(text),
  eventFrom: v.optional(text),
  eventInteractCount: v.optional(integer),
})
export type ClientEvent = v.InferOutput<typeof clientEvent>

/** Delivers up to 20 events, as a beacon where the browser has one (spec §7, §9). */
export const appEventLogClient = publicCall('appEventLogClient', {
  effect: 'write',
  specified: 'request',
  keepalive: true,
  request: { eventList: v.pipe(v.array(clientEvent), v.maxLength(20)) },
})
