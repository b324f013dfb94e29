import { expect, it } from 'vitest'
import { openProduct } from './app'

const open = openProduct()

it('[ACT-07] daily check-in: today is claimed once, and the ledger says so', async () => {
  const { page, world, complaints } = await open({ persona: 'newcomer' }, '/activity/sign-in')
  await page.getByRole('button', { name: 'Check in for today' }).click()
  await page.getByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }).click()
  // A tap right after the reward has closed is kept.
  await page.getByRole('link', { name: 'All rules and rewards' }).click()
  await page.waitForURL('**/activity/sign-in/rule')
  await page.goBack()
  await page.getByText(/^Day 2 opens in/).waitFor()
  const paid = (await world.ledger()).filter(({ ref }) => ref === '36.day1')
  expect(paid.map(({ kind }) => kind)).toEqual(['activity.step'])
  expect(complaints).toEqual([])
})
