import { expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

it('in forced colors, foil text uses the text color and the focus ring is visible', async () => {
  const { page } = await visit(world(demo, { persona: 'regular' }, '/member'), { ...phone, forcedColors: 'active' })
  const level = page.getByText('VIP 2', { exact: true }).first()
  await level.waitFor()
  const letters = await level.evaluate((element) => {
    const { color, backgroundImage } = getComputedStyle(element)
    return { color, backgroundImage, ink: getComputedStyle(document.body).color }
  })
  expect(letters).toEqual({ color: letters.ink, backgroundImage: 'none', ink: letters.ink })
  expect(letters.ink).not.toContain('rgba(0, 0, 0, 0)')
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(ring).toBe('solid')
})
