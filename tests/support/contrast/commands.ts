import { PNG } from 'pngjs'
import type { BrowserCommandContext } from 'vitest/node'
import { sessionOf } from '../visual/cdp'
import { weakRuns } from './pixelContrast'
import type { TextRun } from './textRuns'

/** Position of the story in the browser's page, px. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Screenshots with text, by page. */
const shown = new WeakMap<BrowserCommandContext['page'], PNG>()

/** Takes the screenshot with text, which `weakTexts` needs for gradient text. */
export const seeLetters = async ({ page }: BrowserCommandContext, area: Area): Promise<void> => {
  shown.set(page, await takePicture(page, area))
}

/** Call it with hidden text. Returns the lines that are not readable on their background. */
export const weakTexts = async (
  { page }: BrowserCommandContext,
  area: Area,
  runs: readonly TextRun[],
): Promise<string[]> => {
  const behind = await takePicture(page, area)
  return weakRuns(runs, shown.get(page) ?? behind, behind)
}

const takePicture = async (page: BrowserCommandContext['page'], area: Area): Promise<PNG> => {
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}
