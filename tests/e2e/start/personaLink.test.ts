import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { held } from '../../support/held'
import { world } from '../demo'
import { takeoverOf, watchFrames } from './frames'
import { SCRIPTS, STATIC_FRAME } from './product'

const { visit } = openBrowser()

const links = [
  { persona: 'vip3', words: {}, theme: '3', player: true },
  { persona: 'whale', words: { theme: '2' }, theme: '2', player: true },
  { persona: 'visitor', words: {}, theme: '1', player: false },
] as const

describe('the first frame of a demo link', () => {
  it.each(links)('is that of its persona: $persona $words', async ({ persona, words, theme, player }) => {
    const scripts = held(SCRIPTS)
    const { page } = await visit(
      world(inject('demoUrl'), { persona, ...words }),
      { ...phone, until: 'commit' },
      (opened) => Promise.all([watchFrames(opened), scripts.hold(opened)]),
    )
    const frame = page.locator(STATIC_FRAME)
    await frame.locator('[data-tap="hero"]').waitFor()
    const painted = () => page.evaluate(() => document.documentElement.dataset['vip'])
    expect(await painted()).toBe(theme)
    expect(await frame.getByRole('button', { name: 'Log in' }).count()).toBe(player ? 0 : 1)
    scripts.release()
    const { look } = await takeoverOf(page)
    expect(look.theme).toBe(theme)
    expect(look.words.includes('Log in')).toBe(!player)
  })
})
