import { type Clock, createClock } from './clock'
import type { Credentials } from './device/credentials'
import { browserDevice, type Device } from './device/device'
import { browserVibrate, type Vibrate } from './device/haptics'
import { browserNetworkType, type NetworkType, sendBeacon } from './device/network'
import type { Pwa } from './device/pwa'
import type { Sharing } from './device/sharing'
import { noSocialLogin, type SocialLogin } from './device/social'
import type { SupportChat } from './device/support'
import type { Builds } from './page/builds'
import { browserIdle } from './page/idle'
import { browserLocation, type Location } from './page/location'
import { watchTyping } from './page/typing'
import { browserVisibility, type Visibility } from './page/visibility'
import { browserRandom, type Random } from './random'
import { browserCookies, type Cookies } from './storage/cookies'
import { browserLocks } from './storage/locks'
import { browserStorage, type Storage } from './storage/storage'

/** Every browser API the app uses, behind interfaces that tests can replace. */
export interface Platform {
  clock: Clock
  random: Random
  storage: Storage
  cookies: Cookies
  /** The languages that the player has set, in order. */
  languages: () => readonly string[]
  networkType: () => NetworkType
  sendBeacon: (url: string, json: string) => boolean
  visibility: Visibility
  /** Whether a field on the page holds a text that was typed. */
  hasTyped: () => boolean
  /** Resolves when the page has loaded and has nothing more urgent to do, for one caller at a time; never once aborted. */
  idle: (signal?: AbortSignal) => Promise<void>
  device: Device
  vibrate: Vibrate
  location: Location
  /** Undefined outside a secure context. */
  subtleCrypto: SubtleCrypto | undefined
  /** Undefined in old browsers and outside a secure context. */
  locks: LockManager | undefined
  social: SocialLogin
  /** Live chat with support; by default the deployment's, which loads with the chat. */
  support?: SupportChat
  /** By default the browser's, which loads with the login. */
  credentials?: Credentials
  /** By default the browser's, which loads with what is shared. */
  sharing?: Sharing
  /** By default the browser's, which load with the background services. */
  isOnline?: () => boolean
  builds?: Builds
  pwa?: Pwa
}

/** The real browser, with optional overrides. */
export const browserPlatform = (parts: Partial<Platform> = {}): Platform => ({
  clock: createClock(),
  random: browserRandom,
  storage: browserStorage(),
  cookies: browserCookies,
  languages: () => navigator.languages,
  networkType: browserNetworkType,
  sendBeacon,
  visibility: browserVisibility,
  hasTyped: watchTyping(),
  idle: browserIdle,
  device: browserDevice(),
  vibrate: browserVibrate,
  location: browserLocation(),
  subtleCrypto: crypto.subtle,
  locks: browserLocks(),
  social: noSocialLogin,
  ...parts,
})
