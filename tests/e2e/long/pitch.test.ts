import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { pitch } from '../../../mocks/show/pitch'
import { textIn } from '../../../mocks/show/schema'
import { openBrowser, phone } from '../../support/browser'

const { visit } = openBrowser()
const demo = inject('demoUrl')

const MOST_TAPS = 30

/** A person with a phone: what is tapped is counted. */
const presenter = (page: Page) => {
  const remote = page.locator('[data-mock-show]')
  const game = page.frameLocator('iframe')
  let taps = 0
  const tap = async (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) => {
    await within.getByRole('button', { name }).or(within.getByRole('link', { name })).first().click()
    taps += 1
  }
  const open = async () => {
    const handle = remote.getByRole('button', { name: 'Show', exact: true })
    if (await handle.isVisible()) await tap('Show', remote)
  }
  const balance = () => page.getByTestId('balance').first().textContent()
  return { page, remote, game, tap, open, balance, taps: () => taps }
}

type Presenter = ReturnType<typeof presenter>

/** What a person does in each beat, by the beat's note; returns what is to be seen at its end. */
const acts: Readonly<Record<string, (at: Presenter) => Promise<unknown>>> = {
  'sign-up': async ({ page, tap, balance }) => {
    await page.getByLabel('Mobile number').fill('5550001234')
    await tap('Send code')
    await page.getByLabel('Verification code').fill('123456')
    await page.getByRole('checkbox').check({ force: true })
    await tap('Create account')
    return balance()
  },
  'first-deposit': async ({ page, tap }) => {
    await tap(/^Continue with /)
    await tap(/^Pay /)
    // The deposit names the way to pay, too, until the order is there.
    await page.waitForURL(/\/wallets\/order\//)
    await tap(/Instant Pay/)
    await tap(/^Pay /)
    await page.waitForURL(/\/wallets\/order\//)
    await page.getByText('New balance').waitFor()
    return page.getByRole('main').getByText('100.00').first().textContent()
  },
  'game-won': async ({ page, game, tap, balance }) => {
    await tap('Spin', game)
    await game.getByText(/^You won/).waitFor()
    await tap('Leave game')
    await page.waitForURL((url) => url.pathname === '/')
    return balance()
  },
  'level-up': async ({ page, game, tap }) => {
    await tap('Spin', game)
    await game.getByText(/You won|Paid|No win/).waitFor()
    await tap('Leave game')
    const level = page.getByRole('dialog').first()
    await level.getByText(/VIP 4/).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('html[data-vip="2"]').waitFor()
    return true
  },
  mega: async ({ page, tap }) => {
    await tap(/^SPIN/i)
    const won = page.getByRole('dialog').first()
    await won.getByText(/Mega/).first().waitFor()
    return won.ariaSnapshot()
  },
  invite: async ({ page, tap }) => {
    await tap('Cash out')
    const reward = page.getByRole('dialog', { name: 'You received' })
    const paid = await reward.getByText('100.00', { exact: true }).first().textContent()
    await tap(/TAP THE SCREEN/)
    await reward.waitFor({ state: 'hidden' })
    return paid
  },
}

it('[DEMO-02] the pitch is given three times in a row on a phone without a network, by the product’s own buttons', async () => {
  const { page, complaints } = await visit(`${demo}/?mock.show=pitch`, { ...phone, serviceWorkers: 'allow' })
  const remote = page.locator('[data-mock-show]')
  await remote.getByText('Ready offline', { exact: true }).waitFor()
  await page.context().setOffline(true)

  const give = async () => {
    const at = presenter(page)
    const ends: unknown[] = []
    for (const { id, title } of pitch.beats) {
      await at.open()
      await at.tap(textIn(title, 'en-US'), remote)
      ends.push(await acts[id]?.(at))
    }
    return { ends, taps: at.taps() }
  }
  const first = await give()
  expect(first.taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(await give()).toEqual({ ...first, taps: expect.any(Number) })
  expect(await give()).toEqual({ ...first, taps: expect.any(Number) })
  expect(complaints).toEqual([])
})

it('[DEMO-02] a remote in a second window leads the page, over its reloads', async () => {
  const { page } = await visit(`${demo}/?mock.show=pitch&mock.latency=none`, phone)
  const [remote] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('[data-mock-show]').getByRole('button', { name: 'Window' }).click(),
  ])
  await remote.getByRole('button', { name: 'The Mega jackpot', exact: true }).click()
  await page.waitForURL(/\/activity\/jackpot/)
  await remote.getByText('Tap Spin and wait', { exact: false }).waitFor()
  await remote.getByRole('button', { name: /^Next: Friends/ }).click()
  await page.waitForURL(/\/activity\/20/)
  await page.getByRole('button', { name: 'Cash out' }).waitFor()
  await page.close()
  await remote.getByText('The page that this remote leads is closed.', { exact: false }).waitFor()
})
