import { expect, it } from 'vitest'
import type { AppConfig } from '../../src/contract/config'
import { openProduct } from './app'

const open = openProduct()
const TILE = 'a[href^="/game/start?gameId="]'
const FISHING = 2

it('[GAME-01] a chip filters every shelf; a misspelled search finds a game; Back keeps query, chip and place', async () => {
  const { page, world } = await open({ persona: 'regular' })
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await world.coin())
  await page.getByRole('button', { name: 'Fishing' }).click()
  await page.waitForURL(`**/?type=${FISHING}`)
  const [{ reply } = {}] = await world.calls('appConfig')
  const { config } = reply as { config: AppConfig }
  const others = (config.appGameList ?? []).filter(({ type }) => type !== FISHING).map(({ id }) => id)
  const shown = () => page.locator(TILE).evaluateAll((tiles) => tiles.map((tile) => Number(/\d+$/.exec(`${tile}`))))
  await page.getByRole('region', { name: 'Studios' }).waitFor()
  await expect.poll(async () => (await shown()).filter((id) => others.includes(id))).toEqual([])
  expect((await shown()).length).toBeGreaterThan(3)

  await page.evaluate(() => window.scrollTo(0, 300))
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lantrn drag')
  const best = page.getByRole('article', { name: 'Lantern Dragon' })
  await best.getByRole('link', { name: 'Play' }).click()
  await expect.poll(async () => (await world.calls('startGame')).length).toBe(1)
  expect((await world.calls('startGame'))[0]?.request).toMatchObject({ gameId: 1 })

  await page.goBack()
  await page.waitForURL('**/game/search?q=lantrn*')
  await best.waitFor()
  await page.goBack()
  await page.waitForURL(`**/?type=${FISHING}`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  const again = page.getByRole('region', { name: 'Continue playing' }).locator(TILE).first()
  await expect.poll(() => again.getAttribute('href')).toBe('/game/start?gameId=1')
})

it('[ACT-05] a claim puts out the dot of its tile', async () => {
  const { page } = await open({ persona: 'newcomer' })
  const tile = page.getByRole('region', { name: 'Promotions' }).getByRole('button', { name: /^Daily check-in/ })
  await tile.getByText('Ready').waitFor({ state: 'attached' })
  await tile.click()
  await page.getByRole('button', { name: 'Check in for today' }).click()
  await page.getByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }).click()
  await page.getByText(/^Day 2 opens in/).waitFor()
  // The entry of the closed dialog is taken off the history.
  await page.waitForFunction(() => history.state?.heldBack !== true)
  await page.goBack()
  await tile.waitFor()
  await tile.getByText('Ready').waitFor({ state: 'detached' })
})
