import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { chunkOf } from '../support/chunkOf'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

/** Errors the page has sent to the event log. */
const notedErrors = (page: Page): Promise<{ where: string; what: string }[]> =>
  page.evaluate(async () => {
    const { mock } = window as unknown as {
      mock: { calls(): Promise<{ endpoint: string; request: { eventList?: Record<string, string>[] } }[]> }
    }
    const events = (await mock.calls())
      .filter(({ endpoint }) => endpoint === 'appEventLogClient')
      .flatMap(({ request }) => request.eventList ?? [])
    return events
      .filter(({ eventName }) => eventName === 'error')
      .map(({ eventInterfaceId, eventFrom }) => ({ where: eventInterfaceId ?? '', what: eventFrom ?? '' }))
  })

const addressOf = (name: string) => `**/${chunkOf('dist-demo', name.startsWith('_') ? name : `/${name}.tsx`)}`

/** A player's page on which the chunk of a module fails to load, or the one of a name that starts with "_". */
const without = async (name: string) => {
  const visited = await visit(world(demo, { persona: 'visitor' }), phone)
  let requests = 0
  await visited.page.route(addressOf(name), (route) => {
    requests += 1
    return route.abort()
  })
  await visited.page.goto(world(demo, { persona: 'regular' }))
  return { ...visited, requests: () => requests }
}

describe('[ERR-03] a chunk that fails to load', () => {
  it('of a page: Internal Server Error in its place, an event in the log, and a retry that loads it again', async () => {
    const { page, requests } = await without('MemberScreen')
    const failed = page.getByRole('heading', { level: 1, name: 'Internal Server Error' })
    const failure = {
      where: '/member',
      what: expect.stringMatching(`^TypeError: .*${chunkOf('dist-demo', '/MemberScreen.tsx')}`),
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /\bMe$/ }).click()
    await failed.waitFor()
    await expect.poll(() => notedErrors(page)).toEqual([failure])
    expect(requests()).toBe(1)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => notedErrors(page)).toEqual([failure, failure])
    expect(requests()).toBe(2)
    await page.unroute(addressOf('MemberScreen'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByTestId('balance').waitFor()
  })

  it('of a modal: a message says so, nothing stays open, and the next tap loads it again', async () => {
    const { page } = await without('LoginModal')
    await page.goto(world(demo, { persona: 'visitor' }))
    const login = page.getByRole('button', { name: 'Log in' }).first()
    await login.click()
    await page.getByText('We couldn’t open this. Please try again.').first().waitFor()
    expect(await page.getByRole('heading', { name: 'Internal Server Error' }).count()).toBe(0)
    await page.unroute(addressOf('LoginModal'))
    await login.click()
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor()
  })

  it('of an optional part: the next page that has it loads it again', async () => {
    const { page } = await without('JackpotBubble')
    const bubble = page.locator('button[aria-label^="Lucky jackpot"]')
    await expect.poll(() => notedErrors(page)).toMatchObject([{ where: 'bubble' }])
    await page.unroute(addressOf('JackpotBubble'))
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: /\bMe$/ }).click()
    await page.getByRole('button', { name: 'Log out' }).waitFor()
    await main.getByRole('link', { name: 'Home' }).click()
    // There, whether or not the lobby leaves it room.
    await bubble.waitFor({ state: 'attached' })
  })

  it('of the page that the app starts with: a retry that loads it again', async () => {
    const { page } = await visit('about:blank', phone)
    await page.route(addressOf('LoginScreen'), (route) => route.abort())
    await page.goto(world(demo, { persona: 'visitor' }, '/auth/login'))
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
    await page.unroute(addressOf('LoginScreen'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Mobile number').waitFor()
  })

  it('of the search: said in place of the results, and a retry that finds games', async () => {
    const index = `**/${chunkOf('dist-demo', '/gameIndex.ts')}`
    const { page } = await visit(world(demo, { persona: 'regular' }, '/game/search?q=lantern'), phone, (opened) =>
      opened.route(index, (route) => route.abort()),
    )
    await page.getByText('We couldn’t load the search.').waitFor()
    await page.unroute(index)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 2, name: 'Lantern Dragon' }).click()
    await page.getByRole('dialog', { name: 'About this game' }).waitFor()
  })

  it('of the account corner: only the corner is missing', async () => {
    const { page } = await without('_account-')
    await expect.poll(() => notedErrors(page)).toMatchObject([{ where: 'account' }])
    await page.getByRole('button', { name: 'Pause winners' }).waitFor()
    expect(await page.getByTestId('balance').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Home')
    await page.unroute(addressOf('_account-'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /\bMe$/ }).click()
    await page.getByTestId('balance').waitFor()
  })

  it('of the bubble: the page keeps working', async () => {
    const { page } = await without('JackpotBubble')
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    await expect.poll(() => notedErrors(page)).toMatchObject([{ where: 'bubble' }])
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('Home')
  })

  it('of all modals: the page keeps working, and the next tap loads them again', async () => {
    const { page } = await without('_overlays-')
    const jackpot = page.getByRole('button', { name: /^Open the lucky jackpot/ })
    await jackpot.click()
    await expect.poll(() => notedErrors(page)).toContainEqual({ where: 'modals', what: expect.any(String) })
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('Home')
    await page.unroute(addressOf('_overlays-'))
    await jackpot.click()
    await page.getByRole('dialog', { name: /jackpot/i }).waitFor()
  })
})
