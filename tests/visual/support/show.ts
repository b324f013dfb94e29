import { configure } from 'storybook/test'
import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import { showTheme } from '../../../.storybook/world/StoryRoot'
import { rest } from './settle'
import type { Shot } from './shots'

// Two pages at once on a busy machine may be slow.
configure({ asyncUtilTimeout: 10_000 })

// Preload every lazy chunk and font, so that nothing arrives late on a busy machine.
// Not what runs by itself: the start, and the static frames, whose observers never update.
const parts = import.meta.glob([
  '../../../src/{app,features,ui}/**/*.tsx',
  '!../../../src/app/{boot/staticFrames,startup/start}.tsx',
])
beforeAll(async () => {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'))
  await Promise.all([...Object.values(parts).map((load) => load()), ...faces.map((face) => face.load())])
})

/** The story on the page, independent of its theme. */
let scene: string | undefined

/** Renders a story in its mode, or switches the theme of the one on the page; returns whether it was rendered. */
export const show = async ({ story, mode }: Shot): Promise<boolean> => {
  const { vip, viewport, locale } = mode
  const wanted = JSON.stringify([story.id, viewport, locale])
  const isNew = scene !== wanted
  if (isNew) {
    scene = undefined
    await page.viewport(viewport.width, viewport.height ?? 240)
    await story.run({ globals: { ...story.globals, ...(vip && { vip }), ...(locale && { locale }) } })
    leaveHeading()
  } else if (vip) {
    showTheme(vip)
  }
  await rest()
  scrollTo(0, 0)
  if (viewport.height === undefined) {
    await page.viewport(viewport.width, document.documentElement.scrollHeight)
    await rest()
  }
  scene = wanted
  return isNew
}

/** The app focuses the heading of every page but the first: the focus ring would depend on the previous story. */
const leaveHeading = (): void => {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('main, main h1')) activeElement.blur()
}

/** The whole viewport as an element, for the screenshot. */
export const wholeWindow = (): HTMLElement => {
  const cover = document.getElementById('whole-window') ?? document.createElement('div')
  cover.id = 'whole-window'
  cover.style.cssText = 'position:fixed;inset:0;pointer-events:none'
  document.documentElement.append(cover)
  return cover
}
