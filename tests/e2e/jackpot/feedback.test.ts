import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { chunkOf } from '../../support/chunkOf'
import { world } from '../demo'
import { ownClock, readySpin } from './page'

const { visit } = openBrowser()
const demo = inject('demoUrl')

interface Felt {
  buzzes: number
  news: string[]
}

/** Records every vibration and every text of a live region. */
const feel = (page: Page) =>
  page.evaluate(() => {
    const felt: Felt = { buzzes: 0, news: [] }
    Object.assign(window, { felt })
    Object.assign(navigator, { vibrate: () => ++felt.buzzes > 0 })
    const said = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
        const text = region.textContent ?? ''
        if (text !== (said.get(region) ?? '') && text !== '') felt.news.push(text)
        said.set(region, text)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const feltOf = (page: Page) => page.evaluate(() => (window as unknown as { felt: Felt }).felt)

const open = async () => {
  const options = { ...phone, reducedMotion: 'reduce' } as const
  const { page } = await visit(
    world(demo, { persona: 'lucky', draw: '2001#6' }, '/activity/jackpot'),
    options,
    ownClock,
  )
  await readySpin(page)
  await feel(page)
  const synthesiser: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(chunkOf('dist-demo', '/zzfx/'))) synthesiser.push(request.url())
  })
  return { page, synthesiser }
}

describe('a draw by keyboard, sound and vibration', () => {
  it('[JACK-12] by keyboard alone: Enter draws, the result takes the focus, announces its prize once and returns the focus', async () => {
    const { page } = await open()
    const spin = await readySpin(page)
    await spin.focus()
    await page.keyboard.press('Enter')
    const result = page.getByRole('dialog', { name: 'Congratulations' })
    await result.waitFor()
    expect(await result.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    const won = async () => (await feltOf(page)).news.filter((text) => text === 'You won 88.00 coins')
    await expect.poll(won).toHaveLength(1)
    await result.getByRole('button', { name: 'Great' }).focus()
    await page.keyboard.press('Enter')
    await result.waitFor({ state: 'hidden' })
    await expect.poll(() => spin.evaluate((button) => document.activeElement === button)).toBe(true)
    expect(await won()).toHaveLength(1)
  })

  it.each([
    ['muted, it is neither heard nor felt', false],
    ['with sound on, it is both', true],
  ])('[JACK-12] %s', async (_, loud) => {
    const { page, synthesiser } = await open()
    if (loud) await page.getByRole('button', { name: 'Turn sound on' }).click()
    await (await readySpin(page)).click()
    await page.getByRole('dialog', { name: 'Congratulations' }).waitFor()
    // Sound and vibration are in sync with the picture; anything late would have happened by now.
    await page.clock.runFor(1000)
    await expect.poll(async () => (await feltOf(page)).buzzes > 0).toBe(loud)
    await expect.poll(() => synthesiser.length > 0).toBe(loud)
  })
})
