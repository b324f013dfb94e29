import { commands } from './commands'
import type { Shot } from './pictures'
import { show, showOnce } from './show'
import { hideText, readTextRuns } from './textRuns'

/** How often a picture that differs, or a story that could not be drawn, is drawn anew before it counts. */
const AGAIN = 2

/** Compares a picture with the kept one; gives what is wrong, or nothing. */
export const checkPicture = async (shot: Shot): Promise<string | null> => {
  for (let left = AGAIN; left > 0; left--) {
    if ((await draw(shot)) && (await commands.checkPicture(shot.name, false)) === null) return null
  }
  await show(shot)
  return commands.checkPicture(shot.name, true)
}

const draw = (shot: Shot): Promise<boolean> =>
  show(shot).then(
    () => true,
    () => false,
  )

/** The lines of text that are not readable on the pixels behind them, and how many were looked at. */
export const checkContrast = async (shot: Shot): Promise<{ seen: number; weak: string[] }> => {
  await showOnce(shot)
  const runs = readTextRuns()
  await commands.seeLetters()
  const showText = hideText()
  const weak = await commands.checkContrast(runs)
  showText()
  return { seen: runs.length, weak }
}
