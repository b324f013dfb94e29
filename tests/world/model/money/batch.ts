import { FAULT_NAMES } from '../../../../mocks/network/adapters/route'
import { parseFaults } from '../../../../mocks/network/faults/faults'
import type { Backend } from '../../../../mocks/network/state/backend'
import type { Chance } from '../../../../mocks/world/core/chance'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import type { Line } from './line'
import type { Purse } from './purse'
import type { Terms } from './terms'
import type { Wire } from './wire'

/** Faults after which nobody knows what the backend did, and one that only delays. */
const FAULTS = [
  'lost',
  'lost',
  'timeout',
  'malformed',
  'wrongtype',
  'empty',
  'offline',
  'hang',
  'http500',
  'http503',
  'slow=2',
]

/** Counts by kind of call. */
export interface Tally {
  done: number
  refused: number
  /** Lost replies of calls that had been done, and of others. */
  found: number
  vanished: number
}

export type Coverage = Map<string, Tally>

const count = (coverage: Coverage, { kind }: Line, what: keyof Tally): void => {
  const tally = coverage.get(kind) ?? { done: 0, refused: 0, found: 0, vanished: 0 }
  tally[what] += 1
  coverage.set(kind, tally)
}

const subjects = ({ body }: Line): string[] =>
  Object.entries(body).flatMap(([key, value]) => (/^(order|coupon|step)Id$|^id$/.test(key) ? [String(value)] : []))

/**
 * Puts a fault on one of the calls. It becomes the only one of its name and about its order or coupon, so that a read
 * tells what it did; without such a read it is the last, and is repeated.
 */
const withFault = (backend: Backend, chance: Chance, lines: readonly Line[]): Line[] => {
  const hit = chance.pick(lines)
  if (!FAULT_NAMES.includes(hit.call.name)) return [...lines]
  const about = subjects(hit)
  const others = lines.filter(
    (one) =>
      one.call.name !== hit.call.name &&
      // An exclusion closes orders, too.
      !(one.last && about.length > 0) &&
      !subjects(one).some((subject) => about.includes(subject)),
  )
  backend.faults.add(parseFaults(`${hit.call.name}:${chance.pick(FAULTS)}*1`, FAULT_NAMES))
  if (!hit.readable) return [...others.filter(({ last }) => !last), hit]
  return [...lines.filter((one) => one === hit || others.includes(one))]
}

/** At most one call that must be the last, and it is. */
const ordered = (lines: readonly Line[]): Line[] => {
  const last = lines.filter((one) => one.last).slice(0, 1)
  return [...lines.filter((one) => !one.last), ...last]
}

export interface Scene {
  backend: Backend
  wire: Wire
  terms: Terms
  purse: Purse
  coverage: Coverage
  /** Reads what rounds have ended with. */
  learn: () => Promise<void>
  /** The last batch, for a failure's message. */
  trail: string[]
}

const codeOf = (expected: string): number | undefined =>
  Object.entries(REFUSAL).find(([name]) => name === expected)?.[1]

const describe = ({ call, body, device }: Line, outcome: unknown): string =>
  `${device}: ${call.name} ${JSON.stringify(body)} → ${JSON.stringify(outcome).slice(0, 200)}`

/** Compares an outcome with what the rules predict, and books it. */
const fold = ({ purse, coverage }: Scene, one: Line, outcome: { reply: object } | { code: number }): void => {
  const expected = one.expects(purse)
  const done = 'reply' in outcome
  const code = done ? 0 : outcome.code
  const fits =
    expected === 'open' || (expected === 'done' ? done : expected === 'refused' ? !done : code === codeOf(expected))
  if (!fits) throw new Error(`${describe(one, outcome)}; the rules say ${expected}`)
  count(coverage, one, done ? 'done' : 'refused')
  if (done) one.book(purse, outcome.reply)
  else one.refused(purse, outcome.code)
}

/** What a lost call did: told by a read before, or by its repeat now. */
const settleLost = (scene: Scene, one: Line, learned: Learned): void => {
  count(scene.coverage, one, learned && 'reply' in learned ? 'found' : 'vanished')
  if (learned) fold(scene, one, learned)
  else one.refused(scene.purse, null)
}

type Learned = Awaited<ReturnType<Line['reconcile']>>

/** Sends all calls at once, finds out what came of lost ones, and books everything once, in the order it was sent. */
export const runBatch = async (
  scene: Scene,
  chance: Chance,
  drawn: readonly Line[],
  faulty: boolean,
): Promise<void> => {
  const { backend, wire, terms, purse, trail } = scene
  const lines = faulty ? withFault(backend, chance, ordered(drawn)) : ordered(drawn)
  const tokenOf = ({ device }: Line) => terms.tokens[device === 0 ? 0 : 1]
  const outcomes = await Promise.all(lines.map((one) => one.send(wire, tokenOf(one))))
  backend.faults.clear()
  trail.splice(0, trail.length, ...lines.map((one, index) => describe(one, outcomes[index])))
  purse.claimed.clear()
  const reads = new Map<Line, Learned>()
  for (const [index, one] of lines.entries())
    if (outcomes[index] === 'lost' && one.readable) reads.set(one, await one.reconcile(wire, tokenOf(one), purse))
  for (const [index, one] of lines.entries()) {
    const outcome = outcomes[index]
    if (outcome === undefined) continue
    const lost = outcome === 'lost'
    const learned = lost ? (one.readable ? reads.get(one) : await one.reconcile(wire, tokenOf(one), purse)) : null
    if (one.last) await scene.learn()
    if (lost) settleLost(scene, one, learned ?? null)
    else fold(scene, one, outcome)
  }
}
