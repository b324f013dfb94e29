import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { SHOWN_POPUPS } from '../../src/stores/shell/StartupStore'

/** A phone as the pictures of the design show it; a pixel a point, which is a quarter of the painting. */
export const phone: VisitOptions = {
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

/** How a visit begins; `popups` = in a session that has not seen the start-up pop-ups yet. */
type VisitOptions = BrowserContextOptions & { popups?: boolean }

/** Opens an address; `prepare` is done to the page before anything of it has come. */
type Visiting = (url: string, options?: VisitOptions, prepare?: (page: Page) => Promise<unknown>) => Promise<Visit>

/** The session has seen the start-up pop-ups, also after the world's start has cleared what the app keeps. */
const seePopups = (key: string) => {
  const { clear } = Storage.prototype
  const see = () => sessionStorage.setItem(key, 'notice')
  Storage.prototype.clear = function (this: Storage) {
    clear.call(this)
    see()
  }
  see()
}

/** How long a page may take for a step, ms: a busy machine is slow, not wrong. Less than a test's own time, so that the step is named. */
const PATIENCE = 60_000

/** The browser of the run; every visit has storage of its own and is closed after its test. */
export function openBrowser(): { visit: Visiting } {
  let browser: Browser | undefined
  let open: (() => Promise<void>)[] = []

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'))
  })
  afterEach(async () => {
    await Promise.all(open.map((close) => close()))
    open = []
  })
  afterAll(async () => browser?.close())

  const visit: Visiting = async (url, { popups = false, ...options } = phone, prepare) => {
    if (!browser) throw new Error('visit a page within a test')
    const context = await browser.newContext(options)
    open.push(() => context.close())
    context.setDefaultTimeout(PATIENCE)
    if (!popups) await context.addInitScript(seePopups, SHOWN_POPUPS)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await prepare?.(page)
    await page.goto(url)
    return { page, complaints }
  }
  return { visit }
}
