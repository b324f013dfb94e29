import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { coinOfLedger, countCalls, world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
/** The wheel stops at once. */
const still = { ...phone, reducedMotion: 'reduce' } as const

const mayRead = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: demo })

/** The browser refuses the clipboard to this document. */
const withoutClipboard = (page: Page) =>
  page.route('**/activity/20?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'clipboard-write=()' } })
  })

const goal = (page: Page) => page.getByRole('dialog', { name: 'Invitation goal reached!' })
const reward = (page: Page) => page.getByRole('dialog', { name: 'You received' })

const closeReward = async (page: Page) => {
  await reward(page)
    .getByRole('button', { name: /TAP THE SCREEN/ })
    .click()
  await reward(page).waitFor({ state: 'hidden' })
}

/** Spins until the goal is reached; returns the number of spins. */
const spinToGoal = async (page: Page): Promise<number> => {
  const hub = page.getByRole('button', { name: /^SPIN [1-9]\d* left/, disabled: false })
  let spins = 0
  while (!(await goal(page).isVisible())) {
    await goal(page).or(reward(page)).or(hub).first().waitFor()
    if (await reward(page).isVisible()) await closeReward(page)
    else if (await hub.isVisible()) {
      await hub.click({ timeout: 2_000 }).then(
        () => spins++,
        () => undefined,
      )
      await expect.poll(() => countCalls(page, 'actInviteUserSpin')).toBe(spins)
    }
  }
  return spins
}

/** Takes the gift: pays the progress and opens the player's own link. */
const takeGift = async (page: Page, said: string | RegExp) => {
  const shown =
    (await goal(page)
      .getByText(/^\d+\.\d\d$/)
      .textContent()) ?? ''
  const before = await coinOfLedger(page)
  await goal(page).getByRole('button', { name: 'Claim' }).click()
  await page.getByText(said).first().waitFor()
  await reward(page).getByText(shown, { exact: true }).waitFor()
  expect(centsOf(await coinOfLedger(page)) - centsOf(before)).toBe(centsOf(shown))
  expect(await countCalls(page, 'actInviteUserExchange')).toBe(1)
  await closeReward(page)
  await page.waitForURL(/\/share\?pid=\w+$/)
}

const centsOf = (amount: string) => Number(amount.replace(/[,.]/g, ''))

describe('[INVITE-01] the invite wheel', () => {
  it('[MODAL-04] spins to the goal; the gift pays it, copies the id and opens the link, which is copied', async () => {
    const { page, complaints } = await visit(
      world(demo, { persona: 'newcomer', grant: 'spins:60' }, '/activity/20'),
      still,
      mayRead,
    )
    const spins = await spinToGoal(page)
    expect(spins).toBeGreaterThan(1)
    await takeGift(page, 'Player ID copied')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').first().waitFor()
    const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
    expect(link).toBe(page.url())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    expect(complaints).toEqual([])
  })

  it('[MODAL-04] a browser that refuses the clipboard is told: the id is shown, and the link selected', async () => {
    const { page, complaints } = await visit(
      world(demo, { persona: 'newcomer', grant: 'spins:60' }, '/activity/20'),
      still,
      withoutClipboard,
    )
    await spinToGoal(page)
    await takeGift(page, /^Your player ID is \w+/)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Can’t copy here. The link is selected: copy it by hand.').first().waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url())
    expect(complaints.filter((text) => !text.includes('The Clipboard API has been blocked'))).toEqual([])
  })
})
