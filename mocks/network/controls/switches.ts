import { overrideFields, parseOverride } from '../../world/config/overrides'
import { ControlError, excerpt, oneOf } from './suggestions'

/**
 * Parses overrides of switches, `<field>:<value>`, separated by commas.
 * @throws ControlError when any of them is invalid
 */
export const parseConfig = (text: unknown): string[] => {
  if (typeof text !== 'string' || text.trim() === '')
    throw new ControlError(`'${excerpt(text)}' is not a switch; <field>:<value>, such as otpStatus:0.`)
  return text.split(',').map((one) => parseSwitch(one.trim()))
}

const parseSwitch = (word: string): string => {
  if (parseOverride(word)) return word
  const colon = word.indexOf(':')
  const field = oneOf('switch', colon < 0 ? word : word.slice(0, colon), [...overrideFields.keys()])
  throw new ControlError(`'${excerpt(word)}' is not a value of ${field}; ${overrideFields.get(field)?.values}.`)
}
