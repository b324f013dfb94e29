import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { held } from '../support/held'
import { culprits, watchShifts } from '../support/shifts'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

/** Pages as starts, each with what is there once its data have come; `collector` has every red dot. */
const starts = [
  { path: '/', persona: 'visitor', content: 'main a[href^="/game/start"]' },
  { path: '/', persona: 'collector', content: 'main a[href^="/game/start"]' },
  { path: '/auth/login', persona: 'visitor', content: 'form' },
  { path: '/activity/jackpot', persona: 'visitor', content: '[data-tier]' },
  { path: '/activity/jackpot', persona: 'lucky', content: '[data-tier]' },
  { path: '/member', persona: 'collector', content: '[data-testid="balance"]' },
  { path: '/member', persona: 'newcomer', content: '[data-testid="balance"]' },
] as const

const wide = { viewport: { width: 1280, height: 800 }, locale: 'en-US', timezoneId: 'UTC' }
const windows = [
  { name: 'a phone', options: phone },
  { name: 'a wide window', options: wide },
]

/** Each page in one of the windows, the lobby in both; themes differ in color and art, not in layout. */
const cases = starts.flatMap((start, row) =>
  windows
    .filter((_, column) => (row + column) % windows.length === 0)
    .map((window) => ({ ...start, ...window, theme: (row % 6) + 1 })),
)

/** In a wide window the login card, which stands in the middle, grows by one row. */
const MOST: Readonly<Record<string, number>> = { '/auth/login': 0.006 }

describe('next to nothing shifts', () => {
  it.each(cases)('on $path of a $persona in $name, theme $theme, whatever loads late', async (start) => {
    const { path, persona, theme, options, content } = start
    const words = { persona, theme: String(theme), latency: '3g' }
    const fonts = held('**/*.woff2')
    const { page } = await visit(world(demo, words, path), { ...options, until: 'commit' }, (opened) =>
      Promise.all([watchShifts(opened), fonts.hold(opened)]),
    )
    await page.locator(content).first().waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    fonts.release()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Amounts, dots and the bubble come after the content.
    await page.waitForLoadState('networkidle')
    expect(await culprits(page, MOST[path])).toEqual([])
  })
})
