import { expect, it } from 'vitest'
import { openProduct } from './app'

const open = openProduct()

it('[GAME-02] [ROUTE-14] a misspelled search finds a game; it is played and the balance is the ledger’s', async () => {
  const { page, world, complaints } = await open({ persona: 'regular' }, '/game/search')
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lantrn drag')
  await page
    .getByRole('link', { name: /Lantern Dragon/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'About this game' })
  await sheet.getByRole('link', { name: 'Play for real' }).click()
  await page.frameLocator('iframe').frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
  await page
    .frameLocator('iframe')
    .frameLocator('iframe')
    .getByText(/You won|Paid|No win/)
    .waitFor()
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await world.coin())
  await page.getByRole('button', { name: 'Leave game' }).click()
  await page.waitForURL('**/game/search?q=lantrn*')
  await expect.poll(async () => (await world.calls('exitGame')).length).toBe(1)
  expect(complaints).toEqual([])
})
