import { playerOf } from '../../../mocks/handlers/answer'
import { type Controls, createControls } from '../../../mocks/network/controls/controls'
import type { Fault } from '../../../mocks/network/faults/faults'
import { type Backend, createBackend } from '../../../mocks/network/state/backend'
import { parseSpan } from '../../../mocks/world/core/clock'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { must } from './promises'
import { createWatch, type Watch } from './watch'
import { worldText } from './worldText'

/** What a walk begins with. */
export interface Setting {
  persona: PersonaName
  /** The seed of the world, not of the walk. */
  seed: number
  /** Whether the world's clock ticks between the calls, instead of standing still. */
  ticking: boolean
  /** Whether the player begins with a card and a first deposit. */
  funded: boolean
}

/** Noon of a Thursday in January, when the new year's and the daily things run. */
export const START = Date.parse('2026-01-15T12:00:00Z')

/** What the world answered to the last call, before a fault spoilt it. */
interface Heard {
  fault: Fault | null
  text: string
}

/** A world on which commands act, with what is needed to judge it. */
export interface Stage {
  backend: Backend
  mock: Controls
  persona: PersonaName
  /** Real time, epoch ms: it passes only when a command says so. */
  real: number
  /** Tokens by tab: the first two begin as the persona's, so that one player has two tabs. */
  tokens: string[]
  /** Tokens that were given back. */
  dead: Set<string>
  /** The world's text after the last command. */
  bytes: string
  watch: Watch
  /** The first reply of each request id, by player and call. */
  firsts: Map<string, string>
  /** Requests that can be made again: tab, call and body. */
  made: { tab: number; name: string; text: string }[]
  snapshots: Kept[]
  heard: Heard
  complaints: string[]
  /** How many commands and calls were made, and what came of them. */
  counts: { commands: number; calls: number; done: number; refused: number; faulted: number }
  /** How often each call came to each code. */
  outcomes: Map<string, number>
  /** What happened, in words, newest last. */
  trail: string[]
}

/** A world that was put aside, with what belongs to it. */
export interface Kept {
  text: string
  tokens: string[]
  dead: Set<string>
  firsts: Map<string, string>
}

/** The world as text. */
export const bytesOf = ({ backend }: Stage): string => worldText(backend.chronicle.world)

/** Who is behind a tab. */
export const playerAt = ({ backend, tokens }: Stage, tab: number): Player | null =>
  playerOf(backend.chronicle.world, tokens[tab] ?? '')

/** Hears what the backend does behind its door: the fault that a call met, and what the world answered. */
const listen = (stage: Stage): void => {
  const { faults, log } = stage.backend
  const { take } = faults
  const { answered } = log
  faults.take = (endpoint) => {
    stage.heard = { fault: take(endpoint), text: '' }
    return stage.heard.fault
  }
  log.answered = (line, reply, errcode) => {
    stage.heard.text = reply ?? ''
    answered(line, reply, errcode)
  }
}

/** Opens a stage. */
export const openStage = ({ persona, seed, ticking }: Omit<Setting, 'funded'>): Stage => {
  const complaints: string[] = []
  const clock = new Date(START).toISOString()
  const stage: Omit<Stage, 'backend' | 'mock' | 'watch'> = {
    persona,
    real: START,
    tokens: ['', '', '', ''],
    dead: new Set(),
    bytes: '',
    firsts: new Map(),
    made: [],
    snapshots: [],
    heard: { fault: null, text: '' },
    complaints,
    counts: { commands: 0, calls: 0, done: 0, refused: 0, faulted: 0 },
    outcomes: new Map(),
    trail: [],
  }
  const backend = createBackend({
    persona,
    seed,
    clock: ticking ? `run@${clock}` : clock,
    real: () => stage.real,
    complain: (what) => {
      // A body that is none is refused aloud, as it must be.
      if (!what.startsWith('The body of ')) complaints.push(what)
    },
  })
  const whole: Stage = Object.assign(stage, {
    backend,
    mock: createControls(backend),
    watch: createWatch(backend.chronicle.world),
  })
  const token = backend.token() ?? ''
  whole.tokens = [token, token, '', '']
  whole.bytes = bytesOf(whole)
  listen(whole)
  return whole
}

/** What is settled about a world after each command: its movements, its time and its numbers. */
export const settle = (
  stage: Stage,
  before: { serial: number; now: number },
  movers: readonly string[] | null,
): void => {
  const { world } = stage.backend.chronicle
  must(stage.complaints.length === 0, 'I9', () => stage.complaints.join('; '))
  must(
    world.serial >= before.serial && world.now >= before.now,
    'I10',
    () => `serial ${before.serial} → ${world.serial}, time ${before.now} → ${world.now}`,
  )
  const moved = stage.watch.take(world)
  if (movers)
    must(
      moved.every((id) => movers.includes(id)),
      'I13',
      () => `of ${moved.join(', ')} only ${movers.join(', ') || 'nobody'} acted`,
    )
}

/** Lets real time pass up to a call, and what is due with it happen. */
export const tick = (stage: Stage, ms: number): void => {
  stage.real += ms
  const { world } = stage.backend.chronicle
  const before = { serial: world.serial, now: world.now }
  const next = world.agenda[0]?.at ?? Number.POSITIVE_INFINITY
  stage.backend.chronicle.catchUp(stage.real)
  if (world.now === before.now) return
  settle(stage, before, null)
  // Where nothing was due only the time is another one; whatever else changed shows itself at the next call.
  stage.bytes = next > world.now ? stage.bytes.replace(`"now":${before.now},`, `"now":${world.now},`) : bytesOf(stage)
}

/** The world that a stage has. */
export const worldOf = (stage: Stage): World => stage.backend.chronicle.world

/** A span in ms. */
export const spanOf = (text: string): number => parseSpan(text) ?? 0
