import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { world } from '../demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const bubbleOf = (page: Page) => page.locator('[data-edge] > button')

const small = { ...phone, viewport: { width: 320, height: 640 } }
const screens = [
  ['390', phone],
  ['390 in Arabic', { ...phone, locale: 'ar' }],
  ['320 in Vietnamese', { ...small, locale: 'vi-VN' }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
] as const

const boxOf = async (page: Page) => (await bubbleOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

describe('the bubble', () => {
  const pages = ['/', '/bonus', '/vip', '/member'].flatMap((path) =>
    screens.map(([name, options]) => [path, name, options] as const),
  )

  it.each(pages)(
    '[JACK-02] is docked at the edge of %s at %s, whole and above the tab bar',
    async (path, _, options) => {
      const { page } = await visit(world(demo, { persona: 'regular' }, path), options)
      await bubbleOf(page).waitFor()
      const { x, y, width, height } = await boxOf(page)
      const { width: inline = 0, height: block = 0 } = page.viewportSize() ?? {}
      const bar = await page.getByRole('navigation').first().boundingBox()
      expect(Math.min(x, inline - x - width)).toBeGreaterThanOrEqual(0)
      expect([width, height].every((size) => size >= 44)).toBe(true)
      expect(y + height).toBeLessThanOrEqual(inline < 1024 ? (bar?.y ?? block) : block)
    },
  )

  it('[JACK-02] is small while the page scrolls, and whole once it rests', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/'), phone)
    await bubbleOf(page).waitFor()
    await page.mouse.wheel(0, 400)
    await page.locator('[data-edge][data-scrolling]').waitFor()
    await expect.poll(async () => (await boxOf(page)).width).toBe(62)
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
    await expect.poll(async () => (await middle()).x).toBeLessThan(60)
  })

  it('[JACK-02] is only for players', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, '/'), phone)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).waitFor()
    expect(await bubbleOf(page).count()).toBe(0)
  })
})
