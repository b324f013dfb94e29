import type { Show } from './schema'

/** In local storage, where the page and the remote in another window read it. */
export const SHOW_KEY = 'mock-show'

export interface Kiosk {
  /** The show begins anew after so long without a tap. */
  readonly idleMinutes: number
  /** Four digits that leave it. */
  readonly pin: string
}

/** How far a pitch is. */
export interface ShowState {
  readonly show: Show
  /** Id of the beat on screen; null before the first. */
  readonly beat: string | null
  /** When the pitch began, epoch ms of the device; null before the first beat. */
  readonly begun: number | null
  readonly kiosk: Kiosk | null
}

/** The stored state; null when no show goes on, or without a storage. */
export const storedShow = (): ShowState | null => {
  try {
    return JSON.parse(localStorage.getItem(SHOW_KEY) ?? 'null') as ShowState | null
  } catch {
    return null
  }
}

export const storeShow = (state: ShowState | null): void => {
  try {
    if (state) localStorage.setItem(SHOW_KEY, JSON.stringify(state))
    else localStorage.removeItem(SHOW_KEY)
  } catch {
    // Without a storage the show lasts until the page is left.
  }
}
