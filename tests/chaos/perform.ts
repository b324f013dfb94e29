import { errors, type Locator } from 'playwright'
import type { DeviceState } from '../../mocks/network/controls/deviceStates'
import { type DemoWindow, type Session, worldAddress } from './session'
import type { Step, Target } from './steps'

/** How long a control may take to be there and to take a tap, ms. */
const REACHED_MS = 3_000
/** How long a page may take until its world is there, ms. */
const REST_MS = 15_000

const COMMITTED = { waitUntil: 'commit' } as const

/** Whether it could be done: a page that has changed meanwhile may have no control of this name, or be none of the demo's. */
const reached = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** Without a network, a page that is not installed is the browser's own; a page may also go elsewhere meanwhile. */
const ELSEWHERE = /net::ERR_(?:INTERNET_DISCONNECTED|ABORTED)|Not attached to an active page/

/** Whether the page was opened. */
const opened = async (open: () => Promise<unknown>): Promise<boolean> => {
  try {
    return (await open()) !== null
  } catch (error) {
    if (error instanceof Error && ELSEWHERE.test(error.message)) return true
    throw error
  }
}

/** Does one step. False when there was nothing to do it to. */
export const perform = async (session: Session, seed: number, step: Step): Promise<boolean> => {
  const { page, context, host } = session
  const find = ({ role, name, nth }: Target): Locator =>
    role === 'summary'
      ? page.locator('summary', { hasText: name }).nth(nth)
      : // As the browser computes it.
        page.getByRole(role as 'button', { name, exact: true }).nth(nth)
  const withWorld = (act: () => Promise<unknown>) =>
    reached(async () => {
      await page.waitForFunction(() => 'mock' in window, null, { timeout: REST_MS })
      await act()
    })
  const control = (act: (value: string) => unknown, value: string) =>
    withWorld(async () => {
      // What the world refuses, such as a grant to a visitor, changes nothing.
      await page.evaluate(act, value).catch(() => null)
    })
  switch (step.do) {
    case 'tap':
      return withWorld(() => find(step.target).click({ timeout: REACHED_MS }))
    case 'fill':
      return withWorld(() => find(step.target).fill(step.text, { timeout: REACHED_MS }))
    case 'open':
      return opened(() => page.goto(`${host.url}${step.path}`, COMMITTED))
    case 'enter':
      return opened(() => page.goto(worldAddress(host, seed, step.persona), COMMITTED))
    case 'back':
      await opened(() => page.goBack(COMMITTED))
      // Where every tab begins.
      return page.url() === 'about:blank' ? opened(() => page.goForward(COMMITTED)) : true
    case 'forward':
      return opened(() => page.goForward(COMMITTED))
    case 'reload':
      return opened(() => page.reload(COMMITTED))
    case 'escape':
      await page.keyboard.press('Escape')
      return true
    case 'fault':
      return control((text) => (window as unknown as DemoWindow).mock.fault(text), step.text)
    case 'advance':
      return control((span) => (window as unknown as DemoWindow).mock.clock.advance(span), step.span)
    case 'grant':
      return control((text) => (window as unknown as DemoWindow).mock.grant(text), step.text)
    case 'draw':
      return control((rows) => (window as unknown as DemoWindow).mock.draw(rows), step.rows)
    case 'device':
      return control((state) => (window as unknown as DemoWindow).mock.device(state as DeviceState), step.state)
    case 'language':
      await context.addCookies([{ name: 'locale', value: step.locale, url: host.url }])
      return opened(() => page.reload(COMMITTED))
    case 'offline':
      session.isOffline = !session.isOffline
      await context.setOffline(session.isOffline)
      return true
    case 'tab': {
      const open = session.other
      session.other = open ? null : await context.newPage()
      await open?.close()
      await session.other?.goto(`${host.url}${step.path}`, { waitUntil: 'commit' })
      return true
    }
    case 'deploy':
      host.deploy()
      return true
    case 'settle':
      session.isOffline = false
      await context.setOffline(false)
      await control(async (none) => {
        const { mock } = window as unknown as DemoWindow
        await mock.device(none as 'none')
        await mock.clearFaults()
      }, 'none')
      return true
  }
}
