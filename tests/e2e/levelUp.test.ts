import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { coinOfLedger, world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

describe('a level-up', () => {
  it('[VIP-01] changes the theme in front of the player, can be skipped, keeps the page, and pays its bonus', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'collector' }, '/member'), {
      ...phone,
      reducedMotion: 'no-preference',
    })
    const theme = () => page.locator('html').getAttribute('data-vip')
    const refresh = page.getByRole('button', { name: 'Refresh balance' })
    await refresh.waitFor()
    await page.evaluate(() => (window as unknown as { mock: { grant(what: string): unknown } }).mock.grant('level:7'))
    await page.evaluate(() => window.scrollTo(0, 80))
    await refresh.click()
    const moment = page.getByRole('dialog', { name: 'You are now VIP 7, Solstice' })
    await moment.getByRole('heading', { name: 'VIP 7 reached' }).waitFor()
    expect(await theme()).toBe('2')
    await moment.getByRole('button', { name: 'Skip' }).click()
    await moment.getByRole('heading', { name: 'Welcome to Solstice' }).waitFor()
    expect(await theme()).toBe('3')
    await moment.getByRole('button', { name: /^Claim / }).click()
    await page.getByRole('dialog', { name: 'You received' }).waitFor()
    await page.keyboard.press('Escape')
    await moment.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => window.scrollY)).toBe(80)
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
    expect(complaints).toEqual([])
  })
})
