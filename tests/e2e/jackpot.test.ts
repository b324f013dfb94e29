import { describe, expect, inject, it } from 'vitest'
import { spinSteps } from '../../src/domain/jackpotRing'
import { openBrowser, phone } from '../support/browser'
import { clearFaults, coinOfLedger, countCalls, fault, world } from './demo'
import { drawReplies, litCells, paidPrizes, readySpin, recordHighlight } from './jackpotPage'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const PAGE = '/activity/jackpot'
/** Where the ring is not what is tested, it stands still. */
const still = { ...phone, reducedMotion: 'reduce' } as const

const open = async (words: Record<string, string> = {}, path = PAGE, options = phone) => {
  const visited = await visit(world(demo, { persona: 'lucky', ...words }, path), options)
  if (path === PAGE) await readySpin(visited.page)
  return visited
}

describe('a spin', { timeout: 45_000 }, () => {
  it('[JACK-04] [JACK-12] runs the ring at its pace and stops on the cell of the reply; record and ledger agree', async () => {
    const { page, complaints } = await open({ draw: '2001#6' })
    await recordHighlight(page)
    await (await readySpin(page)).click()
    const result = page.getByRole('dialog', { name: 'Congratulations' })
    await result.getByText('88.00 coins', { exact: true }).waitFor({ timeout: 15_000 })

    const lit = await litCells(page)
    // A late timer may skip a step; none may be lit out of its order.
    const way = spinSteps(0, 5).map(({ cell }) => cell)
    let step = 0
    for (const { cell } of lit) step = way.indexOf(cell, step) + 1
    expect(step).toBe(way.length)
    expect(lit.length).toBeGreaterThan(way.length * 0.8)
    expect(lit[0]?.cell).toBe(0)
    expect(lit.at(-1)?.cell).toBe(5)
    const length = (lit.at(-1)?.at ?? 0) - (lit[0]?.at ?? 0)
    expect(length).toBeGreaterThan(5500)
    expect(length).toBeLessThan(9500)

    const [reply] = await drawReplies(page)
    expect(reply).toMatchObject({ id: 6, propId: 2001, count: 8800 })
    expect(await paidPrizes(page, reply?.recordId ?? '')).toEqual([{ asset: 'coin', amount: 8800 }])
    await result.getByRole('button', { name: 'Great' }).click()
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('dialog', { name: 'Your draws' }).getByText('88.00 coins').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('[JACK-06] Mega: ring, wheel, amount; the amount is the reply’s, and the balance says so afterwards', async () => {
    const { page } = await open()
    await (await readySpin(page)).click()
    const wheel = page.getByTestId('jackpot-wheel')
    await wheel.waitFor({ timeout: 15_000 })
    const began = Date.now()
    await page.locator('[data-testid="jackpot-wheel"][data-stopped="true"]').waitFor({ timeout: 10_000 })
    expect(Date.now() - began).toBeGreaterThan(3500)
    const amount = page.getByTestId('jackpot-amount')
    await amount.waitFor({ timeout: 10_000 })
    const [reply] = await drawReplies(page)
    const shown = await amount.locator('bdi').textContent()
    expect(Number(shown?.replaceAll(/[,.]/g, ''))).toBe(reply?.bonus)
    await amount.getByRole('button', { name: 'Great' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
  })

  it('[JACK-03] however wildly one taps, there is one draw', async () => {
    const { page } = await open({ draw: '2001#8' })
    const spin = await readySpin(page)
    for (let i = 0; i < 30; i++) await spin.click({ force: true, delay: i % 2 })
    await page.getByRole('dialog', { name: 'Congratulations' }).waitFor({ timeout: 15_000 })
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-07] the modal refuses to close while it spins, and closes afterwards', async () => {
    const { page } = await open({ draw: '2001#8' }, '/')
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    await (await readySpin(page)).click()
    const close = cabinet.getByRole('button', { name: 'Close' })
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape')
    await close.click({ force: true })
    await page.evaluate(() => history.back())
    await page.waitForTimeout(500)
    expect(await cabinet.isVisible()).toBe(true)
    expect(await close.getAttribute('aria-disabled')).toBe('true')
    await page
      .getByRole('dialog', { name: 'Congratulations' })
      .getByRole('button', { name: 'Great' })
      .click({ timeout: 15_000 })
    await close.click()
    await cabinet.waitFor({ state: 'hidden' })
  })

  it('[JACK-12] with reduced motion the prize is there at once, without a run', async () => {
    const { page } = await open({ draw: '2001#6' }, PAGE, still)
    await recordHighlight(page)
    await (await readySpin(page)).click()
    await page.getByRole('dialog', { name: 'Congratulations' }).waitFor({ timeout: 3000 })
    expect((await litCells(page)).map(({ cell }) => cell)).toEqual([5])
  })
})

describe('what goes wrong', { timeout: 45_000 }, () => {
  it('[JACK-10] each of the four codes has its own text, others the generic one with the code', async () => {
    const { page } = await open()
    const texts: string[] = []
    for (const code of [1001, 1002, 1003, 1004, 1777]) {
      await fault(page, `receiveDrawChance:${code}*1`)
      await (await readySpin(page)).click()
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })
      await expect.poll(async () => texts.includes((await alert.textContent()) ?? '')).toBe(false)
      texts.push((await alert.textContent()) ?? '')
      await page.waitForTimeout(350)
    }
    expect(new Set(texts).size).toBe(5)
    expect(texts[4]).toContain('1777')
    expect(texts.every((text) => !text.includes('activity.'))).toBe(true)
  })

  it('[JACK-12] no reply and no draw: Tips, then SPIN is free again', async () => {
    const { page } = await open()
    await fault(page, 'receiveDrawChance:hang*1')
    await (await readySpin(page)).click()
    const tips = page.getByRole('dialog', { name: 'Tips' })
    await tips.getByText('The request has timed out, please try again later').waitFor({ timeout: 15_000 })
    await tips.getByRole('button', { name: 'OK' }).click()
    await page.getByText(/Your record shows no draw/).waitFor()
    await readySpin(page)
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-12] drawn, but the reply was lost: the record’s prize is shown, and nothing is drawn again', async () => {
    const { page } = await open({ draw: '2001#6' }, PAGE, still)
    await fault(page, 'receiveDrawChance:lost*1')
    await (await readySpin(page)).click()
    await page
      .getByRole('dialog', { name: 'Congratulations' })
      .getByText('88.00 coins', { exact: true })
      .waitFor({ timeout: 15_000 })
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-12] a failed reload behind the result offers a retry', async () => {
    const { page } = await open({ draw: '2001#6' }, PAGE, still)
    await fault(page, 'getJackpotDrawInfo:http500')
    await (await readySpin(page)).click()
    await page.getByRole('button', { name: 'Great' }).click({ timeout: 15_000 })
    await page.getByText('Your chances could not be read.').waitFor()
    await clearFaults(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /No chance left/ }).waitFor()
  })
})

describe('the bubble', () => {
  it('[JACK-02] is dragged to an edge, stays off the bars and is there again after a reload', async () => {
    const { page } = await open({ persona: 'regular' }, '/')
    const bubble = page.getByRole('button', { name: /^Lucky jackpot/ })
    await bubble.waitFor()
    const middle = async () => {
      const box = await bubble.boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    // It stands still once the lobby under it has come.
    await page.getByText('Recently played').waitFor()
    await bubble.hover()
    await page.mouse.down()
    await page.mouse.move(120, 2000, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await middle()).x).toBeLessThan(60)
    await page.waitForTimeout(400)
    const there = await bubble.boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    expect((there?.y ?? 0) + (there?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.reload()
    await bubble.waitFor()
    await expect.poll(async () => (await middle()).x).toBeLessThan(60)
  })

  it('[JACK-02] only for players', async () => {
    const { page } = await open({ persona: 'visitor' }, '/')
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).waitFor()
    expect(await page.getByRole('button', { name: /^Lucky jackpot/ }).count()).toBe(0)
  })
})
