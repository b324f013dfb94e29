import type { BrowserCommandContext } from 'vitest/node'
import type { TextRun } from '../../visual/support/textRuns'
import type { Picture } from './picture'
import { weakRuns } from './pixelContrast'
import { takePicture } from './shot'

const seen = new Map<string, Picture>()

/** Remembers what the window shows with its letters. */
export const seeLetters = async (context: BrowserCommandContext): Promise<void> => {
  seen.set(context.sessionId, await takePicture(context))
}

/** With the letters gone: the lines that are not readable on what is behind them. */
export const checkContrast = async (context: BrowserCommandContext, runs: readonly TextRun[]): Promise<string[]> => {
  const shown = seen.get(context.sessionId)
  if (!shown) throw new Error('seeLetters comes first')
  return weakRuns(runs, shown, await takePicture(context))
}
