import { type Controls, createControls } from '../../../../mocks/network/controls/controls'
import { type Backend, createBackend } from '../../../../mocks/network/state/backend'
import { chanceFor } from '../../../../mocks/world/core/chance'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { depositCancel } from '../../../../src/contract/wallet/deposit'
import { type Coverage, runBatch } from './batch'
import { checkMoney, figuresOf } from './checks'
import { claimLines } from './claims'
import { jump, readRounds } from './clock'
import { type Drawing, draw, noted } from './draw'
import type { Line } from './line'
import { emptyPurse, onBreak } from './purse'
import { gameKinds, readTerms, sit } from './terms'
import { createWire } from './wire'

const AT_ONCE = 8
const START = '2026-01-15T12:00:00Z'

interface Walk extends Drawing {
  mock: Controls
}

/** Gifts of a tester, so that there is always something to lose. */
const give = async ({ mock, chance, terms, purse }: Walk): Promise<void> => {
  const [what, take] = chance.pick([
    ['points:3000', () => (purse.points += 3_000)],
    ['left:4000@7', () => (purse.left += 4_000)],
    ...[1010, 1202, 1303].map((propId) => [
      `coupon:${propId}`,
      () => purse.promised.set(propId, (purse.promised.get(propId) ?? 0) + 1),
    ]),
  ] as [string, () => void][])
  await mock.grant(what, terms.tokens[0])
  take()
}

/** Breaks close the sessions. */
const sitAgain = async ({ wire, terms, purse }: Walk): Promise<void> => {
  if (onBreak(purse)) return
  for (const kind of gameKinds) terms.games[kind] = await sit(wire, terms.tokens[0], kind)
}

/** Another player finds none of the first one's orders. */
const checkStranger = async ({ wire, terms, purse, chance }: Walk): Promise<void> => {
  const [orderId] = purse.orders.keys()
  if (orderId === undefined || !chance.hit(0.1)) return
  const outcome = await wire.send(depositCancel, terms.stranger, { orderId })
  if (outcome === 'lost' || !('code' in outcome) || outcome.code !== REFUSAL.notFound)
    throw new Error(`a stranger canceled ${orderId}: ${JSON.stringify(outcome)}`)
}

const step = async (walk: Walk, stranger: Awaited<ReturnType<typeof figuresOf>>): Promise<void> => {
  const { chance, terms, wire, purse } = walk
  if (chance.hit(0.2)) await give(walk)
  const claims = chance.hit(0.4) ? await claimLines(wire, terms.tokens[0], chance) : []
  const lines: Line[] = [...claims]
  while (lines.length < AT_ONCE) {
    const line = draw(walk)
    if (line) lines.push(noted(walk, line))
  }
  const paused = purse.breakUntil
  await runBatch(walk, chance, lines, chance.hit(0.7))
  await checkMoney(walk, stranger)
  await checkStranger(walk)
  if (chance.hit(0.6)) {
    await jump(walk)
    await checkMoney(walk, stranger)
  }
  if (purse.breakUntil > 0 && (paused !== purse.breakUntil || !onBreak(purse))) await sitAgain(walk)
}

/**
 * Walks at random until so many calls were made; `plant` can put a bug into the world first.
 * @throws with seed, last calls and difference where model and backend differ
 */
export const walkMoney = async (
  seed: number,
  calls: number,
  plant?: (planted: { backend: Backend }) => void,
): Promise<{ calls: number; coverage: Coverage }> => {
  const quiet = { note: () => undefined, reportError: () => undefined }
  const backend = createBackend({ persona: 'newcomer', seed, clock: START, ...quiet })
  plant?.({ backend })
  const wire = createWire(backend)
  const terms = await readTerms(wire)
  const mock = createControls(backend)
  const purse = emptyPurse(mock.clock.now())
  const coverage: Coverage = new Map()
  const walk: Walk = {
    backend,
    wire,
    terms,
    purse,
    coverage,
    mock,
    chance: chanceFor(seed, 'money'),
    trail: [],
    requests: 0,
    settled: new Map(),
    repeatable: [],
    learn: async () => {
      walk.settled = await readRounds({ wire, terms, purse })
    },
  }
  const stranger = await figuresOf(walk, terms.stranger)
  try {
    while (wire.calls < calls) await step(walk, stranger)
  } catch (error) {
    const last = walk.trail.map((one) => `  ${one}`).join('\n')
    throw new Error(`seed ${seed}, call ${wire.calls}: ${String(error)}\n${last}`, { cause: error })
  }
  return { calls: wire.calls, coverage }
}
