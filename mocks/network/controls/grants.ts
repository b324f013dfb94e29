import { grantKinds, parseGrant } from '../../world/tester/grants'
import { ControlError, excerpt, oneOf } from './suggestions'

const examples = [...grantKinds].map(([name, { example }]) => `${name}:${example}`)

/**
 * Parses what to give, `<what>:<value>`, separated by commas.
 * @throws ControlError when any of it is invalid
 */
export const parseGrants = (text: unknown): string[] => {
  if (typeof text !== 'string' || text.trim() === '')
    throw new ControlError(`'${excerpt(text)}' is not a grant; such as ${examples.join(', ')}.`)
  return text.split(',').map((one) => parseOne(one.trim()))
}

const parseOne = (word: string): string => {
  if (parseGrant(word)) return word
  const colon = word.indexOf(':')
  const kind = oneOf('grant', colon < 0 ? word : word.slice(0, colon), [...grantKinds.keys()])
  throw new ControlError(`'${excerpt(word)}' cannot be given; ${kind}: ${grantKinds.get(kind)?.values}.`)
}
