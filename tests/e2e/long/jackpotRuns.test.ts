import { describe, expect, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { countCalls } from '../demo'
import { drawReplies, paidPrizes, readySpin } from '../jackpot/page'
import { expectAgreement, openCabinet, result, startRun, still, WHOLE_RUN } from '../jackpot/runs'

const { visit } = openBrowser()

describe('shown prize = reply = record = ledger', () => {
  it.each([
    ['1005', '5% deposit coupon', 1],
    ['2002', '200 points', 200],
    ['4001', '20 activity points', 20],
  ] as const)('[JACK-05] [JACK-12] %s: after the stop the result pop-up shows it', async (draw, words, amount) => {
    const { page, complaints } = await openCabinet(visit, draw, still)
    await (await readySpin(page)).click()
    await result(page).getByText(words, { exact: true }).waitFor()
    expect(await page.getByTestId('jackpot-wheel').count()).toBe(0)
    await expectAgreement(page, words, amount)
    expect(complaints).toEqual([])
  })

  it('[JACK-12] in a hidden tab that sleeps through the run', async () => {
    const { page } = await openCabinet(visit, '2001#6')
    await startRun(page)
    // As after closing the lid: every timer is late and fires once.
    await page.clock.fastForward(WHOLE_RUN)
    await page.clock.resume()
    await result(page).getByText('88.00 coins', { exact: true }).waitFor()
    await expectAgreement(page, '88.00 coins', 8800)
  })

  it('[JACK-12] with theme, viewport and figures changed in mid-spin', async () => {
    const { page, complaints } = await openCabinet(visit, '2001#10', phone, '/')
    await startRun(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-vip', '5'))
    await page.setViewportSize({ width: 320, height: 568 })
    await page.clock.runFor(1200)
    await page.setViewportSize({ width: 844, height: 390 })
    await page.clock.runFor(WHOLE_RUN)
    await page.clock.resume()
    await result(page).getByText('18.00 coins', { exact: true }).waitFor()
    await expectAgreement(page, '18.00 coins', 1800)
    expect(complaints).toEqual([])
  })

  it('[JACK-12] left by a link in mid-spin, in another language on return', async () => {
    const { page } = await openCabinet(visit, '2001#6')
    await (await readySpin(page)).click()
    await page.locator('[data-highlighted="true"]').waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: /\bMe$/ }).click()
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es-419')
    await page.getByRole('heading', { name: 'Ajustes' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await page.getByRole('button', { name: /^Abrir el jackpot/ }).click()
    const prize = page.getByRole('dialog', { name: 'Felicitaciones' }).getByText(/^88[.,]00 monedas$/)
    await prize.waitFor()
    const [reply] = await drawReplies(page)
    expect(await paidPrizes(page, reply?.recordId ?? '')).toEqual([{ asset: 'coin', amount: 8800 }])
    expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  })

  it('[JACK-12] reloaded in mid-spin: the draw is in the record, once', async () => {
    const { page } = await openCabinet(visit, '2001#6')
    await startRun(page)
    await page.clock.resume()
    await page.reload()
    await page.getByRole('button', { name: /No spins left/ }).waitFor()
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Spin history' })
      .getByRole('listitem')
      .first()
      .getByText('88.00 coins')
      .waitFor()
  })
})
