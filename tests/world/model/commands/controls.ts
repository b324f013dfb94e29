import fc from 'fast-check'
import { ENDPOINTS } from '../../../../mocks/network/adapters/route'
import { ControlError } from '../../../../mocks/network/controls/suggestions'
import { createJournal } from '../../../../mocks/network/state/journal'
import { WORLD_VERSION } from '../../../../mocks/world/core/state'
import { assertInvariant, firstDifference, type InvariantName } from '../checks/invariants'
import { createLedgerAudit } from '../checks/ledgerAudit'
import { assertPlainJson } from '../checks/plainJson'
import { bytesOf, checkStep, type Fixture, passRealTime, worldOf } from '../fixture/fixture'
import { type Command, command } from './command'

const durations = ['1s', '10s', '61s', '5m', '20m', '61m', '3h', '24h', '25h', '7d', '8d'] as const

/** Advances the world's clock. */
export const advanceClock = async (fixture: Fixture, span: string): Promise<void> => {
  passRealTime(fixture, 0)
  const { serial, now } = worldOf(fixture)
  await fixture.mock.clock.advance(span)
  checkStep(fixture, { serial, now }, null)
  fixture.bytes = bytesOf(fixture)
}

export const advanceCommand: fc.Arbitrary<Command> = fc.constantFrom('1s', '10s', '10s', ...durations).map((span) =>
  command(`advance ${span}`, async (fixture) => {
    await advanceClock(fixture, span)
    return `advance ${span} to ${new Date(worldOf(fixture).now).toISOString()}`
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

export const faultCommand: fc.Arbitrary<Command> = fc
  .tuple(
    fc.oneof(fc.constant('*'), fc.constant('*'), fc.constantFrom(...ENDPOINTS)),
    fc.constantFrom(...faults),
    fc.constantFrom('*1', '*1', '*2', '*4', ''),
  )
  .map(([endpoint, what, times]) =>
    command(`fault ${endpoint}:${what}${times}`, async (fixture) => {
      fixture.mock.fault(`${endpoint}:${what}${times}`)
      return `fault ${endpoint}:${what}${times}`
    }),
  )

export const clearFaultsCommand: fc.Arbitrary<Command> = fc.constant(null).map(() =>
  command('clear faults', async ({ mock }) => {
    mock.clearFaults()
    return 'clear faults'
  }),
)

export const drawCommand: fc.Arbitrary<Command> = fc
  .constantFrom('50001', '50002', '50003', '50004', '2001', '2001#6', '1005', '4001', '2002')
  .map((word) =>
    command(`draw ${word}`, async (fixture) => {
      passRealTime(fixture, 0)
      const { serial, now } = worldOf(fixture)
      await fixture.mock.draw(word)
      checkStep(fixture, { serial, now }, [])
      fixture.bytes = bytesOf(fixture)
      return `draw ${word}`
    }),
  )

/** Continues with another world, which must equal the present one. */
const continueWith = (fixture: Fixture, invariant: InvariantName, bytes: string): void => {
  const present = bytesOf(fixture)
  assertInvariant(present === bytes, invariant, () => firstDifference(bytes, present))
  fixture.bytes = present
  fixture.audit = createLedgerAudit(worldOf(fixture))
}

export const snapshotCommand: fc.Arbitrary<Command> = fc.constant(null).map(() =>
  command('snapshot', async (fixture) => {
    const world = fixture.mock.snapshot()
    assertPlainJson(worldOf(fixture))
    const text = JSON.stringify(world)
    assertInvariant(text === fixture.bytes, 'I7', () => firstDifference(fixture.bytes, text))
    fixture.snapshots.push({
      text,
      tokens: [...fixture.tokens],
      revoked: new Set(fixture.revoked),
      firstReplies: new Map(fixture.firstReplies),
    })
    return 'snapshot'
  }),
)

export const restoreCommand: fc.Arbitrary<Command> = fc.tuple(fc.nat(3), fc.boolean()).map(([back, asText]) =>
  command('restore', async (fixture) => {
    const saved = fixture.snapshots.at(-1 - (back % Math.max(1, fixture.snapshots.length)))
    if (!saved) return 'restore: no snapshot'
    await fixture.mock.restore(asText ? saved.text : JSON.parse(saved.text))
    continueWith(fixture, 'I7', saved.text)
    Object.assign(fixture, {
      tokens: [...saved.tokens],
      revoked: new Set(saved.revoked),
      firstReplies: new Map(saved.firstReplies),
    })
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

/** An invalid snapshot must be refused and change nothing. */
export const damagedSnapshotCommand: fc.Arbitrary<Command> = fc.constantFrom(...damages).map((damage) =>
  command('damaged snapshot', async (fixture) => {
    const damaged = damage(fixture.bytes)
    // Without any coin in the world there is nothing to damage there.
    if (damaged === fixture.bytes) return 'damaged snapshot: nothing to damage'
    const refused = await fixture.mock.restore(damaged).then(
      () => false,
      (error: unknown) => error instanceof ControlError,
    )
    assertInvariant(refused, 'I5', () => 'a damaged snapshot was accepted')
    const after = bytesOf(fixture)
    assertInvariant(after === fixture.bytes, 'I5', () => firstDifference(fixture.bytes, after))
    return 'damaged snapshot refused'
  }),
)

/** The journal replayed from its origin. */
export const replayJournal = (fixture: Fixture) => {
  const { origin, entries } = fixture.backend.journal
  const other = createJournal(JSON.parse(JSON.stringify(origin)), JSON.parse(JSON.stringify(entries)))
  other.catchUp(fixture.real)
  return other
}

/** Replays the journal, compares the worlds, and may continue with the new one. */
export const replayCommand: fc.Arbitrary<Command> = fc.boolean().map((goesOn) =>
  command('replay', async (fixture) => {
    passRealTime(fixture, 0)
    const other = replayJournal(fixture)
    const bytes = JSON.stringify(other.world)
    assertInvariant(bytes === fixture.bytes, 'I8', () => firstDifference(fixture.bytes, bytes))
    if (goesOn) {
      fixture.backend.adopt(other)
      continueWith(fixture, 'I8', bytes)
    }
    return 'replay'
  }),
)
