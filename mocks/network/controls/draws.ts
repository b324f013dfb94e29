import { forcedDrawWords, parseForcedDraw } from '../../world/jackpot/forced'
import { ControlError, excerpt } from './suggestions'

/**
 * Parses draw results, `propId` or `propId~cell id`, separated by commas.
 * @throws ControlError when any of them is invalid
 */
export const parseDraws = (words: readonly unknown[]): string[] => {
  const texts = words.flatMap((word) => String(word).split(','))
  if (texts.length === 0) throw new ControlError('No draw is given; use for example 50001 (Mega) or 2001~3.')
  return texts.map((text) => parseDraw(text.trim()))
}

const parseDraw = (word: string): string => {
  if (parseForcedDraw(word)) return word
  const [prop = '', cell] = word.split(/[~#]/)
  if (cell !== undefined && parseForcedDraw(prop))
    throw new ControlError(
      `Cell '${excerpt(cell)}' does not give ${prop}; ${prop} alone means the first cell that does.`,
    )
  throw new ControlError(
    `No draw gives '${excerpt(word)}'; a propId, or propId~cell id; one of ${forcedDrawWords().join(', ')}.`,
  )
}
