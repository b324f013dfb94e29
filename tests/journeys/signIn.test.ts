import { describe, expect, it } from 'vitest'
import { openProduct } from './app'

const open = openProduct()

describe('signing in', () => {
  it('by account: the lobby shows the balance of the ledger and the theme of the level; signing out ends it', async () => {
    const { page, world, complaints } = await open({ persona: 'visitor' })
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const login = page.getByRole('dialog', { name: 'Welcome back' })
    await login.getByRole('radio', { name: 'Username' }).click()
    await login.getByRole('textbox', { name: 'Username' }).fill('vip3')
    await login.getByLabel('Password', { exact: true }).fill('wrong-password')
    await login.getByRole('button', { name: 'Log in' }).click()
    await login.getByText('Incorrect username or password.').waitFor()
    await login.getByLabel('Password', { exact: true }).fill('demo1234')
    await login.getByRole('button', { name: 'Log in' }).click()
    await login.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await world.coin())
    await expect.poll(() => page.locator('html').getAttribute('data-vip')).toBe('3')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Me$/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/auth/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
    expect(complaints).toEqual([])
  })

  it('[AUTH-01] [ROUTE-14] by phone and code, on the page that was asked for; a wrong code is told beside its field', async () => {
    const { page } = await open({ persona: 'visitor' }, '/member')
    await page.waitForURL('**/auth/login')
    await page.getByLabel('Mobile number').fill('5550001234')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('button', { name: /Resend/ }).waitFor()
    await page.getByLabel('Verification code').fill('000000')
    await page.getByRole('checkbox').check({ force: true })
    const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await submit.click()
    await page.getByText('That code is incorrect.').waitFor()
    await page.getByLabel('Verification code').fill('123456')
    await submit.click()
    await page.waitForURL('**/member')
    await page.getByTestId('balance').waitFor()
  })
})
