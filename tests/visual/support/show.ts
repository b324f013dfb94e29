import { configure } from 'storybook/test'
import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import { showTheme } from '../../../.storybook/world/StoryRoot'
import { rest } from './settle'
import type { Shot } from './shots'

// Two pages at once on a busy machine: a story may take its time.
configure({ asyncUtilTimeout: 10_000 })

// Every lazy part and every letter of ours beforehand: nothing comes late on a busy machine.
const parts = import.meta.glob(['../../../src/{app,features,ui}/**/*.tsx', '!../../../src/app/{start,staticShell}.tsx'])
beforeAll(async () => {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'))
  await Promise.all([...Object.values(parts).map((load) => load()), ...faces.map((face) => face.load())])
})

/** What stands on the page, whatever its theme. */
let scene: string | undefined

/** Draws a story under its mode, or turns the one that stands there into the mode's theme; gives whether it is drawn anew. */
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

/** The app focuses the heading of every page but a visit's first: that would show which story came before. */
const leaveHeading = (): void => {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('main, main h1')) activeElement.blur()
}

/** All of the window, as an element of which a picture can be taken. */
export const wholeWindow = (): HTMLElement => {
  const cover = document.getElementById('whole-window') ?? document.createElement('div')
  cover.id = 'whole-window'
  cover.style.cssText = 'position:fixed;inset:0;pointer-events:none'
  document.documentElement.append(cover)
  return cover
}
