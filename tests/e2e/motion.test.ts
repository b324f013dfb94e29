import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { chunkOf } from '../support/chunkOf'
import { world } from './demo'
import { highlightedCells, readySpin, recordHighlight } from './jackpot/page'

const { visit } = openBrowser()
const demo = inject('demoUrl')

interface Watch {
  frames: number
  moving: string[]
}

/**
 * Checks every frame for CSS animations, transitions and scripted animations; fades are allowed. Animations
 * started before the switch may finish.
 */
const watchMotion = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const watch: Watch = { frames: 0, moving: [] }
    Object.assign(window, { watch })
    const still = ['opacity', 'offset', 'computedOffset', 'easing', 'composite']
    const begun = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(begun.map(({ finished }) => finished))
    const look = () => {
      requestAnimationFrame(look)
      watch.frames++
      for (const animation of document.getAnimations()) {
        const { effect, playState } = animation
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const moved = properties.filter((name) => !still.includes(name))
        // 1 ms is the reduced-motion duration of the stylesheet.
        if (moved.length === 0 || Number(effect.getComputedTiming().activeDuration) <= 1) continue
        watch.moving.push(`${moved.join()} of ${effect.target?.outerHTML.slice(0, 120)}`)
      }
    }
    look()
  })

const seen = (page: Page): Promise<Watch> => page.evaluate(() => (window as unknown as { watch: Watch }).watch)

describe("[JACK-12] the app's own motion switch, on a device that asks for nothing", () => {
  it('stops all motion from the lobby to the prize', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'lucky', draw: '50001' }, '/member'))
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByRole('switch', { name: 'Reduce motion' }).click({ force: true })
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false)
    expect(await page.getByRole('switch', { name: 'Reduce motion' }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')

    await watchMotion(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('button', { name: 'Resume winners' }).waitFor()
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    await recordHighlight(page)
    await (await readySpin(page)).click()
    await page.locator('[data-testid="jackpot-wheel"][data-stopped="true"]').waitFor()
    const amount = page.getByTestId('jackpot-amount')
    await amount.waitFor()
    await amount.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('dialog', { name: 'Lucky jackpot' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    const { frames, moving } = await seen(page)
    expect(frames).toBeGreaterThan(0)
    expect(moving).toEqual([])
    expect(new Set((await highlightedCells(page)).map(({ cell }) => cell).filter(Number.isInteger)).size).toBe(1)
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => name.includes(chunkOf('dist-demo', '/canvas-confetti/')))).toEqual([])
    expect(complaints).toEqual([])
  })
})
