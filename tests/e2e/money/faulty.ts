import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { timeoutFor } from '../../../src/api/timeouts'
import { nothing } from '../../../src/platform/clock'
import { answersOf, control, quiet } from './screen'

/** Lost before or after the world acted, without an end, or refused. */
export const FAULTS = ['offline', 'lost', 'timeout', 'http500', '3013'] as const

/** What goes wrong with one tap. */
export interface Trouble {
  fault: (typeof FAULTS)[number] | null
  /** The reading that follows a lost reply fails, too. */
  unread: boolean
  twice: boolean
}

/** Taps a button whose call may fail; resolves when the screen has said what came of it. */
export const tap = async (
  page: Page,
  button: Locator,
  call: string,
  /** The reading that follows a lost reply; null where there is none. */
  read: string | null,
  { fault, unread, twice }: Trouble,
): Promise<void> => {
  if (fault) await control(page, 'fault', `${call}:${fault}*1${unread && read !== null ? `,${read}:offline*1` : ''}`)
  const answers = await answersOf(page, call)
  await button.click({ clickCount: twice ? 2 : 1 })
  if (fault === 'timeout') {
    // The world has acted first: it may take longer than the timeout when the time is only moved ahead.
    await expect.poll(() => answersOf(page, call), { message: `${call} answered` }).toBe(answers + 1)
    await page.clock.fastForward(timeoutFor('4g'))
  }
  await quiet(page)
  await control(page, 'clearFaults')
}

/** Has an unknown outcome looked up, unless the page finds it out by itself before the tap. */
export const lookUp = async (button: Locator): Promise<void> => {
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(nothing)
}
