import { describe, expect, it } from 'vitest'
import { ownClock } from '../e2e/jackpot/page'
import { openProduct, type World } from './app'

const open = openProduct()
/** Longer than any run of the ring, ms. */
const WHOLE_RUN = 12_000
const STEP = 500

/** What the draw of a record paid, by the ledger. */
const paidFor = async (world: World) => {
  const entries = await world.ledger()
  const spent = entries.filter(({ kind }) => kind === 'jackpot.draw')
  return entries
    .filter(({ kind, at, amount }) => kind === 'jackpot.prize' && amount > 0 && at === spent.at(-1)?.at)
    .map(({ asset, amount }) => ({ asset, amount }))
}

describe('the lucky jackpot', () => {
  it('[JACK-04] [JACK-12] from the lobby: the ring stops on the cell of the reply; record, ledger and balance agree', async () => {
    const { page, world, complaints } = await open({ persona: 'lucky', draw: ['2001#6'] }, '/', {}, ownClock)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    await cabinet.getByRole('button', { name: /^SPIN/ }).click()
    await page.locator('[data-highlighted="true"]').waitFor()
    const result = page.getByRole('dialog', { name: 'Congratulations' })
    // In steps: a call that is under way on a busy machine must not time out.
    for (let ms = 0; ms < WHOLE_RUN && !(await result.isVisible()); ms += STEP) await page.clock.runFor(STEP)
    await result.getByText('88.00 coins', { exact: true }).waitFor()
    expect(await world.calls('receiveDrawChance')).toMatchObject([{ reply: { id: 6, propId: 2001, count: 8800 } }])
    expect(await paidFor(world)).toEqual([{ asset: 'coin', amount: 8800 }])
    await result.getByRole('button', { name: 'Great' }).click()
    const highlighted = cabinet.locator('li[data-place]:has([data-highlighted="true"])')
    expect(await highlighted.getAttribute('data-place')).toBe('5')
    await cabinet.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('dialog', { name: 'Spin history' }).getByText('88.00 coins').first().waitFor()
    await page.keyboard.press('Escape')
    await cabinet.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await world.coin())
    expect(complaints).toEqual([])
  })

  it('[JACK-12] drawn, but the reply was lost: the prize of the record is shown, and nothing is drawn again', async () => {
    const { page, world } = await open(
      { persona: 'lucky', draw: ['2001#6'], fault: 'receiveDrawChance:lost*1' },
      '/activity/jackpot',
    )
    await page.getByRole('button', { name: /^SPIN/ }).click()
    await page.getByRole('dialog', { name: 'Congratulations' }).getByText('88.00 coins', { exact: true }).waitFor()
    expect(await world.calls('receiveDrawChance')).toHaveLength(1)
  })
})
