import type { Due } from '../../world/core/agenda'
import type { ClockState } from '../../world/core/clock'
import type { LedgerEntry } from '../../world/core/ledger'
import type { World } from '../../world/core/state'
import { FAULT_NAMES } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { type Latency, parseLatency } from '../faults/latency'
import type { Backend } from '../state/backend'
import { type LoggedCall, readLine } from '../state/callLog'
import type { MetCodes } from '../state/coverage'
import type { CallPhase, Change } from '../state/events'
import { createJournal } from '../state/journal'
import { readSnapshot, takeSnapshot } from '../state/snapshot'
import { type Changes, createChanges } from './changes'
import { noteControls } from './noteControls'
import { repeatCall } from './repeatCall'
import { ControlError, excerpt, oneOf } from './suggestions'
import { clockAdvanced, clockRunning, clockSet } from './syntax'
import { createTapes, type Tapes } from './tapes'
import { parseOrigin, type WorldOptions } from './worldOptions'

/** How often each call was made; or for each call, how often each code was met, and which never. */
export interface ReadCoverage {
  (): Record<string, number>
  (of: { codes: true }): Record<string, MetCodes>
}

/** The controls of a world, shared by `window.mock`, the HTTP controls and the panel. */
export interface Controls extends Changes, Tapes {
  /** Creates a fresh world. Resolves with the persona's token, null when it starts logged out. */
  reset(options?: WorldOptions): Promise<{ token: string | null }>
  fault(text: string): void
  /** Removes the faults of an endpoint, those of it with a condition, or the one of this text. */
  clearFault(target: string): void
  clearFaults(): void
  faults(): string[]
  /** Lets the calls go on that a fault holds, of one endpoint or of all (`*`). Returns how many there were. */
  release(endpoint: string): number
  /** Endpoints of the calls that are held, one each. */
  held(): string[]
  /** Sets the latency, if one is given; returns the present one. */
  latency(value?: string | number): string
  /** Returns to the initial latency. */
  clearLatency(): void
  clock: {
    now(): number
    mode(): ClockState['mode']
    /** What is due next, soonest first. */
    agenda(): Due[]
    set(instant: string): Promise<number>
    advance(span: string): Promise<number>
    /** Lets a frozen clock run on. */
    run(): Promise<number>
  }
  calls(): LoggedCall[]
  /** How many older calls had to make room in the log. */
  droppedCalls(): number
  clearCalls(): void
  /** Makes a logged call once more, for the same player. Resolves with its line, null when no reply arrived. */
  repeat(id: string): Promise<LoggedCall>
  coverage: ReadCoverage
  /** Those who can sign in or have, the persona first. */
  players(): PlayerSummary[]
  /** Every ledger entry, oldest first; of one player, or of all. */
  ledger(playerId?: string): LedgerEntry[]
  snapshot(): World
  /** Replaces the world by a snapshot; resolves with the token as `reset` does. */
  restore(snapshot: unknown): Promise<{ token: string | null }>
  /** Told of each change by a control, once. Returns the unsubscribe, as does `onCall`. */
  onChange(listener: (change: Change) => void): () => void
  /** Told of each call when it begins and when it ends. */
  onCall(listener: (phase: CallPhase, call: LoggedCall) => void): () => void
}

export interface PlayerSummary {
  id: string
  nickname: string
  /** The persona it began as; empty for those who registered. */
  persona: string
  isSignedIn: boolean
}

/** Of the agenda, as many as are told. */
const NEXT_DUE = 100

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
  const { change, onChange, onCall } = backend.events
  /** Faults and latency are no part of the world. */
  const setSetting = (kind: 'fault' | 'latency', set: () => void) => {
    set()
    backend.settingsChanged()
    change(kind)
  }
  const setLatency = (latency: Latency) =>
    setSetting('latency', () => {
      backend.latency = latency
    })
  const moveClock = async (move: (clock: ClockState, world: number, real: number) => ClockState) => {
    const now = await backend.commit(() => {
      const { journal } = backend
      journal.catchUp(backend.real())
      const { world } = journal
      const clock = move(world.clock, world.now, backend.real())
      const to = clock.mode === 'frozen' ? clock.at : backend.real() + (clock.mode === 'run' ? clock.offset : 0)
      journal.control({ at: world.now, clock, to })
      return world.now
    })
    change('clock')
    return now
  }
  const controls: Controls = {
    ...createChanges(backend),
    ...createTapes(backend),
    reset: async (options = {}) => {
      const origin = parseOrigin(checkResetOptions(options), backend.real())
      await backend.commit(() => backend.reset(origin))
      change('reset')
      return { token: backend.token() }
    },
    fault: (text) => {
      const faults = parseFaults(text, FAULT_NAMES)
      setSetting('fault', () => backend.faults.add(faults))
    },
    clearFault: (target) => {
      if (!backend.faults.remove(target)) {
        const present = backend.faults.list().join(', ')
        throw new ControlError(
          `No fault meets '${excerpt(target)}'; ${present ? `there are ${present}` : 'there is none'}.`,
        )
      }
      setSetting('fault', () => undefined)
    },
    clearFaults: () => setSetting('fault', () => backend.faults.clear()),
    faults: () => backend.faults.list(),
    release: (endpoint) => {
      const name = endpoint === '*' ? endpoint : oneOf('endpoint', excerpt(endpoint), FAULT_NAMES)
      const released = backend.holds.release(name)
      change('fault')
      return released
    },
    held: () => backend.holds.list(),
    latency: (value) => {
      if (value !== undefined) setLatency(parseLatency(value))
      return backend.latency.word
    },
    clearLatency: () => setLatency(backend.initialLatency),
    clock: {
      now: () => backend.now(),
      mode: () => backend.journal.world.clock.mode,
      agenda: () => backend.journal.world.agenda.slice(0, NEXT_DUE).map((due) => ({ ...due })),
      set: async (instant) => moveClock((...time) => clockSet(...time, instant)),
      advance: async (span) => moveClock((...time) => clockAdvanced(...time, span)),
      run: async () => moveClock((clock, _world, real) => clockRunning(clock, real)),
    },
    calls: () => backend.log.list(),
    droppedCalls: () => backend.log.dropped(),
    clearCalls: () => backend.log.clear(),
    repeat: (id) => repeatCall(backend, id),
    coverage: ((of?: { codes: true }) =>
      // An overload cannot be written as an arrow function.
      of?.codes === true ? backend.log.coverage.codes() : backend.log.coverage.counts()) as ReadCoverage,
    players: () => playersOf(backend.journal.world),
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
      await backend.commit(() => backend.adopt(createJournal({ world })))
      change('restore')
      return { token: backend.token() }
    },
    onChange,
    onCall: (listener) => onCall((phase, line) => listener(phase, readLine(line))),
  }
  return noteControls(controls, backend)
}

const playersOf = ({ persona: own, players, tokens }: World): PlayerSummary[] => {
  const signedIn = new Set(Object.values(tokens))
  return Object.values(players)
    .filter(({ id, persona }) => persona !== '' || signedIn.has(id))
    .map(({ id, nickname, persona }) => ({ id, nickname, persona, isSignedIn: signedIn.has(id) }))
    .sort((a, b) => Number(b.persona === own) - Number(a.persona === own))
}

const ownId = (world: World): string =>
  Object.values(world.players).find((player) => player.persona === world.persona)?.id ?? 'logged out'
