import type { Page } from 'playwright'
import { nothing } from '../../src/platform/clock'

/** Requests that wait until they are released. */
export interface Held {
  /** Holds requests from now on. */
  hold: (page: Page) => Promise<unknown>
  release: () => void
}

export const held = (pattern: string | RegExp): Held => {
  let release: () => void = nothing
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = (page: Page) =>
    page.route(pattern, async (route) => {
      await released
      await route.fallback()
    })
  return { hold, release: () => release() }
}
