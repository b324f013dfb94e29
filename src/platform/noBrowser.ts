import { createClock, nothing } from './clock'
import { noPwa } from './device/pwa'
import { browserSharing } from './device/sharing'
import { noSocialLogin } from './device/social'
import type { Platform } from './index'
import { memoryStorage } from './storage/memory'

/** A platform without a browser: for prerendering at build time, and as the base of the fake in tests. */
export const noBrowser = (parts: Partial<Platform> = {}): Platform => ({
  clock: createClock(() => 0),
  random: () => 0.5,
  storage: memoryStorage(),
  cookies: { read: () => null, write: () => undefined },
  languages: () => [],
  networkType: () => null,
  sendBeacon: () => true,
  isOnline: () => true,
  hasTyped: () => false,
  builds: {
    running: null,
    isReload: false,
    reloads: () => [],
    remember: () => true,
    reload: nothing,
    deployed: async () => null,
    now: () => 0,
  },
  pwa: noPwa,
  visibility: { hidden: () => false, onShow: () => nothing, onHide: () => nothing },
  idle: () => Promise.resolve(),
  device: {
    platform: 0,
    os: 'other',
    model: '',
    inWrapper: false,
    referrer: '',
    reducedMotion: () => true,
  },
  vibrate: () => undefined,
  location: { origin: 'http://localhost', open: () => undefined },
  subtleCrypto: undefined,
  locks: undefined,
  social: noSocialLogin,
  // Neither a clipboard nor a share sheet.
  sharing: browserSharing({}),
  ...parts,
})
