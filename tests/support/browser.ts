import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { browserArgs, findChromium } from '../../scripts/chromium.mjs'

/** A phone as the pictures of the design show it; a pixel a point, which is a quarter of the painting. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'UTC',
}

/** What a page did wrong by itself: uncaught errors, messages on console.error, breaches of its policy. */
export interface Visit {
  readonly page: Page
  readonly complaints: string[]
}

/** One browser for a test file; every visit has storage of its own and is closed after its test. */
export function openBrowser(): { visit: (url: string, options?: BrowserContextOptions) => Promise<Visit> } {
  let browser: Browser | undefined
  let open: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const executablePath = findChromium()
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs })
  })
  afterEach(async () => {
    await Promise.all(open.map((close) => close()))
    open = []
  })
  afterAll(async () => browser?.close())

  const visit = async (url: string, options: BrowserContextOptions = phone): Promise<Visit> => {
    if (!browser) throw new Error('visit a page within a test')
    const context = await browser.newContext(options)
    open.push(() => context.close())
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(url)
    return { page, complaints }
  }
  return { visit }
}
