import { expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { coinOfLedger, world } from './demo'
import { ownClock } from './jackpot/page'

const { visit } = openBrowser()
const demo = inject('demoUrl')

/** The order is read again within this time, and the money has arrived by then, ms. */
const LATER = 20_000

it('[WALL-05] [MOCK-05] a newcomer deposits through the provider’s page in at most five taps', async () => {
  const { page, complaints } = await visit(world(demo, { persona: 'newcomer' }), phone, ownClock)
  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().click()
    taps++
  }
  await tap('link', 'Deposit')
  await tap('button', 'Continue with Instant Pay')
  await tap('button', 'Pay 50.00')
  await tap('link', /Instant Pay/)
  await page.getByText('Demo payment page. No real money moves.').waitFor()
  expect(await page.title()).toBe('Pay with Instant Pay')
  expect(await page.getByRole('button', { name: 'Bank refuses' }).isVisible()).toBe(false)
  await tap('button', 'Pay 50.00')
  await page.waitForURL(/\/wallets\/order\/o\w+$/)
  await page.getByText('Being checked').waitFor()
  await page.clock.runFor(LATER)
  await page.getByText('100.00').first().waitFor()
  expect(await coinOfLedger(page)).toBe('100.00')
  expect(taps).toBeLessThanOrEqual(5)
  expect(complaints).toEqual([])
})
