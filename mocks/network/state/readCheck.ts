import * as v from 'valibot'
import { contract } from '../../../src/contract'
import type { Call } from '../../../src/contract/core/call'
import { answer } from '../../handlers/answer'
import type { World } from '../../world/core/state'
import { codeOf } from './recording'

/** The parts of a request's schema that its least value is made from. */
interface Part {
  type: string
  options?: readonly unknown[]
}

const least = ({ type, options }: Part): unknown => {
  if (options) return options[0]
  if (type === 'number') return 1
  if (type === 'boolean') return false
  return type === 'array' ? [] : '1'
}

/** The shortest body that a call takes. */
const leastBody = ({ request }: Call): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(request.entries).flatMap(([key, schema]) =>
      schema.type === 'optional' ? [] : [[key, least(schema)]],
    ),
  )

const looks = contract.flatMap(({ call }) => (call.effect === 'read' ? [{ call, body: leastBody(call) }] : []))

const isSound = (world: World, token: string, { call, body }: (typeof looks)[number]): boolean => {
  try {
    const reply = answer(world, { name: call.name, token, body })
    return codeOf(reply) !== 0 || v.is(call.reply, reply)
  } catch {
    return false
  }
}

/**
 * Looks at everything that a world can show, as each player whom somebody has met: gives the call that breaks, or null. What
 * the nouns keep is theirs alone to understand, so the whole is judged by what it shows.
 */
export const brokenLook = (world: World): string | null => {
  const met = Object.values(world.players).filter(({ awaited }) => !awaited)
  for (const { id } of met) {
    const token = `look.${id}`
    world.tokens[token] = id
    const broken = looks.find((look) => !isSound(world, token, look))
    delete world.tokens[token]
    if (broken) return broken.call.name
  }
  return null
}
