import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { world } from '../demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const bubbleOf = (page: Page) => page.locator('[data-edge] > button')

const widths = [390, 320, 1280]

const boxOf = async (page: Page) => (await bubbleOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

describe('the bubble', () => {
  it.each([
    ['/', 'en-US'],
    ['/vip', 'ar'],
    ['/member', 'vi-VN'],
  ])(
    '[JACK-02] is docked at the edge of %s in %s, whole and above the tab bar, at every width',
    async (path, locale) => {
      const { page } = await visit(world(demo, { persona: 'regular' }, path), { ...phone, locale })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await bubbleOf(page).waitFor()
        const isInside = async () => {
          const box = await boxOf(page)
          const bar = await page.getByRole('navigation').first().boundingBox()
          const end = width < 768 ? (bar?.y ?? 800) : 800
          return [
            box.x >= 0,
            box.x + box.width <= width,
            box.y + box.height <= end,
            Math.min(box.width, box.height) >= 44,
          ]
        }
        await expect.poll(isInside, { message: `at ${width} px` }).toEqual([true, true, true, true])
      }
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
    const { page } = await visit(world(demo, { persona: 'regular' }, '/vip'), phone)
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
