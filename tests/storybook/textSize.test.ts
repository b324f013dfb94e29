import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openStorybook } from './builtStorybook'

const narrow = { viewport: { width: 320, height: 700 }, locale: 'en-US', timezoneId: 'UTC' }
const { visit, story: addressOf } = openStorybook()

const screens = [
  { story: 'home-lobby--regular', shown: '[data-testid="balance"]' },
  { story: 'home-lobby--visitor', shown: 'main section' },
  { story: 'auth-login--by-account', shown: 'form' },
  { story: 'auth-login--by-phone', shown: 'form' },
  { story: 'member-member--regular', shown: '[data-testid="balance"]' },
  { story: 'jackpot-win--amount', shown: '[data-testid="jackpot-amount"]' },
  { story: 'jackpot-jackpot--ready-to-spin', shown: 'dialog button, main button' },
] as const

/** Overflow: a page wider than its viewport, or text clipped by a box that does not scroll. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const found = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth} > ${root.clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *, dialog *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      // Ticker lines may be truncated; a game's name is in its link, whatever its picture shows.
      if (!own || element.closest('svg, [aria-hidden="true"], [role="group"] > p')) continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1 || !element.checkVisibility()) continue
      const cutInside =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
      let box: HTMLElement | null = element
      let scrolls = false
      for (; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = box.scrollWidth > box.clientWidth
        if (scrolls) break
      }
      const outside = !scrolls && (left < -1 || right > root.clientWidth + 1)
      if (cutInside || outside)
        found.push(`${element.textContent?.trim().slice(0, 40)} (${Math.round(left)}–${Math.round(right)})`)
    }
    return found
  })

describe('text of twice the size at 320 px', () => {
  it.each(['ar', 'en-XA'])(
    'fits on every screen in %s',
    async (locale) => {
      const found: Record<string, string[]> = {}
      for (const { story, shown } of screens) {
        const globals = `locale:${locale};textScale:200`
        const { page } = await visit(addressOf(story, globals), narrow)
        await page.locator(shown).first().waitFor({ timeout: 120_000 })
        await page.evaluate(() => document.fonts.ready)
        expect(await page.locator('html').getAttribute('style')).toContain('200%')
        const wrong = await misfits(page)
        if (wrong.length > 0) found[story] = wrong
        await page.close()
      }
      expect(found).toEqual({})
    },
    600_000,
  )
})
