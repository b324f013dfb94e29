import { type Clock, createClock } from './clock'
import { browserDevice, type Device } from './device'
import { browserNetworkType, type NetworkType, sendBeacon } from './network'
import { browserRandom, type Random } from './random'
import { noSocialLogin, type SocialLogin } from './social'
import { browserStorage, type Storage } from './storage'
import { browserVisibility, type Visibility } from './visibility'

/** The browser behind small interfaces: everything in it can be replaced in a test. */
export interface Platform {
  clock: Clock
  random: Random
  storage: Storage
  networkType: () => NetworkType
  sendBeacon: (url: string, json: string) => boolean
  visibility: Visibility
  device: Device
  social: SocialLogin
}

/** The real browser, with the parts that a start may replace. */
export const browserPlatform = (parts: Partial<Platform> = {}): Platform => ({
  clock: createClock(),
  random: browserRandom,
  storage: browserStorage(),
  networkType: browserNetworkType,
  sendBeacon,
  visibility: browserVisibility,
  device: browserDevice(),
  social: noSocialLogin,
  ...parts,
})
