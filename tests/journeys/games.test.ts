import { expect, inject, it } from 'vitest'
import { coinOfLedger, countCalls, world } from '../e2e/demo'
import { openBrowser } from '../support/browser'

const { visit } = openBrowser()

// On the demo: the product takes games from other origins only.
it('[GAME-02] a misspelled search finds a game; it is played and the balance is the ledger’s; leaving ends it once', async () => {
  const { page, complaints } = await visit(world(inject('demoUrl'), { persona: 'regular' }, '/game/search'))
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lantrn drag')
  await page.getByRole('article').filter({ hasText: 'Lantern Dragon' }).getByRole('link', { name: 'Play' }).click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Spin' }).click()
  await game.getByText(/You won|Paid|No win/).waitFor()
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
  await page.getByRole('button', { name: 'Leave game' }).click()
  await page.waitForURL('**/game/search?q=lantrn*')
  await expect.poll(() => countCalls(page, 'exitGame')).toBe(1)
  expect(complaints).toEqual([])
})
