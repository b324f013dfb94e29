import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'
import { ownClock } from './jackpot/page'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const fresh = { ...phone, popups: true }

describe('the first page of a session', () => {
  it('[MODAL-05] shows no pop-up on a form', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, '/auth/login'), fresh, ownClock)
    await page.getByLabel('Mobile number').fill('2025550100')
    await page.clock.fastForward(60_000)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('an activity', () => {
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
