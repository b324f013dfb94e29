import { forcedDrawWords, parseForcedDraw } from '../../world/jackpot/forced'
import { shown, WordError } from './suggestions'

/** Reads draw results, `propId` or `propId#cell id`, separated by commas; all or none. */
export const parseDraws = (words: readonly unknown[]): string[] => {
  const texts = words.flatMap((word) => String(word).split(','))
  if (texts.length === 0) throw new WordError('No draw is named; such as 50001 (Mega) or 2001#3.')
  return texts.map((text) => parseDraw(text.trim()))
}

const parseDraw = (word: string): string => {
  if (parseForcedDraw(word)) return word
  const [prop = '', cell] = word.split('#')
  if (cell !== undefined && parseForcedDraw(prop))
    throw new WordError(`Cell '${shown(cell)}' does not give ${prop}; ${prop} alone means the first cell that does.`)
  throw new WordError(
    `No draw gives '${shown(word)}'; a propId, or propId#cell id; one of ${forcedDrawWords().join(', ')}.`,
  )
}
