import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { held } from '../../support/held'
import { lookAt, moved, takeoverOf, watchFrames } from './frames'
import { GAMES, openWorld, SCRIPTS, STATIC_FRAME } from './product'

const { visit } = openBrowser()
const product = inject('productUrl')

const widths = [320, 390, 1280]
const locales = ['en-US', 'pt-BR', 'ar']
const personas = ['visitor', 'vip3', 'lucky']
/** Each width with each language, and each of the two with each persona. */
const cases = widths.flatMap((width, column) =>
  locales.flatMap((locale, row) =>
    personas
      .filter((_, turn) => (column + row) % personas.length === turn)
      .map((persona) => ({ width, locale, persona })),
  ),
)

const staticFrame = (page: Page) => page.locator(STATIC_FRAME).locator('[data-tap="hero"]').waitFor()

/** Until the page has turned its fonts on, `document.fonts.ready` says nothing about them. */
const fontsActive = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector<HTMLStyleElement>('style[data-fonts]')?.media === 'all')
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

describe('the static frame', () => {
  it.each(cases)('is what React renders: $persona, $locale, $width px', async ({ width, locale, persona }) => {
    const options = { ...phone, viewport: { width, height: 844 }, locale }
    const world = openWorld(persona)
    const scripts = held(SCRIPTS)
    const replies = held('**/app/v1/**')
    const prepare = async (page: Page) => {
      await world.serve(page)
      await watchFrames(page)
    }
    const { page, complaints } = await visit(product, options, prepare)
    await page.locator(GAMES).first().waitFor()
    // The second visit, since the frame of a player is that of the last one.
    await scripts.hold(page)
    await replies.hold(page)
    await page.reload({ waitUntil: 'commit' })
    await staticFrame(page)
    await fontsActive(page)
    const painted = await lookAt(page)
    // No part is missing, which would never move.
    expect(Object.values(painted.boxes).every(([, , width = 0]) => width > 0)).toBe(true)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('main').count()).toBe(1)
    scripts.release()
    const { look, withoutHero } = await takeoverOf(page)
    // The amount of the bonus is known from the last visit, but may be stale in the frame.
    expect(look.words.replace(/\n[\d.,]+(?=\n)/, '')).toBe(painted.words)
    expect(look.theme).toBe(painted.theme)
    expect(moved(painted, look)).toEqual([])
    expect(withoutHero).toBe(0)
    replies.release()
    await page.locator(GAMES).first().waitFor()
    expect(moved(painted, await lookAt(page))).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** A visitor's first frame, while the code is held back. */
const waitingLobby = async () => {
  const scripts = held(SCRIPTS)
  const world = openWorld('visitor')
  const { page, complaints } = await visit(product, { ...phone, until: 'commit' }, async (opened) => {
    await Promise.all([world.serve(opened), scripts.hold(opened)])
  })
  await staticFrame(page)
  return { page, complaints, release: scripts.release }
}

describe('before the code is there', () => {
  const taps = [
    { what: 'the hero', target: '[data-tap="hero"]', opens: 'Create your account' },
    { what: 'Log in', target: '[data-tap="login"]', opens: 'Welcome back' },
    { what: 'the jackpot card', target: '[data-tap="jackpot"]', opens: 'Lucky jackpot' },
  ]

  it.each(taps)('a tap on $what is kept and done once', async ({ target, opens }) => {
    const { page, complaints, release } = await waitingLobby()
    await page.locator(target).tap()
    await page.locator(target).tap()
    release()
    await page.getByRole('dialog', { name: opens }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('dialog').getByRole('button', { name: /close/i }).first().click()
    await page.locator(GAMES).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('a tap on a tab is kept', async () => {
    const { page, complaints, release } = await waitingLobby()
    await page.locator('nav a[href="/member"]').tap()
    expect(new URL(page.url()).pathname).toBe('/')
    release()
    await page.waitForURL('**/auth/login')
    await page.goBack()
    await page.locator(GAMES).first().waitFor()
    expect(complaints).toEqual([])
  })

  it('the focus stays, and Enter works', async () => {
    const { page, release } = await waitingLobby()
    await page.locator('[data-tap="hero"]').focus()
    release()
    await page.locator(GAMES).first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tap'))).toBe('hero')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor()
  })
})
