import { describe, expect, it } from 'vitest'
import { timeoutFor } from '../../src/api/timeouts'
import { ownClock } from '../e2e/jackpot/page'
import { openProduct } from './app'

const open = openProduct()
/** Only in the running app, with data of the world. */
const GAME = 'a[href^="/game/start"]'

describe('the start', () => {
  it('[CONF-01] a failed start can be tried again', async () => {
    const { page, world } = await open({ persona: 'visitor', fault: 'appConfig:http502*1' })
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    await page.locator(GAME).first().waitFor()
    expect(await again.count()).toBe(0)
    expect(await world.calls('appConfig')).toHaveLength(2)
  })

  it('[MODAL-05] [MODAL-06] shows the notice and offers the app once, and not again after a reload', async () => {
    const { page, world, complaints } = await open({ persona: 'newcomer' }, '/', { popups: true })
    const offer = page.getByRole('dialog', { name: 'First deposit offer' })
    await offer.getByRole('button', { name: 'Not now' }).click()
    const notice = page.getByRole('dialog', { name: 'What’s new' })
    await notice.getByText(/Daily tasks reset/).waitFor()
    await notice.getByRole('button', { name: 'OK' }).click()
    await notice.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await world.calls('activityVisit')).length).toBe(1)
    const app = page.getByRole('dialog', { name: 'Play from your home screen' })
    await app.getByRole('button', { name: 'Skip all' }).click()
    // Going back from the entry of the closed dialogs would cut the reload off.
    await page.waitForFunction(() => !history.state?.heldBack)
    await page.reload()
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).waitFor()
    await page.getByTestId('balance').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: /Bonus$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Bonus center' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('[ROUTE-13] on an unknown path says so and leads home', async () => {
    const { page } = await open({ persona: 'visitor' }, '/no/such/page')
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    await page.getByText('/no/such/page').waitFor()
    await page.getByRole('main').getByRole('link').first().click()
    await page.locator(GAME).first().waitFor()
  })
})

it('[ERR-01] a request that times out shows Tips, and the page keeps working', async () => {
  const { page, world } = await open({ persona: 'regular' }, '/member', {}, ownClock)
  await page.getByRole('button', { name: 'Refresh balance' }).waitFor()
  const before = (await world.calls('refreshData')).length
  await world.fault('refreshData:hang')
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.poll(async () => (await world.calls('refreshData')).length).toBeGreaterThan(before)
  await page.clock.fastForward(timeoutFor('4g'))
  const tips = page.getByRole('dialog', { name: 'Tips' })
  await tips.getByText('The request has timed out, please try again later').waitFor()
  await world.clearFaults()
  await tips.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await page.getByText('Balance refreshed').waitFor()
})
