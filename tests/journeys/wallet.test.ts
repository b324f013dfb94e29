import { describe, expect, it } from 'vitest'
import { ownClock } from '../e2e/jackpot/page'
import { openProduct } from './app'

const open = openProduct()

/** The page's time for one attempt, ms: less than a request may take, so that none is cut off. */
const A_WHILE = 8_000

describe('money', () => {
  it('[WALL-05] comes in by bank transfer: an order, the report that it was paid, and the balance of the ledger', async () => {
    const { page, world, complaints } = await open({ persona: 'regular' }, '/wallets?name=deposit', {}, ownClock)
    await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true })
    await page.getByRole('button', { name: 'Continue with Bank transfer' }).click()
    await page.getByRole('textbox', { name: 'You pay' }).fill('150.00')
    await page.getByRole('button', { name: 'Pay 150.00' }).click()
    await page.getByRole('button', { name: 'I have paid' }).click()
    await page.getByText('Being checked').waitFor()
    await world.advance('10m')
    const isPaid = async () => {
      await page.clock.runFor(A_WHILE)
      const balance = page.getByText('New balance').waitFor({ timeout: 2_000 })
      return balance.then(
        () => true,
        () => false,
      )
    }
    await expect.poll(isPaid).toBe(true)
    await page
      .getByText(await world.coin())
      .first()
      .waitFor()
    const paid = (await world.ledger()).filter(({ kind, amount }) => kind === 'deposit.paid' && amount === 15_000)
    expect(paid).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  it('[WALL-04] goes out to a card: it leaves the balance once, and can be followed', async () => {
    const { page, world, complaints } = await open({ persona: 'regular' }, '/wallets?name=withdraw')
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    const sheet = page.getByRole('dialog', { name: 'Check and confirm' })
    await sheet.getByRole('button', { name: 'Withdraw 500.00' }).dblclick()
    await page.getByText(/^On its way to/).waitFor()
    expect(await world.calls('exchange')).toHaveLength(1)
    await page.goto(new URL('/wallets?name=withdraw', page.url()).href)
    await page
      .getByText(await world.coin())
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('[WALL-04] needs a card: the first one is saved and listed', async () => {
    const { page, world, complaints } = await open({ persona: 'newcomer' }, '/wallets/card/edit')
    await page.getByLabel('Account holder').fill('Pip Vale')
    await page.getByLabel('Account number').fill('12345678')
    await page.getByLabel('Type the number again').fill('12345678')
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('article').first().waitFor()
    expect(await world.calls('addBankInfo')).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})
