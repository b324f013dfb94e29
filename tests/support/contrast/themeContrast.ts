import { commands, page } from 'vitest/browser'
import { showTheme } from '../../../.storybook/world/StoryRoot'
import { toVipTheme, type VipTheme, vipThemes } from '../../../src/theme/vip'
import { decodeImages } from '../stories/decodeImages'
import { endMotion } from '../stories/endMotion'
import type { Place } from './commands'
import { hideText, injectSheet, readTextRuns, type TextRun } from './textRuns'

declare module 'vitest/browser' {
  interface BrowserCommands {
    seeLetters: (place: Place) => Promise<void>
    weakTexts: (place: Place, runs: readonly TextRun[]) => Promise<string[]>
  }
}

/** All of most screens; what a long list repeats below is not looked at again, px. */
const TALLEST = 1400

/** A story as Storybook's plugin hands it to the test that has drawn it. */
export interface DrawnStory {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
}

/**
 * A screen is looked at in two themes, three apart and in turn, so that its states cover all six; a piece in one, as it has
 * a story that draws all six. `npm run test:full` looks at every story in all six.
 */
const themesOf = ({ id }: DrawnStory): readonly VipTheme[] => {
  if (import.meta.env['KISMARA_FULL'] === '1') return vipThemes
  const turns = isScreen(id) ? vipThemes.length / 2 : vipThemes.length
  return vipThemes.filter((_, place) => place % turns === sumOf(id) % turns)
}

const isScreen = (id: string): boolean => !/^(?:ui|art|foundations)-/.test(id)

const sumOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/**
 * The lines of text that the pixels behind them make hard to read: the story is turned from theme to theme as it stands, in
 * a window that shows all of it. One that draws the six themes itself is looked at as it is.
 */
export const findWeakTexts = async (story: DrawnStory): Promise<string[]> => {
  const { vip, motion } = story.globals
  // In full motion confetti flies over the letters; the same screen stands still in another story.
  if (motion === 'full') return []
  const still = injectSheet('*,::before,::after{transition:none!important}')
  scrollTo(0, 0)
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, Math.min(scrollHeight, TALLEST))
  const weak = vip === 'all' ? await look('all six') : await lookInTurn(themesOf(story))
  if (vip !== 'all') showTheme(toVipTheme(Number(vip)))
  still.remove()
  return weak
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
  // What scrolls into view is drawn by scripts, later on a busy machine: a weak line counts once two looks agree.
  for (let before = ''; weak.length > 0 && before !== weak.join(); ) {
    before = weak.join()
    await painted()
    weak = await weakLines()
  }
  return weak.map((line) => `${theme}: ${line}`)
}

const weakLines = async (): Promise<string[]> => {
  const runs = readTextRuns()
  const place = placeOf(window)
  if (runs.some(({ metal }) => metal)) await commands.seeLetters(place)
  const showText = hideText()
  const weak = await commands.weakTexts(place, runs)
  showText()
  return weak
}

const placeOf = ({ frameElement }: Window): Place => {
  if (!frameElement) throw new Error('the story has no frame')
  const { x, y, width, height } = frameElement.getBoundingClientRect()
  return { x, y, width, height }
}

/** What scripts draw by theme is on the page a frame later. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
