import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { countCalls, fault, world } from '../demo'
import { drawReplies, ownClock, paidPrizes, readySpin, stepBack, stopClock } from './page'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const PAGE = '/activity/jackpot'
/** Reduced motion, for tests that are not about the run. */
const still = { ...phone, reducedMotion: 'reduce' } as const

const open = async (draw: string, options = phone, path = PAGE) => {
  const { page, complaints } = await visit(world(demo, { persona: 'lucky', draw }, path), options, ownClock)
  if (path === '/') await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
  await readySpin(page)
  return { page, complaints }
}

const spinning = (page: Page) => page.locator('button[aria-busy="true"]', { hasText: 'SPIN' }).waitFor()
/** Starts a spin and stops the clock at the beginning of its run. */
const startRun = async (page: Page) => {
  await stopClock(page)
  await (await readySpin(page)).click()
  await page.locator('[data-highlighted="true"]').waitFor()
}
/** Longer than any run. */
const WHOLE_RUN = 12_000
const result = (page: Page) => page.getByRole('dialog', { name: 'Congratulations' })

/** The invariant of every run: one draw; reply, screen, the record's newest row and the ledger agree. */
async function expectAgreement(page: Page, words: string, amount: number) {
  const [reply] = await drawReplies(page)
  expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  const highlighted = page.locator('li[data-place]:has([data-highlighted="true"])')
  expect(Number(await highlighted.getAttribute('data-place'))).toBe((reply?.id ?? 0) - 1)
  expect(reply?.type === 2 ? reply.bonus : reply?.count).toBe(amount)
  expect((await paidPrizes(page, reply?.recordId ?? '')).map((entry) => entry.amount)).toEqual([amount])
  await page.getByRole('button', { name: 'Great' }).click()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  const newest = page.getByRole('dialog', { name: 'Your draws' }).getByRole('listitem').first()
  expect(await newest.getByText(words).count()).toBe(1)
}

describe('shown prize = reply = record = ledger', () => {
  it.each([
    ['1005', '5% deposit coupon', 1],
    ['2002', '200 points', 200],
    ['4001', '20 liveness', 20],
  ] as const)('[JACK-05] [JACK-12] %s: after the stop the result pop-up shows it', async (draw, words, amount) => {
    const { page, complaints } = await open(draw, still)
    await (await readySpin(page)).click()
    await result(page).getByText(words, { exact: true }).waitFor()
    expect(await page.getByTestId('jackpot-wheel').count()).toBe(0)
    await expectAgreement(page, words, amount)
    expect(complaints).toEqual([])
  })

  it('[JACK-05] [JACK-06] Minor: for type 2 the wheel replaces the result, then the amount is shown', async () => {
    const { page } = await open('50003', still)
    await (await readySpin(page)).click()
    await page.locator('[data-testid="jackpot-wheel"][data-stopped="true"]').waitFor()
    expect(await result(page).count()).toBe(0)
    const shown = await page.getByTestId('jackpot-amount').locator('bdi').textContent()
    expect(await result(page).count()).toBe(0)
    await expectAgreement(page, `Minor jackpot ${shown}`, Number(shown?.replaceAll(/[,.]/g, '')))
  })

  it('[JACK-12] in a hidden tab that sleeps through the run', async () => {
    const { page } = await open('2001#6')
    await startRun(page)
    // As after closing the lid: every timer is late and fires once.
    await page.clock.fastForward(WHOLE_RUN)
    await page.clock.resume()
    await result(page).getByText('88.00 coins', { exact: true }).waitFor()
    await expectAgreement(page, '88.00 coins', 8800)
  })

  it('[JACK-12] with theme, viewport and figures changed in mid-spin', async () => {
    const { page, complaints } = await open('2001#10', phone, '/')
    await startRun(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-vip', '5'))
    await page.setViewportSize({ width: 320, height: 568 })
    await page.clock.runFor(1200)
    await page.setViewportSize({ width: 844, height: 390 })
    await page.clock.runFor(WHOLE_RUN)
    await page.clock.resume()
    await result(page).getByText('18.00 coins', { exact: true }).waitFor()
    await expectAgreement(page, '18.00 coins', 1800)
    expect(complaints).toEqual([])
  })

  it('[JACK-12] left by a link in mid-spin, in another language on return', async () => {
    const { page } = await open('2001#6')
    await (await readySpin(page)).click()
    await page.locator('[data-highlighted="true"]').waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Me', exact: true }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es-419')
    await page.getByRole('heading', { name: 'Ajustes' }).waitFor()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await page.getByRole('button', { name: /^Abrir el jackpot/ }).click()
    const prize = page.getByRole('dialog', { name: 'Felicitaciones' }).getByText(/^88[.,]00 monedas$/)
    await prize.waitFor()
    const [reply] = await drawReplies(page)
    expect(await paidPrizes(page, reply?.recordId ?? '')).toEqual([{ asset: 'coin', amount: 8800 }])
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-12] reloaded in mid-spin: the draw is in the record, once', async () => {
    const { page } = await open('2001#6')
    await startRun(page)
    await page.clock.resume()
    await page.reload()
    await page.getByRole('button', { name: /No chance left/ }).waitFor()
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Your draws' })
      .getByRole('listitem')
      .first()
      .getByText('88.00 coins')
      .waitFor()
  })
})

describe('leaving while it spins', () => {
  it.each([
    ['the modal', '/'],
    ['the page', PAGE],
  ])('[JACK-07] the browser’s back is refused in %s, and works again afterwards', async (_, path) => {
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
    const { page, complaints } = await open('2001#6', phone, '/')
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
    const { page } = await visit(world(demo, { persona: 'lucky' }), { ...phone, serviceWorkers: 'block' })
    const card = page.getByRole('button', { name: /^Open the lucky jackpot/ })
    await card.waitFor()
    const fetched = () =>
      page.evaluate(() => {
        const all = performance.getEntriesByType('resource').map(({ name }) => name)
        return all.find((name) => name.includes('JackpotCabinetView')) ?? null
      })
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
