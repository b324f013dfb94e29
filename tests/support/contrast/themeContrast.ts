import { commands, page } from 'vitest/browser'
import type { PictureParameters } from '../../../.storybook/modes'
import { showTheme } from '../../../.storybook/world/StoryRoot'
import { texts } from '../../../src/i18n'
import { toVipTheme, type VipTheme, vipThemes } from '../../../src/theme/vip'
import { decodeImages } from '../stories/decodeImages'
import { endMotion } from '../stories/endMotion'
import type { Area } from './commands'
import { hideText, injectSheet, readTextRuns, type TextRun } from './textRuns'

declare module 'vitest/browser' {
  interface BrowserCommands {
    seeLetters: (area: Area) => Promise<void>
    weakTexts: (area: Area, runs: readonly TextRun[]) => Promise<string[]>
  }
}

/** Tallest window, px: most screens as a whole; long lists repeat themselves below. */
const TALLEST = 1400

/** The story that Storybook's Vitest plugin rendered. */
export interface DrawnStory {
  readonly id: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly globals: Readonly<Record<string, unknown>>
}

/** Screens with a picture are checked in all six themes; everything else in one, which differs from story to story. */
const themesOf = ({ id, parameters }: DrawnStory): readonly VipTheme[] =>
  isScreen(id) && !(parameters['chromatic'] as PictureParameters).disableSnapshot
    ? vipThemes
    : vipThemes.filter((_, index) => index === sumOf(id) % vipThemes.length)

const isScreen = (id: string): boolean => !/^(?:ui|art|foundations)-/.test(id)

const sumOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/**
 * Lines of text with too little contrast on their pixels. Switches the rendered story from theme to theme, in a window
 * that shows all of it; a story that renders all six themes is checked as it is.
 */
export const findWeakTexts = async (story: DrawnStory): Promise<string[]> => {
  const { vip, motion } = story.globals
  // Confetti in full motion covers text; the same screen is checked without motion in another story.
  if (motion === 'full') return []
  // The shadow of a message lies over the page for a moment only.
  const still = injectSheet(
    `*,::before,::after{transition:none!important}section[aria-label="${texts.t('shell.toasts')}"] li{box-shadow:none!important}`,
  )
  scrollTo(0, 0)
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, Math.min(scrollHeight, TALLEST))
  try {
    const weak = vip === 'all' ? await look('all six') : await lookInTurn(themesOf(story))
    if (vip !== 'all') showTheme(toVipTheme(Number(vip)))
    return weak
  } finally {
    // Also after a failure, or the next stories would stand still.
    still.remove()
  }
}

const lookInTurn = async (themes: readonly VipTheme[]): Promise<string[]> => {
  const weak: string[] = []
  for (const theme of themes) {
    showTheme(theme)
    weak.push(...(await look(`theme ${theme}`)))
  }
  return weak
}

const look = async (theme: string): Promise<string[]> => {
  await painted()
  await decodeImages()
  endMotion()
  let weak = await weakLines()
  // Content that scrolls into view is rendered later on a busy machine: accept a finding once two checks agree.
  for (let before = ''; weak.length > 0 && before !== weak.join(); ) {
    before = weak.join()
    await painted()
    weak = await weakLines()
  }
  return weak.map((line) => `${theme}: ${line}`)
}

const weakLines = async (): Promise<string[]> => {
  const runs = readTextRuns()
  const area = areaOf(window)
  if (runs.some(({ metal }) => metal)) await commands.seeLetters(area)
  const showText = hideText()
  const weak = await commands.weakTexts(area, runs)
  showText()
  return weak
}

const areaOf = ({ frameElement }: Window): Area => {
  if (!frameElement) throw new Error('the story has no frame')
  const { x, y, width, height } = frameElement.getBoundingClientRect()
  return { x, y, width, height }
}

/** Scripts that render by theme need a frame. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
