import { configure } from 'storybook/test'
import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import type { Shot } from './pictures'
import { holdStill, rest } from './still'

// Two pages at once on a busy machine: a story may take its time.
configure({ asyncUtilTimeout: 10_000 })

// Every lazy part and every letter of ours beforehand: nothing comes late on a busy machine.
const parts = import.meta.glob(['../../../src/{app,features,ui}/**/*.tsx', '!../../../src/app/start.tsx'])
beforeAll(async () => {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'))
  await Promise.all([...Object.values(parts).map((bring) => bring()), ...faces.map((face) => face.load())])
})

let shown: string | undefined

/** Draws a story anew under its mode, as Chromatic does, and waits until it rests. */
export const show = async ({ name, story, mode }: Shot): Promise<void> => {
  const { vip, viewport, locale } = mode
  shown = undefined
  await page.viewport(viewport.width, viewport.height ?? 240)
  holdStill()
  await story.run({ globals: { ...story.globals, ...(vip && { vip }), ...(locale && { locale }) } })
  await rest()
  scrollTo(0, 0)
  if (viewport.height === undefined) {
    await page.viewport(viewport.width, document.documentElement.scrollHeight)
    await rest()
  }
  shown = name
}

/** As above, unless it still stands there. */
export const showOnce = async (shot: Shot): Promise<void> => {
  if (shown !== shot.name) await show(shot)
}
