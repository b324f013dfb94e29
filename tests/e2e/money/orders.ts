import type { Page } from 'playwright'
import { expect } from 'vitest'
import { lookUp, type Trouble, tap } from './faulty'
import { centsIn, control, factsOf, go, pathOf, quiet } from './screen'

export const ENDINGS = ['said', 'page', 'cancel', 'expire', 'leave'] as const

export interface Drawn extends Trouble {
  turn: number
  /** What is typed, in cents. */
  amount: number
  ending: (typeof ENDINGS)[number]
}

/** Longest time from a report to the money, and more than an order's life, ms. */
const [ARRIVES, LIFE] = [310_000, 61 * 60_000]

/** Makes an order by one of the ways and ends it; with two open, one of them is ended first. */
export const deposit = async (page: Page, drawn: Drawn): Promise<void> => {
  if (drawn.turn % 3 === 0) await control(page, 'grant', 'coupon:1010')
  await go(page, '/wallets?name=deposit')
  const listed = page.getByRole('link', { name: /^Order open: / })
  const { open } = await factsOf(page)
  await expect.poll(() => listed.count(), { message: 'open orders on screen' }).toBe(open.length)
  if (open.length === 2) {
    await listed.nth(drawn.turn % 2).click()
    await quiet(page)
    await end(page, { ...drawn, ending: drawn.ending === 'leave' ? 'cancel' : drawn.ending })
  } else if (await order(page, drawn)) await end(page, drawn)
}

/** Uses one of the coupons, or none after all. */
const chooseCoupon = async (page: Page, turn: number): Promise<void> => {
  await page.getByRole('button', { name: /^(Add a coupon|Coupon applied)/ }).click()
  const coupons = page.getByRole('dialog', { name: 'Your coupons' }).getByRole('list').getByRole('button')
  await coupons.first().waitFor()
  await coupons.nth(turn % (await coupons.count())).click()
}

/** Whether the screen shows an order then; the world has made one if so. */
const order = async (page: Page, drawn: Drawn): Promise<boolean> => {
  const { turn, amount } = drawn
  const before = await factsOf(page)
  const ways = page.getByRole('radiogroup', { name: 'How you pay' }).getByRole('radio')
  await ways.nth(turn % 8).check()
  await page.getByRole('button', { name: /^Continue with / }).click()
  const field = page.getByLabel(/^You (pay|deposit)$/)
  if (await field.isEditable()) await field.fill((amount / 100).toFixed(2))
  if (turn % 3 === 0) await chooseCoupon(page, turn)
  const pay = page.locator('button:not([aria-disabled="true"])', { hasText: /^Pay / })
  const price = centsIn(await pay.textContent())
  await tap(page, pay, 'rechargeOrder', 'rechargeOrderStatus', drawn)
  await lookUp(page.getByRole('button', { name: 'Ask again now' }))
  await quiet(page)
  const shown = async () =>
    pathOf(page).startsWith('/wallets/order/') && !(await page.getByText('No order was made').isVisible())
  const made = async () => (await factsOf(page)).orders.length - before.orders.length
  /** The same request as that of an open order is that order. */
  const isNew = async () => {
    // Numbers are shown in groups.
    const content = (await page.locator('main').innerHTML()).replaceAll('&nbsp;', '')
    return (await shown()) && !before.open.some((id) => content.includes(id))
  }
  await expect.poll(async () => (await made()) === Number(await isNew()), { message: 'the order on screen' }).toBe(true)
  // The second tap may reach the page that the first has opened, where it asks whether to cancel.
  const asked = page.getByRole('dialog', { name: 'Cancel this order?' })
  if (await asked.isVisible()) await page.keyboard.press('Escape')
  const isShown = await shown()
  if (isShown) expect(centsIn(await page.locator('main').textContent()), 'amount of the order').toBe(price)
  return isShown
}

/** Ends the order on screen. */
const end = async (page: Page, drawn: Drawn): Promise<void> => {
  const { ending } = drawn
  const said = page.getByRole('button', { name: 'I have paid' })
  const provider = page.getByRole('link', { name: /^Go to / })
  if (ending === 'leave') return
  if (ending === 'cancel') return cancel(page, drawn)
  if (ending === 'expire') {
    await page.clock.fastForward(LIFE)
    await page
      .getByText(/The order has closed|New balance|Added to your balance/)
      .first()
      .waitFor()
    return
  }
  if (await provider.isVisible()) {
    await provider.click()
    await page.getByRole('button', { name: ending === 'page' ? /^Cancel/ : /^Pay / }).click()
    await page.waitForURL(/\/wallets\/order\/o\w+$/)
    await quiet(page)
    if (ending === 'page') return page.getByRole('heading', { name: 'You canceled it' }).waitFor()
  } else if (await said.isVisible()) await tap(page, said, 'rechargeOrderPaid', null, drawn)
  await page.clock.fastForward(ARRIVES)
  await quiet(page)
}

const cancel = async (page: Page, drawn: Drawn): Promise<void> => {
  const open = page.getByRole('button', { name: 'Cancel this order' })
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await open.click()
  await tap(page, dialog.getByRole('button', { name: 'Cancel order' }), 'rechargeOrderCancel', null, drawn)
  await dialog.waitFor({ state: 'hidden' })
}
