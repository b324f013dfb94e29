import type { Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const wide = { viewport: { width: 1280, height: 800 }, locale: 'en-US', timezoneId: 'UTC' }
// Animations are not what is tested here.
const still = { reducedMotion: 'reduce' } as const

/** The focused element: its name, whether its ring is drawn, what covers it and whether it is in the viewport. */
interface Stop {
  name: string
  ring: boolean
  hidden: string
}

/** How long rings, scrolling and the bubble may take to come to rest, ms. */
const PATIENCE = 10_000

/** Presses Tab. Returns where the focus comes to rest; null once it has left the page or wrapped around. */
const nextStop = async (page: Page): Promise<Stop | null> => {
  await page.keyboard.press('Tab')
  return page.evaluate(async (patience) => {
    const inspect = (): Stop | null => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      // A native input may be the invisible half of the control drawn beside it.
      const drawn = getComputedStyle(focused).opacity === '0' ? (focused.nextElementSibling ?? focused) : focused
      // An outline, or the focus ring of a field.
      const ringed = [focused, drawn, focused.parentElement, focused.parentElement?.parentElement].some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each ?? focused)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || / 0px 0px 0px 4px$/.test(boxShadow)
      })
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const points = [
        [0.5, 0.5],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.5, 0.15],
        [0.5, 0.85],
      ] as const
      // The demo's panel is no part of the product.
      const over = points
        .map(([x, y]) =>
          document
            .elementsFromPoint(left + x * width, top + y * height)
            .find((element) => !element.hasAttribute('data-mock-panel')),
        )
        .find(
          (at) =>
            !at ||
            !(
              focused.contains(at) ||
              at.contains(drawn) ||
              drawn.contains(at) ||
              at.closest('label')?.contains(focused)
            ),
        )
      const name = focused.getAttribute('aria-label') ?? focused.innerText.trim() ?? focused.tagName
      const label =
        focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
          ? focused.labels?.[0]?.innerText
          : null
      return {
        name: (name || label || focused.tagName).replace(/\s+/g, ' '),
        ring: ringed,
        hidden: over === undefined ? '' : `${over?.tagName ?? 'outside'} ${over?.className ?? ''}`,
      }
    }
    const reached = document.activeElement
    const isLeft = !reached || reached === document.body || reached.hasAttribute('data-mock-panel')
    if (isLeft || reached.hasAttribute('data-walked')) return null
    reached.setAttribute('data-walked', '1')
    const end = performance.now() + patience
    let stop = inspect()
    // In the page, as hundreds of round trips take longer than the animations.
    while ((!stop?.ring || stop.hidden) && performance.now() < end) {
      await new Promise(requestAnimationFrame)
      stop = inspect()
    }
    return stop ?? { name: 'nothing', ring: false, hidden: 'the focus is lost' }
  }, PATIENCE)
}

/** Tabs through the page until the focus leaves it or wraps around. */
const walk = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = []
  await page.getByRole('link', { name: 'Skip to content' }).evaluate((first) => {
    first.focus()
    first.setAttribute('data-walked', '1')
  })
  for (let step = 0; step < 200; step += 1) {
    const stop = await nextStop(page)
    if (!stop) break
    expect(stop).toEqual({ ...stop, ring: true, hidden: '' })
    stops.push(stop)
  }
  return stops
}

/** Visible controls that were not reached by keyboard. */
const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0)
      .filter((each) => !each.hasAttribute('data-walked') && !each.closest('[inert]') && !each.matches(':disabled'))
      // Rows of the windowed grid unmount while tabbing; a remounted row has lost its mark.
      .filter((each) => !each.closest('section[aria-label="All games"]'))
      // The jackpot's bubble comes back once the page rests, which may be after the walk.
      .filter((each) => !each.closest('[data-edge]'))
      // Only one radio button of a group is a tab stop; arrow keys reach the others.
      .filter((each) => !(each instanceof HTMLInputElement && each.type === 'radio' && !each.checked))
      .map((each) => each.getAttribute('aria-label') ?? each.outerHTML.slice(0, 120)),
  )

/** The type with the fewest games, to keep the walk short. */
const fewGames = (page: Page) => page.getByRole('button', { name: 'Arcade' }).click()

