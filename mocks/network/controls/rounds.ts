import { forcedForms, parseForcedRound } from '../../world/game/forced'
import { gameKinds } from '../../world/game/playCalls'
import { ControlError, excerpt, oneOf } from './suggestions'

/**
 * Parses results of rounds, `<kind>:<result>`, separated by commas.
 * @throws ControlError when any of them is invalid
 */
export const parseRounds = (text: unknown): string[] => {
  if (typeof text !== 'string' || text.trim() === '')
    throw new ControlError(`'${excerpt(text)}' is not a round; ${Object.values(forcedForms).join('; ')}.`)
  return text.split(',').map((one) => parseOne(one.trim()))
}

const parseOne = (word: string): string => {
  if (parseForcedRound(word)) return word
  const kind = oneOf('game', word.split(':')[0] ?? '', gameKinds)
  throw new ControlError(`No round gives '${excerpt(word)}'; ${forcedForms[kind]}.`)
}
