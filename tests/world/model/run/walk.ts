import fc from 'fast-check'
import type { PersonaName } from '../../../../mocks/world/member/profile'
import { must, parting } from '../checks/invariants'
import { createWatch } from '../checks/ledgerAudit'
import { mustBePlain } from '../checks/plainJson'
import type { Deed } from '../commands/command'
import {
  choosing,
  failing,
  keeping,
  mending,
  replayed,
  replaying,
  restoring,
  spoiling,
  waiting,
} from '../commands/controls'
import { entering, fund, racing, repeating, requesting } from '../commands/requests'
import { openStage, type Setting, type Stage, tick } from '../fixture/fixture'
import { reads, requests, writes } from '../values/requests'

/** A way of walking through a world: who begins, and how often each kind of deed comes. */
export interface Walk {
  name: string
  personas: readonly PersonaName[]
  ticking: readonly boolean[]
  funded: readonly boolean[]
  /** Shares of the deeds that are no single request. */
  shares: { race: number; fault: number; wait: number; state: number }
}

/** The walks that the tests make. */
export const walks = {
  lean: {
    name: 'lean',
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
  storm: {
    name: 'storm',
    personas: ['newcomer', 'lucky'],
    ticking: [false, true],
    funded: [false, true],
    shares: { race: 14, fault: 24, wait: 8, state: 2 },
  },
  rich: {
    name: 'rich',
    personas: ['collector', 'regular', 'lucky', 'vip3', 'vip6'],
    ticking: [false],
    funded: [false],
    shares: { race: 4, fault: 3, wait: 12, state: 1 },
  },
} as const satisfies Record<string, Walk>

/** The most deeds of one walk; half of it is usual. */
const LONGEST = 160

const deedsOf = ({ shares: { race, fault, wait, state } }: Walk): fc.Arbitrary<Deed> =>
  fc.oneof(
    { weight: 100, arbitrary: requesting(requests) },
    { weight: 30, arbitrary: requesting(writes) },
    { weight: 12, arbitrary: repeating },
    { weight: 4, arbitrary: entering },
    { weight: race, arbitrary: racing(writes) },
    { weight: fault, arbitrary: failing },
    { weight: Math.ceil(fault / 2), arbitrary: mending },
    { weight: wait, arbitrary: waiting },
    { weight: 2, arbitrary: choosing },
    { weight: state, arbitrary: keeping },
    { weight: state, arbitrary: restoring },
    { weight: state, arbitrary: spoiling },
    { weight: state, arbitrary: replaying },
    { weight: 2, arbitrary: requesting(reads) },
  )

/** What holds at the end of every walk. */
const finish = (stage: Stage, replays: boolean): void => {
  tick(stage, 0)
  const { world } = stage.backend.chronicle
  mustBePlain(world)
  // Every movement is read once more: none may have been changed after it was written.
  createWatch(world)
  const whole = JSON.stringify(world)
  must(whole === stage.bytes, 'I16', () => parting(stage.bytes, whole))
  const bytes = replays ? JSON.stringify(replayed(stage).world) : stage.bytes
  must(bytes === stage.bytes, 'I8', () => parting(stage.bytes, bytes))
  must(!('polluted' in {}), 'I5', () => 'every object has a field that a body brought along')
}

/** What became of the walks so far. */
export interface Tally {
  walks: number
  commands: number
  calls: number
  done: number
  refused: number
  faulted: number
  /** How often each call came to each code. */
  outcomes: Map<string, number>
  /** The last walk that broke a promise, deed by deed. */
  trail: readonly string[]
}

/** Nothing walked yet. */
export const noTally = (): Tally => ({
  walks: 0,
  commands: 0,
  calls: 0,
  done: 0,
  refused: 0,
  faulted: 0,
  outcomes: new Map(),
  trail: [],
})

/** A bug to be planted; `replays` says whether a journal that does not know of it is compared at the end. */
export interface Bug {
  plant: (stage: Stage) => void
  replays: boolean
}

/** The property that every walk keeps every promise. */
export const walkKeepsPromises = (walk: Walk, tally: Tally, bug?: Bug, replayPath?: string) => {
  const settings: fc.Arbitrary<Setting> = fc.record({
    persona: fc.constantFrom(...walk.personas),
    seed: fc.nat(0xffff_ffff),
    ticking: fc.constantFrom(...walk.ticking),
    funded: fc.constantFrom(...walk.funded),
  })
  const deeds = fc.commands([deedsOf(walk)], {
    maxCommands: LONGEST,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  })
  return fc.asyncProperty(settings, deeds, async (setting, list) => {
    const stage = openStage(setting)
    bug?.plant(stage)
    tally.walks += 1
    try {
      if (setting.funded) await fund(stage)
      await fc.asyncModelRun(() => ({ model: {}, real: stage }), list)
      finish(stage, bug?.replays ?? true)
    } catch (error) {
      tally.trail = stage.trail
      throw error
    } finally {
      for (const [outcome, times] of stage.outcomes)
        tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + times)
      for (const key of ['commands', 'calls', 'done', 'refused', 'faulted'] as const) tally[key] += stage.counts[key]
    }
  })
}
