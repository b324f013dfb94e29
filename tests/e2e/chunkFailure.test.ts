import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

/** Errors the page has sent to the event log. */
const notedErrors = (page: Page): Promise<{ place: string; what: string }[]> =>
  page.evaluate(async () => {
    const { mock } = window as unknown as {
      mock: { calls(): Promise<{ endpoint: string; request: { eventList?: Record<string, string>[] } }[]> }
    }
    const events = (await mock.calls())
      .filter(({ endpoint }) => endpoint === 'appEventLogClient')
      .flatMap(({ request }) => request.eventList ?? [])
    return events
      .filter(({ eventName }) => eventName === 'error')
      .map(({ eventInterfaceId, eventFrom }) => ({ place: eventInterfaceId ?? '', what: eventFrom ?? '' }))
  })

/** A player's page on which the given file fails to load. */
const without = async (file: string) => {
  const visited = await visit(world(demo, { persona: 'visitor' }), { ...phone, serviceWorkers: 'block' })
  await visited.page.route(`**/assets/${file}-*.js`, (route) => route.abort())
  await visited.page.goto(world(demo, { persona: 'regular' }))
  return visited
}

describe('[ERR-03] a chunk that fails to load', () => {
  it('of a page: Internal Server Error in its place, a working retry, and an event in the log', async () => {
    const { page } = await without('MemberScreen')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
    await expect
      .poll(() => notedErrors(page))
      .toEqual([{ place: '/member', what: expect.stringMatching(/^TypeError: .*MemberScreen/) }])
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    await page.unroute('**/assets/MemberScreen-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByTestId('balance').waitFor()
  })

  it('of the account corner: only the corner is missing', async () => {
    const { page } = await without('Account')
    await expect.poll(() => notedErrors(page)).toMatchObject([{ place: 'account' }])
    await page.getByRole('button', { name: 'Pause winners' }).waitFor()
    expect(await page.getByTestId('balance').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Home')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).click()
    await page.getByTestId('balance').waitFor()
  })

  it.each([
    ['the bubble', 'JackpotBubble', 'bubble'],
    ['the modals', 'ModalHost', 'modals'],
  ])('of %s: the page keeps working', async (_, file, place) => {
    const { page } = await without(file)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    await expect.poll(() => notedErrors(page)).toMatchObject([{ place }])
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('Home')
  })
})
