import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { coinOfLedger, countCalls, world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

interface Controls {
  mock: { config(text: string): Promise<unknown>; grant(text: string): Promise<unknown> }
}
const configure = (page: Page, text: string) =>
  page.evaluate((words) => (window as unknown as Controls).mock.config(words), text).then(() => undefined)
const grant = (page: Page, text: string) =>
  page.evaluate((words) => (window as unknown as Controls).mock.grant(words), text).then(() => undefined)

describe('a visitor', () => {
  it('[AUTH-01] [AUTH-02] [ROUTE-14] registers on the way to a game and plays the first round', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'visitor' }, '/game/start?gameId=1'))
    await page.getByRole('button', { name: 'New here? Create an account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
    await page.getByLabel('Mobile number').fill('5550007777')
    // The configuration changes the open form, and keeps what is typed.
    await configure(page, 'otpStatus:0')
    await page.getByLabel('Verification code').waitFor({ state: 'detached' })
    await configure(page, 'otpStatus:1')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('button', { name: /Resend/ }).waitFor()
    await page.getByLabel('Verification code').fill('123456')
    await page.getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/game/start?gameId=1')
    await expect.poll(() => countCalls(page, 'startGame')).toBe(1)
    await grant(page, 'coin:5000')
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: 'Spin' }).click()
    await game.getByText(/You won|Paid|No win/).waitFor()
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
    expect(complaints).toEqual([])
  })

  it('[AUTH-01] logs in through a provider after its consent; canceled, nothing changes', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'visitor' }, '/auth/login'))
    const google = page.getByRole('button', { name: 'Continue with Google' })
    const consent = page.getByRole('dialog', { name: 'Google (simulated)' })
    const ask = async () => {
      await google.click()
      await page.getByRole('checkbox').check({ force: true })
      await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await ask()
    await consent.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You canceled at Google. Nothing has changed.').waitFor()
    await ask()
    await consent.getByRole('button', { name: 'Continue' }).click()
    await page.getByTestId('balance').waitFor()
    expect(await countCalls(page, 'googleLogin')).toBe(1)
    expect(complaints).toEqual([])
  })
})
