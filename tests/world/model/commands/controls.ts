import fc from 'fast-check'
import { ENDPOINTS } from '../../../../mocks/network/adapters/route'
import { WordError } from '../../../../mocks/network/controls/suggestions'
import { createChronicle } from '../../../../mocks/network/state/journal'
import { WORLD_VERSION } from '../../../../mocks/world/core/state'
import { must, type PromiseName, parting } from '../checks/invariants'
import { createWatch } from '../checks/ledgerAudit'
import { mustBePlain } from '../checks/plainJson'
import { bytesOf, type Stage, settle, tick, worldOf } from '../fixture/fixture'
import { type Deed, deed } from './command'

const spans = ['1s', '10s', '61s', '5m', '20m', '61m', '3h', '24h', '25h', '7d', '8d'] as const

/** Moves the world's clock ahead, and takes in what was due on the way. */
export const pass = async (stage: Stage, span: string): Promise<void> => {
  tick(stage, 0)
  const { serial, now } = worldOf(stage)
  await stage.mock.clock.advance(span)
  settle(stage, { serial, now }, null)
  stage.bytes = bytesOf(stage)
}

/** The world's time jumps ahead, and what is due on the way happens. */
export const waiting: fc.Arbitrary<Deed> = fc.constantFrom('1s', '10s', '10s', ...spans).map((span) =>
  deed(`${span} pass`, async (stage) => {
    await pass(stage, span)
    return `${span} pass, it is ${new Date(worldOf(stage).now).toISOString()}`
  }),
)

const faults = [
  '1003',
  '1429',
  '401',
  'errcode401',
  'offline',
  'hang',
  'http500',
  'http502',
  'http429',
  'http200',
  'timeout',
  'lost',
  'lost',
  'malformed',
  'empty',
  'wrongtype',
  'slow=1',
] as const

/** Calls will fail. */
export const failing: fc.Arbitrary<Deed> = fc
  .tuple(
    fc.oneof(fc.constant('*'), fc.constant('*'), fc.constantFrom(...ENDPOINTS)),
    fc.constantFrom(...faults),
    fc.constantFrom('*1', '*1', '*2', '*4', ''),
  )
  .map(([endpoint, what, times]) =>
    deed(`fault ${endpoint}:${what}${times}`, async (stage) => {
      stage.mock.fault(`${endpoint}:${what}${times}`)
      return `fault ${endpoint}:${what}${times}`
    }),
  )

/** Calls fail no longer. */
export const mending: fc.Arbitrary<Deed> = fc.constant(null).map(() =>
  deed('faults are cleared', async ({ mock }) => {
    mock.clearFaults()
    return 'faults are cleared'
  }),
)

/** A tester chooses what the next draw gives. */
export const choosing: fc.Arbitrary<Deed> = fc
  .constantFrom('50001', '50002', '50003', '50004', '2001', '2001#6', '1005', '4001', '2002')
  .map((word) =>
    deed(`draw ${word}`, async (stage) => {
      tick(stage, 0)
      const { serial, now } = worldOf(stage)
      await stage.mock.draw(word)
      settle(stage, { serial, now }, [])
      stage.bytes = bytesOf(stage)
      return `draw ${word}`
    }),
  )

/** Puts another world, which must be the same, in the place of this one. */
const goOnWith = (stage: Stage, promise: PromiseName, bytes: string): void => {
  const present = bytesOf(stage)
  must(present === bytes, promise, () => parting(bytes, present))
  stage.bytes = present
  stage.watch = createWatch(worldOf(stage))
}

/** The world is put aside. */
export const keeping: fc.Arbitrary<Deed> = fc.constant(null).map(() =>
  deed('snapshot', async (stage) => {
    const world = stage.mock.snapshot()
    mustBePlain(worldOf(stage))
    const text = JSON.stringify(world)
    must(text === stage.bytes, 'I7', () => parting(stage.bytes, text))
    stage.snapshots.push({ text, tokens: [...stage.tokens], dead: new Set(stage.dead), firsts: new Map(stage.firsts) })
    return 'snapshot'
  }),
)

/** A world that was put aside comes back. */
export const restoring: fc.Arbitrary<Deed> = fc.tuple(fc.nat(3), fc.boolean()).map(([back, asText]) =>
  deed('restore', async (stage) => {
    const kept = stage.snapshots.at(-1 - (back % Math.max(1, stage.snapshots.length)))
    if (!kept) return 'restore: nothing was kept'
    await stage.mock.restore(asText ? kept.text : JSON.parse(kept.text))
    goOnWith(stage, 'I7', kept.text)
    Object.assign(stage, { tokens: [...kept.tokens], dead: new Set(kept.dead), firsts: new Map(kept.firsts) })
    return 'restore'
  }),
)

const damages: readonly ((text: string) => unknown)[] = [
  (text) => text.slice(0, -1),
  (text) => text.replace(`"version":${WORLD_VERSION}`, '"version":99'),
  (text) => text.replace(/"coin":\d+/, '"coin":-1'),
  (text) => text.replace(/"balanceAfter":\d+/, '"balanceAfter":0.5'),
  () => '',
  () => null,
  () => [],
  () => ({ version: WORLD_VERSION }),
]

/** Somebody restores what is no world; it is refused, and nothing happens. */
export const spoiling: fc.Arbitrary<Deed> = fc.constantFrom(...damages).map((damage) =>
  deed('a damaged snapshot', async (stage) => {
    const spoilt = damage(stage.bytes)
    // A world in which nobody owns coin yet has nothing to be damaged there.
    if (spoilt === stage.bytes) return 'a snapshot that could not be damaged'
    const refused = await stage.mock.restore(spoilt).then(
      () => false,
      (error: unknown) => error instanceof WordError,
    )
    must(refused, 'I5', () => 'a damaged snapshot was taken')
    const after = bytesOf(stage)
    must(after === stage.bytes, 'I5', () => parting(stage.bytes, after))
    return 'a damaged snapshot is refused'
  }),
)

/** The world made once more from its origin and its journal. */
export const replayed = (stage: Stage) => {
  const { origin, entries } = stage.backend.chronicle
  const other = createChronicle(JSON.parse(JSON.stringify(origin)), JSON.parse(JSON.stringify(entries)))
  other.catchUp(stage.real)
  return other
}

/** The world is made again from its journal, and goes on. */
export const replaying: fc.Arbitrary<Deed> = fc.boolean().map((goesOn) =>
  deed('replay', async (stage) => {
    tick(stage, 0)
    const other = replayed(stage)
    const bytes = JSON.stringify(other.world)
    must(bytes === stage.bytes, 'I8', () => parting(stage.bytes, bytes))
    if (goesOn) {
      stage.backend.adopt(other)
      goOnWith(stage, 'I8', bytes)
    }
    return 'replay'
  }),
)
