import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { ALL_POPUPS } from '../../mocks/main/skipPopups'
import { SHOWN_POPUPS } from '../../src/platform/storage/shownPopups'
import { keepVisit } from './failures/visit'
import { full } from './full'

/** A phone viewport with one device pixel per CSS pixel, to reduce painting. */
export const phone: VisitOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'UTC',
}

/** A page with its uncaught errors, console errors and policy violations. */
export interface Visit {
  readonly page: Page
  readonly complaints: string[]
}

type VisitOptions = BrowserContextOptions & {
  /** A session that has not shown the start-up pop-ups yet. */
  popups?: boolean
  /** When the visit has begun; `load` by default, which waits for fonts and pictures. */
  until?: 'load' | 'commit'
}

/** Opens an address; `prepare` runs before navigation. */
export type Visiting = (
  url: string,
  options?: VisitOptions,
  prepare?: (page: Page) => Promise<unknown>,
) => Promise<Visit>

/** Runs in the page. */
const keepShown = ({ key, popups }: { key: string; popups: string }) => {
  // A tab's first page and the browser's own error page have no storage.
  if (!location.protocol.startsWith('http')) return
  const { clear } = Storage.prototype
  const see = () => sessionStorage.setItem(key, popups)
  Storage.prototype.clear = function (this: Storage) {
    clear.call(this)
    see()
  }
  see()
}

/** Marks the start-up pop-ups of every page as shown, also after the demo has cleared the storage. */
export const seePopups = (context: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  context.addInitScript(keepShown, { key: SHOWN_POPUPS, popups: ALL_POPUPS })

/** Limit of a step, ms. Below the test's own, so that the failing step is named; the full run keeps a machine busy. */
const STEP_MS = full ? 120_000 : 30_000

/** What a route of the test still fetches is given up, not a failure of the next test. */
const close = async (page: Page): Promise<void> => {
  const context = page.context()
  await Promise.all(context.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** The shared browser of the run; every visit has its own storage and is closed after its test. */
export function openBrowser(): { visit: Visiting } {
  let browser: Browser | undefined
  let open: Visit[] = []

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'))
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const visited of open) await keepVisit(task, visited)
    await Promise.all(open.map(({ page }) => close(page)))
    open = []
  })
  afterAll(async () => browser?.close())

  const visit: Visiting = async (url, { popups = false, until = 'load', ...options } = phone, prepare) => {
    if (!browser) throw new Error('visit a page within a test')
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    context.setDefaultTimeout(STEP_MS)
    if (!popups) await seePopups(context)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    open.push({ page, complaints })
    await prepare?.(page)
    await page.goto(url, { waitUntil: until })
    return { page, complaints }
  }
  return { visit }
}
