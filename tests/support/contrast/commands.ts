import { PNG } from 'pngjs'
import type { BrowserCommandContext } from 'vitest/node'
import { sessionOf } from '../visual/cdp'
import { weakRuns } from './pixelContrast'
import type { TextRun } from './textRuns'

/** Where the story stands in the browser's page, px. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What each page shows with its letters. */
const shown = new WeakMap<BrowserCommandContext['page'], PNG>()

/** Remembers what the story shows with its letters, which `weakTexts` needs for those cut out of a gradient. */
export const seeLetters = async ({ page }: BrowserCommandContext, place: Place): Promise<void> => {
  shown.set(page, await takePicture(page, place))
}

/** With the letters gone: the lines that are not readable on what is behind them. */
export const weakTexts = async (
  { page }: BrowserCommandContext,
  place: Place,
  runs: readonly TextRun[],
): Promise<string[]> => {
  const behind = await takePicture(page, place)
  return weakRuns(runs, shown.get(page) ?? behind, behind)
}

const takePicture = async (page: BrowserCommandContext['page'], place: Place): Promise<PNG> => {
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...place, scale: 1 },
    optimizeForSpeed: true,
  })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}
