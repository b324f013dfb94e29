import { expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { countCalls, world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

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
