import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { chunkOf } from '../../support/chunkOf'
import { fault, world } from '../demo'
import { drawReplies, ownClock, paidPrizes, readySpin, stepBack, stopClock } from './page'
import { expectAgreement, openCabinet, PAGE, result, startRun, still, WHOLE_RUN } from './runs'

const { visit } = openBrowser()
const demo = inject('demoUrl')

const spinning = (page: Page) => page.locator('button[aria-busy="true"]', { hasText: 'SPIN' }).waitFor()

it('[JACK-05] [JACK-06] Minor: for type 2 the wheel replaces the result, then the amount is shown', async () => {
  const { page } = await openCabinet(visit, '50003', still)
  await (await readySpin(page)).click()
  await page.locator('[data-testid="jackpot-wheel"][data-stopped="true"]').waitFor()
  expect(await result(page).count()).toBe(0)
  const shown = await page.getByTestId('jackpot-amount').locator('strong > bdi').first().textContent()
  expect(await result(page).count()).toBe(0)
  await expectAgreement(page, `Minor jackpot ${shown}`, Number(shown?.replaceAll(/[,.]/g, '')))
})

describe('leaving while it spins', () => {
  it.each([
    ['the modal', '/'],
    ['the page', PAGE],
  ])('[JACK-07] the browser’s back is refused in %s, and works again afterward', async (_, path) => {
    const { page } = await visit(`${demo}/faq`, still, ownClock)
    await page.goto(world(demo, { persona: 'lucky', draw: '2001#8' }, path))
    if (path === '/') await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    await readySpin(page)
    await fault(page, 'receiveDrawChance:slow=2500*1')
    await stopClock(page)
    await (await readySpin(page)).click()
    await spinning(page)
    for (let i = 0; i < 3; i++) {
      await stepBack(page)
      await page.clock.runFor(250)
      expect(new URL(page.url()).pathname).toBe(path)
      await spinning(page)
    }
    await page.clock.resume()
    await result(page).getByRole('button', { name: 'Great' }).click()
    await result(page).waitFor({ state: 'hidden' })
    // The history entry is removed once nothing is open.
    if (path === PAGE) await page.waitForFunction(() => history.state?.heldBack !== true)
    await page.evaluate(() => history.back())
    if (path === '/') await page.getByRole('dialog', { name: 'Lucky jackpot' }).waitFor({ state: 'hidden' })
    else await page.waitForURL('**/faq')
  })

  it('[JACK-12] a 401 in mid-spin leads to login; the prize is in the record', async () => {
    const { page, complaints } = await openCabinet(visit, '2001#6', phone, '/')
    await startRun(page)
    await fault(page, 'refreshData:401*1')
    // As when the page becomes visible again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForURL('**/auth/login**')
    await page.clock.runFor(WHOLE_RUN)
    await page.clock.resume()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.clock.runFor(WHOLE_RUN)
    expect(await page.getByRole('dialog').count()).toBe(0)
    const [reply] = await drawReplies(page)
    expect(await paidPrizes(page, reply?.recordId ?? '')).toEqual([{ asset: 'coin', amount: 8800 }])
    expect(complaints).toEqual([])
  })
})

describe('the code of the cabinet', () => {
  it('[JACK-01] is loaded before the tap: opening requests no script', async () => {
    const { page } = await visit(world(demo, { persona: 'lucky' }), phone)
    const card = page.getByRole('button', { name: /^Open the lucky jackpot/ })
    await card.waitFor()
    const fetched = () =>
      page.evaluate(
        (file) => {
          const all = performance.getEntriesByType('resource').map(({ name }) => name)
          return all.find((name) => name.includes(file)) ?? null
        },
        chunkOf('dist-demo', '/JackpotCabinetView.tsx'),
      )
    await expect.poll(fetched).not.toBeNull()
    // The page has requested the file; once importing it resolves, its own imports have loaded too.
    await page.evaluate(`import('${await fetched()}').then(() => undefined)`)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    await card.click()
    await readySpin(page)
    expect(asked).toEqual([])
  })
})
