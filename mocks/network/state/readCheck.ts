import * as v from 'valibot'
import { contract } from '../../../src/contract'
import type { Call } from '../../../src/contract/core/call'
import { strict } from '../../../src/contract/strict/strict'
import { answer } from '../../handlers/answer'
import type { World } from '../../world/core/state'
import { codeOf } from './recording'

/** The parts of a request schema used here. */
interface Part {
  type: string
  options?: readonly unknown[]
}

const smallestValue = ({ type, options }: Part): unknown => {
  if (options) return options[0]
  if (type === 'number') return 1
  if (type === 'boolean') return false
  return type === 'array' ? [] : '1'
}

/** The smallest valid body of a call. */
const smallestBody = ({ request }: Call): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(request.entries).flatMap(([key, schema]) =>
      schema.type === 'optional' ? [] : [[key, smallestValue(schema)]],
    ),
  )

const reads = contract.flatMap(({ call }) => (call.effect === 'read' ? [{ call, body: smallestBody(call) }] : []))

const isValid = (world: World, token: string, { call, body }: (typeof reads)[number]): boolean => {
  try {
    const reply = answer(world, { name: call.name, token, body })
    return codeOf(reply) !== 0 || v.is(strict(call.reply), reply)
  } catch {
    return false
  }
}

/**
 * Makes every read of the contract as each active player: returns the name of the first call that throws or breaks its
 * schema, or null. Only the nouns know what their state must read like, so a world is judged by its replies.
 */
export const findBrokenRead = (world: World): string | null => {
  const active = Object.values(world.players).filter(({ dormant }) => !dormant)
  for (const { id } of active) {
    const token = `check.${id}`
    world.tokens[token] = id
    const broken = reads.find((read) => !isValid(world, token, read))
    delete world.tokens[token]
    if (broken) return broken.call.name
  }
  return null
}
