import { makeAutoObservable } from 'mobx'
import type { Platform } from '../../platform'

const MOTION = 'pref-motion'
const SOUND = 'pref-sound'
/** Lifetime of the locale cookie, days (spec §9). */
export const LOCALE_DAYS = 365

/** Preferences of this device, signed in or not. */
export class PrefsStore {
  /** `system` follows the device setting. */
  motion: 'system' | 'reduce' | 'full'
  /** Off by default. */
  sound: boolean
  readonly #platform: Pick<Platform, 'cookies' | 'device' | 'storage'>

  constructor(platform: Pick<Platform, 'cookies' | 'device' | 'storage'>) {
    this.#platform = platform
    const motion = platform.storage.local.get(MOTION)
    this.motion = motion === 'reduce' || motion === 'full' ? motion : 'system'
    this.sound = platform.storage.local.get(SOUND) === 'on'
    makeAutoObservable(this)
  }

  get reducedMotion(): boolean {
    return this.motion === 'reduce' || (this.motion === 'system' && this.#platform.device.reducedMotion())
  }

  setMotion(motion: 'system' | 'reduce' | 'full'): void {
    this.motion = motion
    this.#platform.storage.local.set(MOTION, motion)
  }

  /** Stored in a cookie (spec §9). */
  setLocale(locale: string): void {
    this.#platform.cookies.write('locale', locale, LOCALE_DAYS)
  }

  setSound(on: boolean): void {
    this.sound = on
    this.#platform.storage.local.set(SOUND, on ? 'on' : 'off')
  }
}
