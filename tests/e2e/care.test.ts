import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'
import { ownClock } from './jackpot/page'

const { visit } = openBrowser()
const demo = inject('demoUrl')

const advance = (page: Page, span: string) =>
  page.evaluate(
    (text) =>
      (window as unknown as { mock: { clock: { advance(text: string): Promise<unknown> } } }).mock.clock.advance(text),
    span,
  )

/** Longer than the time between two looks at the clock, ms. */
const A_LOOK = 20_000

describe('responsible play', () => {
  it('[MEMB-01] a limit is set; a reality check waits until the form is left', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/member/responsible-play'), phone, ownClock)
    await page.getByRole('button', { name: 'Change limit: A day' }).click()
    await page.clock.runFor(A_LOOK)
    await page.getByLabel('Amount').fill('100')
    await advance(page, '61m')
    await page.clock.runFor(A_LOOK)
    const check = page.getByRole('dialog', { name: 'Time for a reality check' })
    expect(await check.count()).toBe(0)
    await page.getByRole('button', { name: /^(Set limit|Ask for )/ }).click()
    await page.getByText('100.00', { exact: true }).waitFor()
    await page.clock.runFor(A_LOOK)
    await check.waitFor()
    await check.getByRole('button', { name: 'Keep playing' }).click()
    await check.waitFor({ state: 'hidden' })
  })
})