/** Scrolls to each shelf, and back, so that all have the tiles that they render only near the viewport. */
const showShelves = async (page: Page) => {
  const waiting = page.locator('main [data-later]')
  await expect
    .poll(async () => {
      const next = waiting.first()
      await next.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined)
      return waiting.count()
    })
    .toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}

const pages = [
  { name: 'lobby', path: '/', persona: 'regular', ready: (page: Page) => page.getByText('Continue playing') },
  { name: 'lobby of a visitor', path: '/', persona: 'visitor', ready: (page: Page) => page.getByText('Hot right now') },
  { name: 'login', path: '/auth/login', persona: 'visitor', ready: (page: Page) => page.getByLabel('Mobile number') },
  { name: 'member', path: '/member', persona: 'regular', ready: (page: Page) => page.getByText('Settings') },
  {
    name: 'jackpot',
    path: '/activity/jackpot',
    persona: 'regular',
    ready: (page: Page) => page.getByRole('button', { name: /spin/i }).first(),
  },
] as const

const phoneScreen = { ...phone, ...still }

describe.each([
  ['phone', phoneScreen, pages],
  ['wide screen', { ...wide, ...still }, pages.filter(({ name }) => name === 'lobby' || name === 'member')],
] as const)('a keyboard on a %s', (_, screen, walked) => {
  it.each(walked)('reaches all of the $name, with a visible focus', async ({ path, persona, ready }) => {
    const { page } = await visit(world(demo, { persona }, path), screen)
    await ready(page).first().waitFor()
    // Before the page in the order of tabs, and with code of its own.
    if (screen !== phoneScreen) await page.getByRole('navigation', { name: 'More pages' }).waitFor()
    if (path === '/') {
      await fewGames(page)
      // These load after the first screenful; the walk must not be past their place by then.
      await page.locator('section[aria-label="All games"]').waitFor({ state: 'attached' })
      for (const name of [/^(Pause|Resume) offers$/, /^(Pause|Resume) winners$/])
        await page.getByRole('button', { name }).waitFor()
      await showShelves(page)
    }
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(3)
    expect(await unreached(page)).toEqual([])
  })
})

const focusIn = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement))

describe('a dialog', () => {
  it('keeps the focus, closes by Escape and returns the focus at once, while the exit animation still plays', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }), wide)
    const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Welcome back' })
    await dialog.waitFor()
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => document.activeElement === document.body)
      expect(outside || (await focusIn(dialog))).toBe(true)
    }
    const left = await page.evaluate(
      () =>
        new Promise<{ animated: string[]; longest: number; focus: string }>((resolve) => {
          new MutationObserver((_, watch) => {
            const picture = document.querySelector('[data-exiting]')
            if (!picture) return
            watch.disconnect()
            const all = picture.getAnimations({ subtree: true })
            const effects = all.map(({ effect }) => effect).filter((effect) => effect instanceof KeyframeEffect)
            resolve({
              animated: effects.flatMap((effect) => Object.keys(effect.getKeyframes().at(-1) ?? {})),
              longest: Math.max(...effects.map((effect) => Number(effect.getComputedTiming().duration))),
              focus: document.activeElement?.textContent ?? '',
            })
          }).observe(document.body, { childList: true })
          document
            .querySelector('dialog')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
        }),
    )
    expect(left.focus).toContain('Log in')
    expect(left.longest).toBeLessThanOrEqual(220)
    const allowed = ['opacity', 'translate', 'scale', 'offset', 'easing', 'composite', 'computedOffset']
    expect(left.animated.filter((name) => !allowed.includes(name))).toEqual([])
    await expect.poll(() => page.locator('[data-exiting]').count()).toBe(0)
  })

  it('disappears at once under reduced motion', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }), { ...wide, reducedMotion: 'reduce' })
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor()
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-exiting]')) document.body.setAttribute('data-left', '')
      }).observe(document.body, { childList: true })
    })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.locator('[data-left]').count()).toBe(0)
  })

  it('[MODAL-01] on top is the one that Escape and the back button close', async () => {
    // On a wider screen the rules are beside the cabinet.
    const { page } = await visit(world(demo, { persona: 'regular' }), {
      ...wide,
      viewport: { width: 1100, height: 800 },
    })
    const opener = page.getByRole('button', { name: /^Open the lucky jackpot/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    await cabinet.waitFor()
    const rules = cabinet.getByRole('button', { name: 'Rules' })
    await rules.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(2)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    expect(await rules.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
