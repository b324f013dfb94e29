import * as v from 'valibot'
import { WORLD_VERSION, type World } from '../../world/core/state'
import { parseJson } from '../adapters/json'
import { isTooDeep } from '../adapters/nesting'
import { ControlError } from '../controls/suggestions'
import { findBrokenRead } from './readCheck'

const integer = v.pipe(v.number(), v.safeInteger())
const keyed = <S extends v.GenericSchema>(value: S) => v.record(v.string(), value)

export const clockSchema = v.variant('mode', [
  v.object({ mode: v.literal('live') }),
  v.object({ mode: v.literal('run'), offset: integer }),
  v.object({ mode: v.literal('frozen'), at: integer }),
])

const entry = v.looseObject({
  id: v.string(),
  at: integer,
  playerId: v.string(),
  asset: v.string(),
  amount: integer,
  balanceAfter: integer,
})

/** The common frame of every world; the parts of each noun are checked by `findBrokenRead`. */
const frame = v.looseObject({
  version: v.literal(WORLD_VERSION),
  seed: integer,
  persona: v.string(),
  clock: clockSchema,
  born: integer,
  now: integer,
  serial: integer,
  gameCount: integer,
  players: keyed(v.looseObject({ id: v.string(), balances: keyed(integer), state: keyed(v.unknown()) })),
  tokens: keyed(v.string()),
  ledger: keyed(v.array(entry)),
  agenda: v.array(v.object({ at: integer, what: v.string(), ref: v.string() })),
  forcedDraws: v.array(v.string()),
  shared: keyed(v.unknown()),
})

const wrong = (reason: string): never => {
  throw new ControlError(`This is not a snapshot of a world: ${reason.replace(/\.$/, '')}. The world is unchanged.`)
}

/** Checks that players are under their ids, and that balances equal the ledger's sums and none is negative. */
const checkPlayers = ({ players, ledger, tokens }: v.InferOutput<typeof frame>): void => {
  for (const [id, player] of Object.entries(players)) {
    if (player.id !== id) wrong(`the player ${id} has another id`)
    const sums: Record<string, number> = {}
    for (const { asset, amount, balanceAfter } of ledger[id] ?? []) {
      sums[asset] = (sums[asset] ?? 0) + amount
      if (balanceAfter !== sums[asset]) wrong(`the movements of ${id} do not add up`)
    }
    for (const [asset, balance] of Object.entries(player.balances))
      if (balance < 0 || balance !== (sums[asset] ?? 0)) wrong(`${asset} of ${id} is not what the ledger says`)
  }
  for (const id of Object.values(tokens))
    if (!Object.hasOwn(players, id)) wrong(`a token belongs to ${id}, who is not there`)
}

/**
 * Validates a snapshot, as text or as data. Returns its JSON text.
 * @throws ControlError
 */
export const readSnapshot = (snapshot: unknown): string => {
  const text = typeof snapshot === 'string' ? snapshot.replace(/^\uFEFF/, '') : (JSON.stringify(snapshot) ?? '')
  if (isTooDeep(text)) return wrong('it is nested too deeply')
  let data: unknown
  try {
    data = parseJson(text)
  } catch (error) {
    return wrong(error instanceof ControlError ? error.message : 'it is not JSON')
  }
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined
  if (typeof version === 'number' && version !== WORLD_VERSION)
    wrong(`it is of version ${version}, this is ${WORLD_VERSION}`)
  const read = v.safeParse(frame, data, { abortEarly: true })
  const [issue] = read.issues ?? []
  if (!read.success) return wrong(`${(issue && v.getDotPath(issue)) ?? 'the whole'} is not as it must be`)
  checkPlayers(read.output)
  // The frame is valid; the data is this function's own copy, so it may be read as a world.
  const broken = findBrokenRead(data as World)
  if (broken) wrong(`${broken} cannot be answered from it`)
  return text
}

/** A deep copy of the world. */
export const takeSnapshot = (world: World): World => JSON.parse(JSON.stringify(world)) as World
