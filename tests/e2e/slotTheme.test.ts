import type { Frame, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

const tokenOf = (frame: Page | Frame, name: string): Promise<string> =>
  frame.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name)

describe('[GAME-03] the demo slot', () => {
  it("uses the page's fonts, theme and motion, and follows changes", async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'vip3' }, '/game/start?gameId=1'))
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
    await spin.click()
    const frame = page.frames().find((each) => each.url().includes('/games/slot/'))
    if (!frame) throw new Error('no frame')
    const families = await frame.evaluate(async () => {
      const loaded = await document.fonts.load('800 40px "Unbounded Variable"')
      await document.fonts.ready
      return [...document.fonts, ...loaded]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
    })
    expect(new Set(families)).toEqual(new Set(['Onest Variable', 'Unbounded Variable']))

    const third = await tokenOf(page, '--color-accent-from')
    expect(await tokenOf(frame, '--color-accent-from')).toBe(third)
    const skin = (name: string, value: string) =>
      page.evaluate(([key, set]) => document.documentElement.setAttribute(key ?? '', set ?? ''), [name, value])
    await skin('data-vip', '4')
    await expect.poll(() => tokenOf(frame, '--color-accent-from')).not.toBe(third)
    expect(await tokenOf(frame, '--color-accent-from')).toBe(await tokenOf(page, '--color-accent-from'))

    const still = () => frame.evaluate(() => document.documentElement.dataset['still'])
    expect(await still()).toBe('false')
    await skin('data-motion', 'reduce')
    await expect.poll(still).toBe('true')
    expect(complaints).toEqual([])
  })
})
