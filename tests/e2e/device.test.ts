import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import type { WindowMock } from '../../mocks/network/controls/windowMock'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

type Device = Parameters<WindowMock['device']>[0]

/** Without the word `mock` of the page's window, which only the demo has. */
const device = (page: Page, state: Device) =>
  page.evaluate((word) => (window as unknown as { mock: WindowMock }).mock.device(word), state)

const visited = (path: string, persona = 'regular') =>
  visit(world(demo, { persona }, path), { ...phone, reducedMotion: 'reduce' })

const open = async (path: string) => (await visited(path)).page

describe('[QA-01] a state of the device', () => {
  it('tokenExpired: the next call leads to login, and a new session is a good one', async () => {
    const page = await open('/member')
    await page.getByTestId('balance').waitFor()
    await device(page, 'tokenExpired')
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await page.waitForURL('**/auth/login')
    await page.getByText('Demo accounts').click()
    await page.getByRole('button', { name: 'regular', exact: true }).click()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.getByTestId('balance').waitFor()
  })

  it('tokenRemoved: another tab has signed out, and in again with `none`', async () => {
    const page = await open('/')
    await page.getByTestId('balance').waitFor()
    await device(page, 'tokenRemoved')
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    await device(page, 'none')
    await page.getByTestId('balance').waitFor()
  })

  it.each(['storageFull', 'storageBlocked'] as const)(
    '%s: the page works, after a reload too, until `none`',
    async (state) => {
      const { page, complaints } = await visited('/')
      await page.getByTestId('balance').waitFor()
      const stores = () =>
        page.evaluate(() => {
          try {
            localStorage.setItem('probe', 'x')
            return localStorage.getItem('probe') === 'x'
          } catch {
            return false
          }
        })
      await device(page, state)
      expect(await stores()).toBe(false)
      await page.reload()
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
      await expect.poll(stores).toBe(false)
      // A provider may lead back to the login with an answer that is kept in the storage.
      await page.goto(new URL('/auth/login', page.url()).href)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      expect(complaints).toEqual([])
      await device(page, 'none')
      expect(await stores()).toBe(true)
    },
  )

  it('newVersion: the page loads anew once when nothing goes on', async () => {
    const page = await open('/')
    await page.getByTestId('balance').waitFor()
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
    })
    await device(page, 'newVersion')
    await expect.poll(() => loads).toBe(1)
    await page.getByTestId('balance').waitFor()
    await page.waitForTimeout(6_000)
    expect(loads).toBe(1)
  })
})

it('[QA-01] the open page follows a grant and a restored world', async () => {
  const page = await open('/')
  const balance = page.getByTestId('balance')
  // What watches the level keeps the one that was shown last.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => /shown/i.test(key)))).toBe(true)
  const before = await balance.textContent()
  const inPage = <T>(run: (mock: WindowMock) => T | Promise<T>): Promise<T> =>
    page.evaluate(`(${run.toString()})(window.mock)`) as Promise<T>
  await page.evaluate(() => {
    const { mock } = window as unknown as { mock: WindowMock }
    Object.assign(window, { kept: mock.snapshot() })
  })
  await inPage((mock) => mock.grant('coin:100000,level:8'))
  await expect.poll(() => balance.textContent()).not.toBe(before)
  await page.getByRole('dialog', { name: /You are now VIP/ }).waitFor()
  await page.evaluate(async () => {
    const { mock, kept } = window as unknown as { mock: WindowMock; kept: unknown }
    await mock.restore(kept)
  })
  await expect.poll(() => balance.textContent()).toBe(before)
})
