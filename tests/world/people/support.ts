import { createHash } from 'node:crypto'
import { createWorld } from '../../../mocks/personas/build'
import { personFor } from '../../../mocks/world/people/person'
import { NOON } from '../core/support'

/** A thousand invented people. */
export const thousand = (seed = 1) => Array.from({ length: 1_000 }, (_, number) => personFor(seed, 'test', number))

/** A fingerprint of many people and of a whole world with them. */
export const fingerprint = (): string => {
  const { world } = createWorld({ seed: 5, persona: 'collector', clock: { mode: 'frozen', at: NOON }, real: NOON })
  return createHash('sha256')
    .update(JSON.stringify([thousand(5), world]))
    .digest('hex')
}
