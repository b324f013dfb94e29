import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { world } from '../demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

const AGENT = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Mobile KismaraApp/2.4.1'

/** Runs in the page before its scripts, as a wrapper does. */
const injectBridge = (page: Page) => page.addInitScript(() => Object.assign(window, { KismaraBridge: {} }))

/** The two marks of docs/wrapper.md. */
const marks = [
  ['its user agent', { ...phone, userAgent: AGENT }, undefined],
  ['its object on the window', phone, injectBridge],
] as const

/** The news come first; closed, what follows them shows. */
const afterNews = async (page: Page) => {
  const news = page.getByRole('dialog', { name: 'What’s new' })
  await news.getByRole('button', { name: 'Close', exact: true }).click()
  await news.waitFor({ state: 'hidden' })
}

const installOffer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Play from your home screen' })

describe('in an app of its own (docs/wrapper.md)', () => {
  it('a browser is offered the installation at the first start', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }), { ...phone, popups: true })
    await afterNews(page)
    await installOffer(page).waitFor()
  })

  it.each(marks)('[MODAL-05] by %s the page is known: it offers no installation', async (_, options, prepare) => {
    const { page, complaints } = await visit(world(demo, { persona: 'regular' }), { ...options, popups: true }, prepare)
    await afterNews(page)
    await page.getByRole('dialog', { name: 'Invite and spin' }).waitFor()
    expect(await installOffer(page).count()).toBe(0)
    await page.goto(`${demo}/download`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: 'Install', exact: true }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('[ROUTE-14] Back closes what lies over the page first, and deep links lead where they say', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/?game=1'), { ...phone, userAgent: AGENT })
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto(`${demo}/email`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/email')
  })

  it('[SESS-03] a session that the wrapper has kept is written back before the page starts', async () => {
    const first = await visit(world(demo, { persona: 'regular' }), { ...phone, userAgent: AGENT })
    await first.page.getByTestId('balance').waitFor()
    const kept = await first.page.evaluate(() => ({ ...localStorage }))
    expect(kept['token']).toBeTruthy()
    // The web view loses the token, nothing else.
    await first.page.evaluate(() => localStorage.removeItem('token'))
    await first.page.addInitScript((token) => localStorage.setItem('token', token), kept['token'] ?? '')
    await first.page.goto(`${demo}/member`)
    await first.page.getByTestId('balance').waitFor()
  })

  it('files are chosen by the system, and records are saved by a download', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/feedback'), { ...phone, userAgent: AGENT })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('input[type=file]').first().dispatchEvent('click'),
    ])
    expect(chooser.isMultiple()).toBeTypeOf('boolean')
    await page.goto(`${demo}/wallets/record`)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/\.csv$/)
    expect(saved.url()).toMatch(/^blob:/)
  })
})
