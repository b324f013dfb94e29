import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { world } from '../demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const bubbleOf = (page: Page) => page.locator('[data-edge] > button')

/** What the visible bubble covers, by name; empty also while it is hidden. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bubble = document.querySelector('[data-edge] > button')
    if (!bubble || getComputedStyle(bubble).visibility === 'hidden') return []
    const box = bubble.getBoundingClientRect()
    const linesOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    }
    const names: string[] = []
    const covers = (other: DOMRect) =>
      other.right > box.left && other.left < box.right && other.bottom > box.top && other.top < box.bottom
    for (const element of document.querySelectorAll('main *, header *, nav *')) {
      const rects = element.matches('a, button, select, input, summary, [role="progressbar"], [role="img"]')
        ? [element.getBoundingClientRect()]
        : [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap(linesOf)
      // Text only for screen readers is in a box of 1 px.
      if (element.getBoundingClientRect().width > 1 && rects.some(covers)) names.push(element.outerHTML.slice(0, 90))
    }
    return names
  })

const small = { ...phone, viewport: { width: 320, height: 640 } }
const screens = [
  ['390', phone],
  ['390 in Arabic', { ...phone, locale: 'ar' }],
  ['320 in Vietnamese', { ...small, locale: 'vi-VN' }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
] as const

describe('the bubble', () => {
  it.each(screens)('[JACK-02] covers nothing that can be tapped or read, at %s', async (_, options) => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/'), options)
    await bubbleOf(page).waitFor({ state: 'attached' })
    // The card is in sight.
    await expect.poll(() => page.locator('[data-edge][data-away]').count()).toBe(1)
    for (let down = 0; down < 2400; down += 230) {
      await page.evaluate((top) => window.scrollTo(0, top), down)
      // Longer than the page must rest until it shows again.
      await page.waitForTimeout(350)
      expect(await covered(page), `${down} px down`).toEqual([])
    }
  })

  it.each(screens)('[JACK-02] covers nothing on a page that does not scroll, at %s', async (_, options) => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/bonus'), options)
    await bubbleOf(page).waitFor()
    // It moves once the page, which loads in parts, has rested.
    await expect.poll(() => covered(page)).toEqual([])
  })

  it.each(screens)('[JACK-02] covers nothing on the member page, at %s', async (_, options) => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/member'), options)
    // Hidden where no spot is free, not even for half of it.
    await bubbleOf(page).waitFor({ state: 'attached' })
    await expect.poll(() => covered(page)).toEqual([])
  })

  it('[JACK-02] is dragged to an edge, never covers the bars and keeps its position after a reload', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/bonus'), phone)
    const bubble = bubbleOf(page)
    await bubble.waitFor()
    const middle = async () => {
      const box = await bubble.boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    await bubble.hover()
    await page.mouse.down()
    await page.mouse.move(120, 2000, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await middle()).x).toBeLessThan(60)
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    const bottom = () => bubble.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0))
    await expect.poll(bottom).toBeLessThan(bar?.y ?? 0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.reload()
    // Hidden where no spot is free.
    await bubble.waitFor({ state: 'attached' })
    await expect.poll(async () => (await middle()).x).toBeLessThan(60)
  })

  it('[JACK-02] is only for players', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, '/'), phone)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).waitFor()
    expect(await bubbleOf(page).count()).toBe(0)
  })
})
