import { makeAutoObservable } from 'mobx'
import type { Platform } from '../../platform'

const MOTION = 'pref-motion'
const SOUND = 'pref-sound'
const HIDE_AMOUNTS = 'hide-amounts'
/** Lifetime of the locale cookie, days (spec §9). */
export const LOCALE_DAYS = 365

/** Preferences of this device, signed in or not. */
export class PrefsStore {
  /** `system` follows the device setting. */
  motion: 'system' | 'reduce' | 'full'
  /** Off by default. */
  sound: boolean
  /** Whether the member page hides its amounts from others who look on. */
  amountsHidden: boolean
  readonly #platform: Pick<Platform, 'cookies' | 'device' | 'storage'>

  constructor(platform: Pick<Platform, 'cookies' | 'device' | 'storage'>) {
    this.#platform = platform
    const motion = platform.storage.local.get(MOTION)
    this.motion = motion === 'reduce' || motion === 'full' ? motion : 'system'
    this.sound = platform.storage.local.get(SOUND) === 'on'
    this.amountsHidden = platform.storage.local.get(HIDE_AMOUNTS) === 'on'
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

  hideAmounts(on: boolean): void {
    this.amountsHidden = on
    this.#platform.storage.local.set(HIDE_AMOUNTS, on ? 'on' : 'off')
  }

  setSound(on: boolean): void {
    this.sound = on
    this.#platform.storage.local.set(SOUND, on ? 'on' : 'off')
  }
}
