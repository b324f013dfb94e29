import * as v from 'valibot'

/** Fields that every request body carries (spec §7). */
export const stamp = v.object({
  appId: v.string(),
  channel: v.string(),
  clientReferrer: v.string(),
  /** 0 on mobile, 1 on desktop. */
  platform: v.picklist([0, 1]),
  appVersion: v.string(),
})

export type Stamp = v.InferOutput<typeof stamp>

/** Client version sent in every call (spec §9). */
export const APP_VERSION = '1.1.1'
/** Channel sent in every call (spec §9). */
export const CHANNEL = 'WEB'
/** The demo application's id, used unless the delivery configures another (spec §9). */
export const DEMO_APP_ID = 'kismara-demo'
