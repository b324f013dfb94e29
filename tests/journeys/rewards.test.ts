import { expect, it } from 'vitest'
import { onWorldsTime, openProduct } from './app'

const open = openProduct()
const centsIn = (text: string | null) => Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replace(/\D/g, ''))

it('[VIP-01] a level-up changes the theme in front of the player, keeps the page, and pays its bonus', async () => {
  const { page, world, complaints } = await open({ persona: 'collector' }, '/member', {
    reducedMotion: 'no-preference',
  })
  const theme = () => page.locator('html').getAttribute('data-vip')
  await page.getByRole('button', { name: 'Refresh balance' }).waitFor()
  expect(await theme()).toBe('2')
  await world.grant('level:7')
  await page.evaluate(() => window.scrollTo(0, 80))
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  const moment = page.getByRole('dialog', { name: 'You are now VIP 7, Solstice' })
  await moment.getByRole('heading', { name: 'Welcome to Solstice' }).waitFor()
  expect(await theme()).toBe('3')
  await moment.getByRole('button', { name: /^Claim / }).click()
  await page.getByRole('dialog', { name: 'You received' }).waitFor()
  await page.keyboard.press('Escape')
  await moment.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => window.scrollY)).toBe(80)
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await world.coin())
  expect(complaints).toEqual([])
})

it('[AGENT-01] an agent receives the commission once, into the balance, and opens a branch of the team', async () => {
  const { page, world, complaints } = await open({ persona: 'collector' }, '/agent')
  const receive = page.getByRole('button', { name: /^Claim \d/ })
  const amount = centsIn(await receive.textContent())
  const before = centsIn(await world.coin())
  await receive.click()
  await page
    .getByRole('dialog', { name: 'You received' })
    .getByRole('button', { name: /TAP THE SCREEN/ })
    .click()
  await page.getByText('Nothing to claim yet').waitFor()
  expect(centsIn(await world.coin()) - before).toBe(amount)
  expect(await world.calls('appAgent5UserReceive')).toHaveLength(1)
  await page.locator('label', { hasText: /^Team$/ }).click()
  await page.getByRole('treeitem', { expanded: false }).first().click()
  await page.locator('[role="treeitem"][aria-level="2"]').first().waitFor()
  expect(complaints).toEqual([])
})

it('[MAIL-01] a gift in a mail is received once', async () => {
  const { page, world, complaints } = await open({ persona: 'newcomer' }, '/member', {}, onWorldsTime)
  await page.getByTestId('balance').waitFor()
  await world.grant('mail:gift')
  await page.goto(new URL('/email', page.url()).href)
  await page.getByRole('link', { name: /A gift from Kismara/ }).click()
  await page.getByRole('button', { name: 'Claim gift' }).click()
  await page
    .getByRole('dialog', { name: 'You received' })
    .getByRole('button', { name: /TAP THE SCREEN/ })
    .click()
  await page.getByText('You’ve claimed this gift. It’s in your reward history.').waitFor()
  expect(await world.calls('receiveMail')).toHaveLength(1)
  await page.getByRole('button', { name: 'Delete message' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.goBack()
  // Never to what was deleted.
  await page.waitForURL((url) => url.pathname === '/email')
  expect(complaints).toEqual([])
})

it('[FEED-01] a message to support is sent once, and its record shows it', async () => {
  const { page, world, complaints } = await open({ persona: 'newcomer' }, '/feedback')
  await page.getByLabel('Your message').fill('More bells, please')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('We’ve received it and will reply here and by mail.').waitFor()
  await page.goto(new URL('/feedback/record', page.url()).href)
  await page.getByText('More bells, please').waitFor()
  expect(await world.calls('feedbackSend')).toHaveLength(1)
  expect(complaints).toEqual([])
})
