import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { nothing } from '../../../src/platform/clock'
import { openBrowser } from '../../support/browser'
import { type Trouble, tap } from './faulty'
import { answersOf, control, factsOf, go, openLobby, pathOf, quiet } from './screen'

const { visit } = openBrowser()

const UNDONE = /^Your request didn’t reach us/
const LIFE = 61 * 60_000

const offline: Trouble = { fault: 'offline', unread: false, twice: false }
const unknown: Trouble = { fault: 'lost', unread: true, twice: true }
const endless: Trouble = { fault: 'timeout', unread: false, twice: true }

const draft = async (page: Page, amount: string) => {
  await go(page, '/wallets?name=deposit')
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue with Bank transfer' }).click()
  await page.getByRole('textbox', { name: 'You pay' }).fill(amount)
}
const pay = (page: Page, amount: string) =>
  page.locator('button:not([aria-disabled="true"])', { hasText: `Pay ${amount}` })

it('[WALL-05] a deposit survives a fault at each of its steps, a second tab, and its time', async () => {
  const { page } = await openLobby(visit, inject('demoUrl'))
  const before = await factsOf(page)
  await draft(page, '150.00')
  await tap(page, pay(page, '150.00'), 'rechargeOrder', 'rechargeOrderStatus', offline)
  await page.getByText(UNDONE).waitFor()
  await tap(page, pay(page, '150.00'), 'rechargeOrder', 'rechargeOrderStatus', unknown)
  const said = page.getByRole('button', { name: 'I have paid' })
  await said.waitFor()
  // The same request in a second tab is the same order.
  const other = await page.context().newPage()
  await other.goto(`${inject('demoUrl')}/wallets?name=deposit`)
  await other.getByRole('link', { name: 'Order open: 150.00' }).waitFor()
  await draft(other, '150.00')
  await pay(other, '150.00').click()
  await other.getByRole('button', { name: 'I have paid' }).waitFor()
  expect((await factsOf(page)).orders.length).toBe(before.orders.length + 1)
  await other.close()
  await tap(page, said, 'rechargeOrderPaid', null, endless)
  await page.getByText('Being checked').waitFor()
  await page.clock.fastForward(LIFE)
  await page.getByText('New balance').waitFor()
  const { coin, paidIn } = await factsOf(page)
  expect(paidIn).toBe(before.paidIn + 15_000)
  await page
    .getByText((coin / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))
    .first()
    .waitFor()
  // Another one is left alone until its time is over; then the session ends.
  await draft(page, '160.00')
  await pay(page, '160.00').click()
  await said.waitFor()
  await page.clock.fastForward(LIFE)
  await page.getByText('The order has closed').waitFor()
  await draft(page, '170.00')
  await control(page, 'fault', 'rechargeOrder:401*1')
  await pay(page, '170.00').click()
  await page.waitForURL('**/auth/login')
  expect((await factsOf(page)).orders.length).toBe(before.orders.length + 2)
})

it('[WALL-04] a withdrawal survives a fault at each of its steps', async () => {
  const { page } = await openLobby(visit, inject('demoUrl'))
  const before = await factsOf(page)
  const review = async () => {
    await go(page, '/wallets?name=withdraw')
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    return page.getByRole('dialog', { name: 'Check and confirm' }).getByRole('button', { name: 'Withdraw 500.00' })
  }
  await tap(page, await review(), 'exchange', 'exchangeStatus', offline)
  await page.getByText(UNDONE).first().waitFor()
  expect((await factsOf(page)).withdrawals).toBe(before.withdrawals)
  await page.keyboard.press('Escape')
  await tap(page, await review(), 'exchange', 'exchangeStatus', unknown)
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText(/^On its way to/).waitFor()
  expect(await factsOf(page)).toMatchObject({ withdrawals: before.withdrawals + 1, coin: before.coin - 50_000 })
  await tap(page, await review(), 'exchange', 'exchangeStatus', endless)
  await page.getByText(/^On its way to/).waitFor()
  expect(await factsOf(page)).toMatchObject({ withdrawals: before.withdrawals + 2, coin: before.coin - 100_000 })
  const send = await review()
  await control(page, 'fault', 'exchange:401*1')
  await send.click()
  await page.waitForURL('**/auth/login')
  expect((await factsOf(page)).withdrawals).toBe(before.withdrawals + 2)
  expect(pathOf(page)).toBe('/auth/login')
  await quiet(page)
})

it('[NET-03] nothing is exchanged twice by taps that come before the reward is on screen', async () => {
  const { page } = await openLobby(visit, inject('demoUrl'))
  await control(page, 'grant', 'points:10000')
  await go(page, '/')
  await go(page, '/points?view=points')
  let arrive = nothing
  const slow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/RewardModal-*.js', async (route) => {
    await slow
    await route.continue()
  })
  const answers = await answersOf(page, 'pointsExchange')
  const offer = page.getByRole('button', { name: /^Exchange for / }).first()
  await offer.click()
  await expect.poll(() => answersOf(page, 'pointsExchange')).toBe(answers + 1)
  await page.getByRole('dialog', { name: 'Loading' }).waitFor({ state: 'attached' })
  await offer.click({ force: true })
  await page.keyboard.press('Enter')
  arrive()
  await page.getByRole('dialog', { name: 'You received' }).waitFor()
  expect(await answersOf(page, 'pointsExchange')).toBe(answers + 1)
  await page.keyboard.press('Escape')
  await expect.poll(() => offer.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('[NET-03] a key held down exchanges once', async () => {
  const { page } = await openLobby(visit, inject('demoUrl'))
  await control(page, 'grant', 'points:10000')
  await go(page, '/')
  await go(page, '/points?view=points')
  const answers = await answersOf(page, 'pointsExchange')
  const offer = page.getByRole('button', { name: /^Exchange for / }).first()
  let presses = 0
  await page.exposeFunction('pressed', () => presses++)
  await offer.evaluate((button) => {
    const { pressed } = window as unknown as { pressed: () => void }
    button.addEventListener('click', pressed)
    button.focus()
  })
  // What is pressed down again without being let go repeats.
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.getByRole('dialog', { name: 'You received' }).waitFor()
  expect(presses).toBe(1)
  expect(await answersOf(page, 'pointsExchange')).toBe(answers + 1)
})
