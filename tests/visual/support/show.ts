import { configure } from 'storybook/test'
import { page } from 'vitest/browser'
import type { Shot } from './pictures'

const stillSheet =
  '*,::before,::after{transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}'

// Two pages at once on a busy machine: a story may take its time.
configure({ asyncUtilTimeout: 10_000 })

/** Draws a story anew under its mode, as Chromatic does, and waits until it rests. */
export const show = async ({ story, mode }: Pick<Shot, 'story' | 'mode'>): Promise<void> => {
  const { vip, viewport, locale } = mode
  await page.viewport(viewport.width, viewport.height ?? 240)
  holdStill()
  await story.run({ globals: { ...story.globals, ...(vip && { vip }), ...(locale && { locale }) } })
  await quiet()
  scrollTo(0, 0)
  if (viewport.height === undefined) await page.viewport(viewport.width, document.documentElement.scrollHeight)
  await settle()
}

const holdStill = () => {
  if (document.getElementById('still')) return
  const sheet = document.createElement('style')
  sheet.id = 'still'
  sheet.textContent = stillSheet
  document.head.append(sheet)
}

/** Nothing more is fetched and nothing changes on the page: late chunks and their art have come. */
const quiet = async (): Promise<void> => {
  let changes = 0
  const watch = new MutationObserver(() => changes++)
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const signs = () => [changes, performance.getEntriesByType('resource').length].join()
  for (let tries = 0, calm = 0; tries < 30 && calm < 2; tries++) {
    const before = signs()
    await new Promise((resolve) => setTimeout(resolve, 80))
    calm = signs() === before ? calm + 1 : 0
  }
  watch.disconnect()
}

/** Letters and pictures are there, and the layout that follows from them. */
const settle = async (): Promise<void> => {
  await document.fonts.ready
  // A picture that cannot be read is drawn as such; the comparison will say so.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
