import type { ClockState } from '../../world/core/clock'
import type { LedgerEntry } from '../../world/core/ledger'
import type { World } from '../../world/core/state'
import { FAULT_NAMES } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { type Latency, parseLatency } from '../faults/latency'
import type { Backend } from '../state/backend'
import type { LoggedCall } from '../state/callLog'
import { createJournal } from '../state/journal'
import { readSnapshot, takeSnapshot } from '../state/snapshot'
import { type Changes, createChanges } from './changes'
import { ControlError, excerpt } from './suggestions'
import { clockAdvanced, clockRunning, clockSet } from './syntax'
import { parseOrigin, type WorldOptions } from './worldOptions'

/** The controls of a world, shared by `window.mock`, the HTTP controls and the panel. */
export interface Controls extends Changes {
  /** Creates a fresh world. Resolves with the persona's token, null when it starts logged out. */
  reset(options?: WorldOptions): Promise<{ token: string | null }>
  fault(text: string): void
  clearFaults(): void
  faults(): string[]
  /** Sets the latency, if one is given; returns the present one. */
  latency(value?: string | number): string
  /** Returns to the initial latency. */
  clearLatency(): void
  clock: {
    now(): number
    set(instant: string): Promise<number>
    advance(span: string): Promise<number>
    /** Lets a frozen clock run on. */
    run(): Promise<number>
  }
  calls(): LoggedCall[]
  clearCalls(): void
  coverage(): Record<string, number>
  /** Every ledger entry, oldest first; of one player, or of all. */
  ledger(playerId?: string): LedgerEntry[]
  snapshot(): World
  /** Replaces the world by a snapshot; resolves with the token as `reset` does. */
  restore(snapshot: unknown): Promise<{ token: string | null }>
}

const RESET_KEYS = ['seed', 'persona', 'clock', 'games'] as const

const checkResetOptions = (options: unknown): WorldOptions => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new ControlError(`'${excerpt(options)}' is not a reset; {seed?, persona?, clock?, games?}.`)
  for (const key of Object.keys(options))
    if (!RESET_KEYS.some((value) => value === key))
      throw new ControlError(`A reset has no '${excerpt(key)}'; one of ${RESET_KEYS.join(', ')}.`)
  return options
}

export const createControls = (backend: Backend): Controls => {
  const setLatency = (latency: Latency) => {
    backend.latency = latency
    backend.settingsChanged()
  }
  const moveClock = (move: (clock: ClockState, world: number, real: number) => ClockState) =>
    backend.commit(() => {
      const { journal } = backend
      journal.catchUp(backend.real())
      const { world } = journal
      const clock = move(world.clock, world.now, backend.real())
      const to = clock.mode === 'frozen' ? clock.at : backend.real() + (clock.mode === 'run' ? clock.offset : 0)
      journal.control({ at: world.now, clock, to })
      return world.now
    })
  return {
    ...createChanges(backend),
    reset: async (options = {}) => {
      const origin = parseOrigin(checkResetOptions(options), backend.real())
      return backend.commit(() => {
        backend.reset(origin)
        return { token: backend.token() }
      })
    },
    fault: (text) => {
      backend.faults.add(parseFaults(text, FAULT_NAMES))
      backend.settingsChanged()
    },
    clearFaults: () => {
      backend.faults.clear()
      backend.settingsChanged()
    },
    faults: () => backend.faults.list(),
    latency: (value) => {
      if (value !== undefined) setLatency(parseLatency(value))
      return backend.latency.word
    },
    clearLatency: () => setLatency(backend.initialLatency),
    clock: {
      now: () => backend.now(),
      set: async (instant) => moveClock((...time) => clockSet(...time, instant)),
      advance: async (span) => moveClock((...time) => clockAdvanced(...time, span)),
      run: async () => moveClock((clock, _world, real) => clockRunning(clock, real)),
    },
    calls: () => backend.log.list(),
    clearCalls: () => backend.log.clear(),
    coverage: () => backend.log.coverage(),
    ledger: (playerId) => {
      const { ledger, players } = backend.journal.world
      if (playerId !== undefined && !Object.hasOwn(players, playerId))
        throw new ControlError(
          `There is no player '${excerpt(playerId)}'; of ${Object.keys(players).length} players, the persona is ${ownId(backend.journal.world)}.`,
        )
      const entries = playerId === undefined ? Object.values(ledger).flat() : (ledger[playerId] ?? [])
      return entries.map((entry) => ({ ...entry }))
    },
    snapshot: () => takeSnapshot(backend.journal.world),
    restore: async (snapshot) => {
      const world = readSnapshot(snapshot)
      return backend.commit(() => {
        backend.adopt(createJournal({ world }))
        return { token: backend.token() }
      })
    },
  }
}

const ownId = (world: World): string =>
  Object.values(world.players).find((player) => player.persona === world.persona)?.id ?? 'logged out'
