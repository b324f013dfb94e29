import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { phone, seePopups } from '../support/browser'

/** What every part of the measurement works with. */
export interface Stage {
  readonly browser: Browser
  readonly executablePath: string
  readonly runs: number
}

/** An address to measure, signed in if it comes with a token. */
export interface Site {
  readonly url: string
  readonly token?: string | null
}

/** The slowdown of a mid-range phone, as in Lighthouse. */
export const PHONE_SLOWDOWN = 4

interface PhoneOptions extends BrowserContextOptions {
  /** Shows the start-up pop-ups, which cover the page. */
  readonly popups?: boolean
}

/** Opens an empty page of a phone, with the session of the site, for as long as the work takes. */
export async function onPhone<Result>(
  browser: Browser,
  { token }: Site,
  work: (page: Page) => Promise<Result>,
  { popups = false, ...options }: PhoneOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...options })
  try {
    await context.addInitScript((held) => held && localStorage.setItem('token', held), token)
    if (!popups) await seePopups(context)
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Slows the page's CPU from now on. */
export async function slowDown(page: Page, rate = PHONE_SLOWDOWN): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Some rounds of the same measurement, so that the noise of the machine hits both sides alike. */
export async function inRounds<Result>(runs: number, once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await once())
  return results
}

/** Shows on the terminal, but not in the table, what is being measured. */
export const progress = (what: string): void => console.error(`… ${what}`)
