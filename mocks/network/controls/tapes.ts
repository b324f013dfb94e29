import { clockAt } from '../../world/core/clock'
import { FAULT_NAMES } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import type { Backend } from '../state/backend'
import { settingsOf } from '../state/entries'
import { createJournal } from '../state/journal'
import { takeSnapshot } from '../state/snapshot'
import { COPY_KINDS, type CopyKind, copyTape } from '../tape/copies/copyTape'
import type { Screen } from '../tape/copies/screen'
import { createReplay, type Difference, type Replay } from '../tape/replay'
import { readTape, type Tape, takeTape } from '../tape/tape'
import { ControlError, excerpt, oneOf } from './suggestions'

/** Where the mock server listens, unless it is told otherwise. */
const MOCK_SERVER = 'http://localhost:4010'

/** What a replay has led to. */
export interface Replayed {
  /** Of the player who acted last, if still signed in. */
  token: string | null
  /** Entries played, of how many. */
  to: number
  of: number
  /** The first entry that does not give what it gave; null for none, and before the end. */
  differs: Difference | null
  /** Where the app was; null when the tape does not say. */
  route: string | null
}

/** The controls of the session as a whole. */
export interface Tapes {
  /** The session since the world began, or since the tape did. */
  tape(): Promise<Tape>
  /** Begins a new tape here. */
  clearTape(): Promise<void>
  /**
   * Plays a tape, or its text, from its start to entry `to` or to its end; the world is then what it was there. A clock
   * that ticks goes on from there.
   */
  replay(tape: unknown, options?: { to?: number }): Promise<Replayed>
  /** The session as a test, a story, an archive of its calls, or commands; a page says what is on its screen. */
  copyAs(kind: CopyKind, screen?: Screen, origin?: string): Promise<string>
}

export const createTapes = (backend: Backend): Tapes => {
  /** Kept while the same tape is stepped through. */
  let played: { text: string; replay: Replay } | null = null
  const replayOf = (tape: unknown): Replay => {
    const text = typeof tape === 'string' ? tape : (JSON.stringify(tape) ?? '')
    if (played?.text !== text) played = { text, replay: createReplay(readTape(text)) }
    return played.replay
  }
  const tape = async () => {
    // What is being recorded belongs to it.
    await backend.commit(() => undefined)
    return takeTape(backend.journal)
  }
  return {
    tape,
    clearTape: async () => {
      await backend.commit(() => {
        const { world } = backend.journal
        backend.adopt(createJournal({ world: JSON.stringify(world) }, [], takeSnapshot(world)))
      })
      backend.settingsChanged()
    },
    replay: async (played, { to } = {}) => {
      const replay = replayOf(played)
      const { origin, entries } = replay.tape
      const count = to ?? entries.length
      if (!Number.isSafeInteger(count) || count < 0 || count > entries.length)
        throw new ControlError(`The tape has ${entries.length} entries; '${excerpt(to)}' is none of them.`)
      const isEnd = count === entries.length
      const { world, token } = replay.at(count)
      const past = entries.slice(0, count)
      const settings = settingsOf(past)
      const faults = (settings?.faults ?? []).flatMap((text) => parseFaults(text, FAULT_NAMES))
      const latency = settings ? parseLatency(settings.latency) : backend.initialLatency
      await backend.commit(() => {
        // A copy, by which the store sees that it is another world.
        const journal = createJournal({ ...origin }, past, world)
        if (!isEnd && world.clock.mode !== 'frozen')
          journal.control({ at: world.now, clock: clockAt(world.clock, backend.real(), world.now), to: world.now })
        backend.adopt(journal)
      })
      backend.faults.clear()
      backend.faults.add(faults)
      backend.latency = latency
      backend.settingsChanged()
      backend.events.change('restore')
      return {
        token,
        to: count,
        of: entries.length,
        differs: isEnd ? replay.difference() : null,
        route: routeOf(past),
      }
    },
    copyAs: async (kind, screen, origin = MOCK_SERVER) =>
      copyTape(oneOf('kind of copy', kind, COPY_KINDS), {
        tape: await tape(),
        calls: backend.log.list(),
        origin,
        screen: screen ?? null,
      }),
  }
}

const routeOf = (entries: Tape['entries']): string | null =>
  entries.findLast((entry) => 'route' in entry)?.route ?? null
