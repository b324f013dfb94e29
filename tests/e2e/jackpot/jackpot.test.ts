import { describe, expect, inject, it } from 'vitest'
import { spinSteps } from '../../../src/domain/jackpot/jackpotRing'
import { WHEEL_REST_MS, wheelSpin } from '../../../src/domain/jackpot/wheel'
import { REST_MS } from '../../../src/stores/jackpot/playRun'
import { openBrowser, phone } from '../../support/browser'
import { clearFaults, coinOfLedger, countCalls, fault, world } from '../demo'
import {
  drawReplies,
  highlightedCells,
  ownClock,
  paidPrizes,
  readySpin,
  recordHighlight,
  stepBack,
  stopClock,
} from './page'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const PAGE = '/activity/jackpot'
/** Reduced motion, for tests that are not about the run. */
const still = { ...phone, reducedMotion: 'reduce' } as const

const open = async (words: Record<string, string> = {}, path = PAGE, options = phone) => {
  const visited = await visit(world(demo, { persona: 'lucky', ...words }, path), options, ownClock)
  if (path === PAGE) await readySpin(visited.page)
  return visited
}

describe('a spin', () => {
  it('[JACK-04] [JACK-12] runs the ring at the specified pace and stops on the cell of the reply; record and ledger agree', async () => {
    const { page, complaints } = await open({ draw: '2001#6' })
    const run = spinSteps(0, 5)
    await recordHighlight(page)
    await stopClock(page)
    await (await readySpin(page)).click()
    await page.locator('[data-highlighted="true"]').waitFor()
    await page.clock.runFor((run.at(-1)?.at ?? 0) + REST_MS - 1)
    const highlighted = await highlightedCells(page)
    expect(highlighted.map(({ cell, at }) => ({ cell, at: at - (highlighted[0]?.at ?? 0) }))).toEqual(run)
    const result = page.getByRole('dialog', { name: 'Congratulations' })
    expect(await result.count()).toBe(0)
    await page.clock.resume()
    await result.getByText('88.00 coins', { exact: true }).waitFor()

    const [reply] = await drawReplies(page)
    expect(reply).toMatchObject({ id: 6, propId: 2001, count: 8800 })
    expect(await paidPrizes(page, reply?.recordId ?? '')).toEqual([{ asset: 'coin', amount: 8800 }])
    await result.getByRole('button', { name: 'Great' }).click()
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('dialog', { name: 'Spin history' }).getByText('88.00 coins').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('[JACK-06] Mega: ring, wheel, amount; the amount is the reply’s, and the balance says so afterward', async () => {
    const { page } = await open()
    await stopClock(page)
    await (await readySpin(page)).click()
    await page.locator('[data-highlighted="true"]').waitFor()
    const [reply] = await drawReplies(page)
    await page.clock.runFor((spinSteps(0, (reply?.id ?? 0) - 1).at(-1)?.at ?? 0) + REST_MS)
    const wheel = page.getByTestId('jackpot-wheel')
    const turned = () => wheel.getAttribute('data-stopped')
    await wheel.waitFor()
    await page.clock.runFor(wheelSpin('mega').duration - 1)
    expect(await turned()).toBe('false')
    await page.clock.runFor(1)
    await expect.poll(turned).toBe('true')
    const amount = page.getByTestId('jackpot-amount')
    await page.clock.runFor(WHEEL_REST_MS - 1)
    expect(await amount.count()).toBe(0)
    await page.clock.resume()
    await amount.waitFor()
    const shown = await amount.locator('strong > bdi').first().textContent()
    expect(Number(shown?.replaceAll(/[,.]/g, ''))).toBe(reply?.bonus)
    await amount.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
  })

  it('[JACK-03] repeated taps are one draw', async () => {
    const { page } = await open({ draw: '2001#8' })
    const spin = await readySpin(page)
    for (let i = 0; i < 30; i++) await spin.click({ force: true, delay: i % 2 })
    await page.getByRole('dialog', { name: 'Congratulations' }).waitFor()
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-07] the modal refuses to close while it spins, and closes afterward', async () => {
    const { page } = await open({ draw: '2001#8' }, '/')
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    const spin = await readySpin(page)
    await stopClock(page)
    await spin.click()
    await page.locator('[data-highlighted="true"]').waitFor()
    const close = cabinet.getByRole('button', { name: 'Close' })
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape')
    await close.click({ force: true })
    await stepBack(page)
    await page.clock.runFor(500)
    expect(await cabinet.isVisible()).toBe(true)
    expect(await close.getAttribute('aria-disabled')).toBe('true')
    await page.clock.runFor(10_000)
    await page.clock.resume()
    await page.getByRole('dialog', { name: 'Congratulations' }).getByRole('button', { name: 'Great' }).click()
    await close.click()
    await cabinet.waitFor({ state: 'hidden' })
  })

  it('[JACK-07] the modal is closed by its button, also when it is scrolled', async () => {
    const { page } = await open({}, '/', { ...still, viewport: { width: 390, height: 600 } })
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    await readySpin(page)
    // Scrolls the plaque under the button.
    await cabinet.evaluate((dialog) => dialog.scrollTo(0, 60))
    await cabinet.getByRole('button', { name: 'Close' }).click()
    await cabinet.waitFor({ state: 'hidden' })
  })

  it('[JACK-12] with reduced motion the prize is there at once, without a run', async () => {
    const { page } = await open({ draw: '2001#6' }, PAGE, still)
    await recordHighlight(page)
    await (await readySpin(page)).click()
    await page.getByRole('dialog', { name: 'Congratulations' }).waitFor()
    expect((await highlightedCells(page)).map(({ cell }) => cell)).toEqual([5])
  })
})

describe('what goes wrong', () => {
  it('[JACK-10] each of the four codes has its own text, others the generic one with the code', async () => {
    const { page } = await open()
    const texts: string[] = []
    for (const code of [1001, 1002, 1003, 1004, 1777]) {
      await fault(page, `receiveDrawChance:${code}*1`)
      await (await readySpin(page)).click()
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })
      await expect.poll(async () => texts.includes((await alert.textContent()) ?? '')).toBe(false)
      texts.push((await alert.textContent()) ?? '')
      await page.clock.runFor(350)
    }
    expect(new Set(texts).size).toBe(5)
    expect(texts[4]).toContain('1777')
    expect(texts.every((text) => !text.includes('activity.'))).toBe(true)
  })

  it('[JACK-12] no reply and no draw: Tips, then SPIN is enabled again', async () => {
    const { page } = await open()
    await fault(page, 'receiveDrawChance:hang*1')
    await (await readySpin(page)).click()
    await page.locator('button[aria-busy="true"]', { hasText: 'SPIN' }).waitFor()
    await page.clock.runFor(10_000)
    const tips = page.getByRole('dialog', { name: 'Tips' })
    await tips.getByText('The request has timed out, please try again later').waitFor()
    await tips.getByRole('button', { name: 'OK' }).click()
    await page.getByText(/your spin wasn’t used/).waitFor()
    await readySpin(page)
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-12] a failed reload behind the result offers a retry', async () => {
    const { page } = await open({ draw: '2001#6' }, PAGE, still)
    await fault(page, 'getJackpotDrawInfo:http500')
    await (await readySpin(page)).click()
    await page.getByRole('button', { name: 'Great' }).click()
    await page.getByText('We couldn’t load your spins.').waitFor()
    await clearFaults(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /No spins left/ }).waitFor()
  })
})
