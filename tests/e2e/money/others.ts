import type { Page } from 'playwright'
import { expect } from 'vitest'
import { lookUp, type Trouble, tap } from './faulty'
import type { Drawn } from './orders'
import { control, factsOf, go, pathOf, quiet } from './screen'

const DAY = 24 * 60 * 60_000

/** Withdraws; turnover that is open is played first. */
export const withdraw = async (page: Page, drawn: Drawn): Promise<void> => {
  const review = page.getByRole('button', { name: 'Review withdrawal' })
  await go(page, '/wallets?name=withdraw')
  for (let turn = 0; turn < 5 && !(await review.isVisible()); turn++) {
    if (await page.getByText('What counts, and where').isVisible()) await control(page, 'bet', '1:10000*300')
    else await page.clock.fastForward(DAY)
    await go(page, '/')
    await go(page, '/wallets?name=withdraw')
  }
  const before = await factsOf(page)
  await page.getByLabel('You withdraw').fill((drawn.amount / 100).toFixed(2))
  await review.click()
  const sheet = page.getByRole('dialog', { name: 'Check and confirm' })
  await tap(page, sheet.getByRole('button', { name: /^Withdraw / }), 'exchange', 'exchangeStatus', drawn)
  await lookUp(page.getByRole('button', { name: 'Check now' }))
  await quiet(page)
  const shown = () => Number(pathOf(page).startsWith('/wallets/withdrawal/'))
  const made = async () => (await factsOf(page)).withdrawals - before.withdrawals
  await expect.poll(async () => (await made()) === shown(), { message: 'the withdrawal on screen' }).toBe(true)
}

/** Adds a card, or with the list full changes one. */
export const card = async (page: Page, drawn: Drawn): Promise<void> => {
  await go(page, '/wallets/card/list')
  const before = await factsOf(page)
  await expect.poll(() => page.getByRole('article').count(), { message: 'cards on screen' }).toBe(before.cards)
  const add = page.getByRole('link', { name: /^Add a card/ })
  const isNew = await add.isVisible()
  await (isNew ? add : page.getByRole('link', { name: /^Edit / }).nth(drawn.turn % before.cards)).click()
  await quiet(page)
  const number = `${100_000_000_000 + drawn.turn}`
  await page.getByLabel(isNew ? 'Account number' : 'New account number').fill(number)
  await page.getByLabel('Type the number again').fill(number)
  const save = page.getByRole('button', { name: 'Save card' })
  await tap(page, save, isNew ? 'addBankInfo' : 'modifyBankInfo', 'bankInfoList', drawn)
  const isSaved = () => pathOf(page) === '/wallets/card/list'
  // A second tap only finds out what became of the first.
  if (drawn.fault && drawn.unread && !isSaved()) await save.click()
  // A saved card leads to the list, and that takes a step back: nobody taps anything before it has arrived.
  const main = page.getByRole('main')
  // What did not reach the server is told as news, what was refused as an alarm.
  const told = main.getByRole('alert').or(main.getByRole('status')).or(page.locator('[aria-invalid="true"]'))
  await page.getByRole('heading', { level: 1, name: 'Bank cards' }).or(told).first().waitFor()
  const added = async () => {
    // What the timeout said is closed first: the page stays below it.
    await page.locator('body').hover({ trial: true })
    return (await factsOf(page)).cards - before.cards
  }
  await expect
    .poll(async () => (await added()) === Number(isNew && isSaved()), { message: 'the card added' })
    .toBe(true)
}

/** Exchanges points for one of the offers. */
export const points = async (page: Page, drawn: Drawn): Promise<void> => {
  // Days pass, and those of the start expire.
  await control(page, 'grant', 'points:10000')
  await go(page, '/')
  await go(page, '/points?view=points')
  const offers = page.getByRole('button', { name: /^Exchange for / })
  await offers.first().waitFor()
  await reward(page, drawn, offers.nth(drawn.turn % (await offers.count())), 'pointsExchange', 'pointsOffers')
}

/** Takes a gift coupon. */
export const gift = async (page: Page, drawn: Drawn): Promise<void> => {
  await control(page, 'grant', 'coupon:1303')
  await go(page, '/')
  await go(page, '/points?view=coupons')
  const take = page.getByRole('button', { name: 'Take' }).first()
  await take.waitFor()
  await reward(page, drawn, take, 'couponUse', 'couponList')
}

const reward = async (
  page: Page,
  trouble: Trouble,
  button: ReturnType<Page['getByRole']>,
  ...[call, read]: [call: string, read: string]
): Promise<void> => {
  const before = await factsOf(page)
  const dialog = page.getByRole('dialog', { name: 'You received' })
  await tap(page, button, call, read, trouble)
  await quiet(page)
  // Its code loads first.
  const isShown = () =>
    dialog.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  // Another tap only finds out what became of the first, unless a second one has done so.
  if (trouble.fault && trouble.unread && !(await isShown())) await button.click()
  await quiet(page)
  const made = (await factsOf(page)).rewards - before.rewards
  expect(made, 'rewards').toBeLessThanOrEqual(1)
  // Only after a fault there may be none.
  if (made === 1 && !trouble.fault) expect(await isShown(), 'the reward on screen').toBe(true)
  if (!(await isShown())) return
  expect(made, 'a reward on screen').toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
