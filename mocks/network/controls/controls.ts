import type { LedgerEntry } from '../../world/core/ledger'
import type { World } from '../../world/core/state'
import { ENDPOINTS } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import type { Backend } from '../state/backend'
import type { LoggedCall } from '../state/callLog'
import { createChronicle } from '../state/journal'
import { readSnapshot, takeSnapshot } from '../state/snapshot'
import { parseDraws } from './draws'
import { shown, WordError } from './suggestions'
import { clockAdvanced, clockSet } from './syntax'
import { originOf, type WorldWords } from './worldOptions'

/** Everything by which a world is steered: `window.mock`, the HTTP controls and the panel say the same words. */
export interface Controls {
  /** Makes a fresh world; gives the persona's token, or null when it is logged out. */
  reset(words?: WorldWords): Promise<{ token: string | null }>
  fault(text: string): void
  clearFaults(): void
  faults(): string[]
  latency(word: string | number): void
  /** Queues results of the next draws. */
  draw(...words: (string | number)[]): Promise<void>
  clock: { now(): number; set(instant: string): Promise<number>; advance(span: string): Promise<number> }
  calls(): LoggedCall[]
  clearCalls(): void
  coverage(): Record<string, number>
  /** Every movement, oldest first; of one player, or of all. */
  ledger(playerId?: string): LedgerEntry[]
  snapshot(): World
  /** Puts a whole world in the place of this one; gives the token as `reset` does. */
  restore(snapshot: unknown): Promise<{ token: string | null }>
}

const RESET_WORDS = ['seed', 'persona', 'clock', 'gameCount'] as const

const checkWords = (words: unknown): WorldWords => {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    throw new WordError(`'${shown(words)}' is no reset; {seed?, persona?, clock?}.`)
  for (const key of Object.keys(words))
    if (!RESET_WORDS.some((word) => word === key))
      throw new WordError(`A reset has no '${shown(key)}'; one of ${RESET_WORDS.join(', ')}.`)
  return words
}

/** The controls of a backend. */
export const createControls = (backend: Backend): Controls => {
  const moveClock = (move: typeof clockSet, word: string) =>
    backend.commit(() => {
      const { chronicle } = backend
      chronicle.catchUp(backend.real())
      const { world } = chronicle
      const clock = move(world.clock, world.now, backend.real(), word)
      const to = clock.mode === 'frozen' ? clock.at : backend.real() + (clock.mode === 'run' ? clock.offset : 0)
      chronicle.control({ at: world.now, clock, to })
      return world.now
    })
  return {
    reset: async (words = {}) => {
      const origin = originOf(checkWords(words), backend.real())
      return backend.commit(() => {
        backend.reset(origin)
        return { token: backend.token() }
      })
    },
    fault: (text) => {
      backend.faults.add(parseFaults(text, ENDPOINTS))
      backend.settingsChanged()
    },
    clearFaults: () => {
      backend.faults.clear()
      backend.settingsChanged()
    },
    faults: () => backend.faults.list(),
    latency: (word) => {
      backend.latency = parseLatency(word)
      backend.settingsChanged()
    },
    draw: async (...words) => {
      const draw = parseDraws(words)
      return backend.commit(() => backend.chronicle.control({ at: backend.chronicle.world.now, draw }))
    },
    clock: {
      now: () => backend.now(),
      set: async (instant) => moveClock(clockSet, instant),
      advance: async (span) => moveClock(clockAdvanced, span),
    },
    calls: () => backend.log.list(),
    clearCalls: () => backend.log.clear(),
    coverage: () => backend.log.coverage(),
    ledger: (playerId) => {
      const { ledger, players } = backend.chronicle.world
      if (playerId !== undefined && !Object.hasOwn(players, playerId))
        throw new WordError(
          `There is no player '${shown(playerId)}'; of ${Object.keys(players).length} players, the persona is ${ownId(backend.chronicle.world)}.`,
        )
      const entries = playerId === undefined ? Object.values(ledger).flat() : (ledger[playerId] ?? [])
      return entries.map((entry) => ({ ...entry }))
    },
    snapshot: () => takeSnapshot(backend.chronicle.world),
    restore: async (snapshot) => {
      const world = readSnapshot(snapshot)
      return backend.commit(() => {
        backend.adopt(createChronicle({ world }))
        return { token: backend.token() }
      })
    },
  }
}

const ownId = (world: World): string =>
  Object.values(world.players).find((player) => player.persona === world.persona)?.id ?? 'logged out'
