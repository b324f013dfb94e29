import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const fresh = { ...phone, popups: true }

describe('the first page of a session', () => {
  it('[MODAL-05] [MODAL-06] offers the app and shows the notice, once, and not again after a reload', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'newcomer' }), fresh)
    const offer = page.getByRole('dialog', { name: 'Play from your home screen' })
    await offer.getByRole('button', { name: 'Not now' }).click()
    const notice = page.getByRole('dialog', { name: 'What’s new' })
    await notice.getByText(/Daily tasks reset/).waitFor()
    await notice.getByRole('button', { name: 'OK' }).click()
    await notice.waitFor({ state: 'hidden' })
    // Chunks still loading would fail on reload and trigger the automatic reload.
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.getByTestId('balance').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).waitFor()
    expect((await offer.count()) + (await notice.count())).toBe(0)
    expect(complaints).toEqual([])
  })

  it('[MODAL-05] shows no pop-up on a form', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, '/auth/login'), fresh)
    await page.getByLabel('Mobile number').fill('2025550100')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('an activity', () => {
  it('[ACT-07] daily check-in: today is claimed once, and the ledger shows it', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'newcomer' }, '/activity/sign-in'))
    await page.getByRole('button', { name: 'Check in for today' }).click()
    await page.getByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }).click()
    await page.getByText(/^Day 2 opens in/).waitFor()
    const paid = await page.evaluate(() => {
      const { mock } = window as unknown as { mock: { ledger(): Promise<{ kind: string; ref: string }[]> } }
      return Promise.resolve(mock.ledger()).then((rows) => rows.filter(({ ref }) => ref === '36.day1'))
    })
    expect(paid.map(({ kind }) => kind)).toEqual(['activity.step'])
    await page.getByRole('link', { name: 'All rules and rewards' }).click()
    await page.getByRole('heading', { level: 1, name: 'Check-in rules' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('[ACT-04] with an unknown id has ended; an invalid id is a 404', async () => {
    const known = await visit(world(demo, { persona: 'regular' }, '/activity/777'))
    await known.page.getByRole('heading', { level: 1, name: 'This promotion has ended' }).waitFor()
    const none = await visit(world(demo, { persona: 'regular' }, '/activity/x'))
    await none.page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  })

  it('[I18N-02] is shown in the language of the player', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/activity/28'), { ...phone, locale: 'pt-BR' })
    await page.getByRole('heading', { level: 1, name: 'Depósitos do mês' }).waitFor()
  })
})
