import fc from 'fast-check'
import type { PersonaName } from '../../../../mocks/world/member/profile'
import { assertInvariant, firstDifference } from '../checks/invariants'
import { createLedgerAudit } from '../checks/ledgerAudit'
import { assertPlainJson } from '../checks/plainJson'
import type { Command } from '../commands/command'
import {
  advanceCommand,
  clearFaultsCommand,
  damagedSnapshotCommand,
  drawCommand,
  faultCommand,
  replayCommand,
  replayJournal,
  restoreCommand,
  snapshotCommand,
} from '../commands/controls'
import { fund, raceCommand, repeatCommand, requestCommand, signInCommand } from '../commands/requests'
import { createFixture, type Fixture, type FixtureOptions, passRealTime } from '../fixture/fixture'
import { reads, requests, requestsOf, writes } from '../values/requests'

/** A kind of random walk: the starting players and the weights of the commands. */
export interface Walk {
  name: string
  personas: readonly PersonaName[]
  ticking: readonly boolean[]
  funded: readonly boolean[]
  /** Weights of the commands other than single requests. */
  shares: { race: number; fault: number; wait: number; state: number }
  /** Calls that every second command makes. */
  often?: readonly string[]
}

export const walks = {
  newcomer: {
    name: 'newcomer',
    personas: ['newcomer'],
    ticking: [false],
    funded: [false, true, true, true],
    shares: { race: 4, fault: 3, wait: 14, state: 1 },
  },
  ticking: {
    name: 'ticking',
    personas: ['newcomer', 'broke'],
    ticking: [true],
    funded: [false, true],
    shares: { race: 4, fault: 3, wait: 10, state: 2 },
  },
  faults: {
    name: 'faults',
    personas: ['newcomer', 'lucky'],
    ticking: [false, true],
    funded: [false, true],
    shares: { race: 14, fault: 24, wait: 8, state: 2 },
  },
  history: {
    name: 'history',
    personas: ['collector', 'regular', 'lucky', 'vip3', 'vip6'],
    ticking: [false],
    funded: [false],
    shares: { race: 4, fault: 3, wait: 12, state: 1 },
  },
} as const satisfies Record<string, Walk>

/** Maximum commands per walk; half of it is usual. */
const LONGEST = 160

const commandsOf = ({ shares: { race, fault, wait, state }, often }: Walk): fc.Arbitrary<Command> =>
  fc.oneof(
    { weight: 100, arbitrary: requestCommand(requests) },
    ...(often ? [{ weight: 170, arbitrary: requestCommand(requestsOf(often)) }] : []),
    { weight: 30, arbitrary: requestCommand(writes) },
    { weight: 12, arbitrary: repeatCommand },
    { weight: 4, arbitrary: signInCommand },
    { weight: race, arbitrary: raceCommand(writes) },
    { weight: fault, arbitrary: faultCommand },
    { weight: Math.ceil(fault / 2), arbitrary: clearFaultsCommand },
    { weight: wait, arbitrary: advanceCommand },
    { weight: 2, arbitrary: drawCommand },
    { weight: state, arbitrary: snapshotCommand },
    { weight: state, arbitrary: restoreCommand },
    { weight: state, arbitrary: damagedSnapshotCommand },
    { weight: state, arbitrary: replayCommand },
    { weight: 2, arbitrary: requestCommand(reads) },
  )

/** Checks at the end of a walk. */
const checkEnd = (fixture: Fixture, replays: boolean): void => {
  passRealTime(fixture, 0)
  const { world } = fixture.backend.journal
  assertPlainJson(world)
  // Audit all entries again: none may have changed since.
  createLedgerAudit(world)
  const whole = JSON.stringify(world)
  assertInvariant(whole === fixture.bytes, 'I16', () => firstDifference(fixture.bytes, whole))
  const bytes = replays ? JSON.stringify(replayJournal(fixture).world) : fixture.bytes
  assertInvariant(bytes === fixture.bytes, 'I8', () => firstDifference(fixture.bytes, bytes))
  assertInvariant(!('polluted' in {}), 'I5', () => 'a request body polluted Object.prototype')
}

export interface WalkStats {
  walks: number
  commands: number
  calls: number
  done: number
  refused: number
  faulted: number
  /** Counts by call and code. */
  outcomes: Map<string, number>
  /** The commands of the last walk that broke an invariant. */
  trail: readonly string[]
}

export const emptyStats = (): WalkStats => ({
  walks: 0,
  commands: 0,
  calls: 0,
  done: 0,
  refused: 0,
  faulted: 0,
  outcomes: new Map(),
  trail: [],
})

/** A bug to plant; `replays` = compare with a replayed journal at the end, which does not know the bug. */
export interface Bug {
  plant: (fixture: Fixture) => void
  replays: boolean
}

/** The property that a walk breaks no invariant. */
export const walkProperty = (walk: Walk, stats: WalkStats, bug?: Bug, replayPath?: string) => {
  const settings: fc.Arbitrary<FixtureOptions> = fc.record({
    persona: fc.constantFrom(...walk.personas),
    seed: fc.nat(0xffff_ffff),
    ticking: fc.constantFrom(...walk.ticking),
    funded: fc.constantFrom(...walk.funded),
  })
  const commands = fc.commands([commandsOf(walk)], {
    maxCommands: LONGEST,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  })
  return fc.asyncProperty(settings, commands, async (setting, list) => {
    const fixture = createFixture(setting)
    bug?.plant(fixture)
    stats.walks += 1
    try {
      if (setting.funded) await fund(fixture)
      await fc.asyncModelRun(() => ({ model: {}, real: fixture }), list)
      checkEnd(fixture, bug?.replays ?? true)
    } catch (error) {
      stats.trail = fixture.trail
      throw error
    } finally {
      for (const [outcome, times] of fixture.outcomes)
        stats.outcomes.set(outcome, (stats.outcomes.get(outcome) ?? 0) + times)
      for (const key of ['commands', 'calls', 'done', 'refused', 'faulted'] as const) stats[key] += fixture.counts[key]
    }
  })
}
