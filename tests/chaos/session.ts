import type { Browser, BrowserContext, Page } from 'playwright'
import type { WindowMock } from '../../mocks/network/controls/windowMock'
import { phone, seePopups } from '../support/browser'
import { countLoads } from '../support/deploys'
import type { Host } from './host'

/** With these, Blink tells role and name of every element. */
export const chaosArgs = ['--enable-blink-features=ComputedAccessibilityInfo']

/** The window of a demo's page. */
export type DemoWindow = Window & { mock: WindowMock }

/** A player's browser on a world of their own, and what goes wrong in it. */
export interface Session {
  readonly page: Page
  readonly context: BrowserContext
  readonly host: Host
  /** Errors that nothing caught, and those in the console, in their order. */
  readonly errors: readonly string[]
  /** How many documents the page has loaded. */
  loads(): number
  /** The player's second tab. */
  other: Page | null
  isOffline: boolean
}

/** What browsers say of a request that failed, which a fault or the missing network has made fail. */
const OF_THE_NETWORK = /^Failed to load resource|net::ERR_|Failed to fetch|NetworkError/

/** Address of the demo with a fresh world. */
export const worldAddress = ({ url }: Host, seed: number, persona: string): string =>
  `${url}/?mock.seed=${seed}&mock.persona=${persona}&mock.latency=none&mock.clock=run@2026-01-15T12:00:00Z`

/** Opens the demo as a phone does; `prepare` runs before each of its pages. */
export const openSession = async (
  browser: Browser,
  host: Host,
  { seed, persona, prepare }: { seed: number; persona: string; prepare?: () => void },
): Promise<Session> => {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  await seePopups(context)
  if (prepare) await context.addInitScript(prepare)
  const errors: string[] = []
  context.on('weberror', (web) => errors.push(`uncaught: ${web.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) errors.push(message.text())
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const session: Session = { page, context, host, errors, loads: countLoads(page), other: null, isOffline: false }
  // What the page opens in another window is not walked through.
  context.on('page', (opened) => {
    if (session.other !== null && opened !== session.other) void opened.close()
  })
  await page.goto(worldAddress(host, seed, persona))
  return session
}
