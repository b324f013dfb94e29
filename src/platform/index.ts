import { type Clock, createClock } from './clock'
import { browserCookies, type Cookies } from './cookies'
import { browserDevice, type Device } from './device'
import { browserVibrate, type Vibrate } from './haptics'
import { browserLocation, type Location } from './location'
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
  cookies: Cookies
  networkType: () => NetworkType
  sendBeacon: (url: string, json: string) => boolean
  visibility: Visibility
  device: Device
  vibrate: Vibrate
  location: Location
  /** Undefined outside of a secure context, where browsers offer none. */
  subtleCrypto: SubtleCrypto | undefined
  /** Undefined where the browser has none, and outside of a secure context. */
  locks: LockManager | undefined
  social: SocialLogin
}

/** The real browser, with the parts that a start may replace. */
export const browserPlatform = (parts: Partial<Platform> = {}): Platform => ({
  clock: createClock(),
  random: browserRandom,
  storage: browserStorage(),
  cookies: browserCookies,
  networkType: browserNetworkType,
  sendBeacon,
  visibility: browserVisibility,
  device: browserDevice(),
  vibrate: browserVibrate,
  location: browserLocation(),
  subtleCrypto: crypto.subtle,
  locks: navigator.locks,
  social: noSocialLogin,
  ...parts,
})
