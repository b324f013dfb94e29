import { answer, type CallRequest } from '../../mocks/handlers/answer'
import { nodeAdapter } from '../../mocks/network/adapters/msw/nodeAdapter'
import { createBackend } from '../../mocks/network/state/backend'
import { codeOf } from '../../mocks/network/state/recording'
import { createWorld } from '../../mocks/personas/build'
import type { World } from '../../mocks/world/core/state'
import { contract } from '../../src/contract'
import { sampleOf } from '../world/core/samples'
import { measureCalls } from './calls'
import { cost, least, median, most, stopwatch, type WorldRow } from './measure'

/** Returns a call that must succeed; a refusal would be too cheap. */
const checked = (world: World, call: CallRequest): CallRequest => {
  const reply = answer(world, call)
  if (codeOf(reply) !== 0) throw new Error(`${call.name} gives ${JSON.stringify(reply)}`)
  return call
}

const real = Date.UTC(2026, 0, 15, 12)
const make = (persona: string, gameCount?: number) =>
  createWorld({
    seed: 1,
    persona,
    clock: { mode: 'frozen', at: real },
    real,
    ...(gameCount !== undefined && { gameCount }),
  })

const cheapReads = (): WorldRow => {
  const { world, token } = make('regular')
  const costs = ['refreshData', 'actInviteUserStatus', 'getVipInfo'].map((name) => {
    const call = checked(world, { name, token: token ?? '', body: {} })
    return cost(() => answer(world, call), 9, 5000)
  })
  return least('the slowest of three cheap reads from the core, a second', 1000 / Math.max(...costs), 50_000)
}

/** The interceptor is optimised only after some thousands of calls. */
const ROUNDS = 30
const CALLS = 200
const SMALL_REPLY = 500

const throughMsw = async (): Promise<WorldRow[]> => {
  const backend = createBackend({ persona: 'regular', reportError: () => undefined })
  const token = backend.token() ?? ''
  const adapter = nodeAdapter(backend)
  adapter.listen()
  /** CPU time of one reply through fetch, ms. */
  const costOf = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { authorization: token } }
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const time = stopwatch()
      for (let call = 0; call < CALLS; call++) {
        const text = await (await fetch(`http://world.test${path}`, init)).text()
        if (!/"(?:errcode|code)":0\b/.test(text)) throw new Error(`${path} gives ${text}`)
      }
      rounds.push(time())
    }
    return median(rounds.slice(ROUNDS / 3)) / CALLS
  }
  try {
    const { world } = backend.journal
    const small = contract.flatMap(({ call }) => {
      const body = sampleOf(call)
      const reply = call.effect === 'read' ? answer(world, { name: call.name, token, body }) : {}
      return codeOf(reply) === 0 && JSON.stringify(reply).length < SMALL_REPLY ? [{ call, body }] : []
    })
    const [first, last] = [small.at(0), small.at(-1)]
    if (!first || !last || first === last) throw new Error('nothing to compare')
    // The overhead of the adapter, without the world's own work.
    const wayTo = async ({ call, body }: typeof first) => {
      const inCore = cost(() => answer(world, { name: call.name, token, body }), 9, 2000)
      return (await costOf(call.path, body)) - inCore
    }
    const plain = await costOf('/app/v1/refreshData', {})
    const [toFirst, toLast] = [await wayTo(first), await wayTo(last)]
    return [
      least('replies through fetch and MSW, a second', 1000 / plain, 3000),
      most(
        `the way to the last endpoint (${last.call.name}) beside the first (${first.call.name})`,
        toLast / toFirst,
        1.3,
      ),
    ]
  } finally {
    adapter.close()
  }
}

const creation = (): WorldRow[] => {
  // Each with its own seed and a fresh catalog: caches of another world must not help.
  let seed = 0
  const whole = (gameCount: number) => () => {
    const { world } = createWorld({
      seed: ++seed,
      persona: 'regular',
      clock: { mode: 'frozen', at: real },
      real,
      gameCount,
    })
    checked(world, { name: 'appConfig', token: '', body: { v: '1.1.1' } })
  }
  const each = (run: () => void) => cost(run, 15, 1)
  const [small, middle, large] = [each(whole(300)), each(whole(1000)), each(whole(10_000))]
  const whale = each(() => createWorld({ seed: ++seed, persona: 'whale', clock: { mode: 'frozen', at: real }, real }))
  const bytes = [1, 2].map(() => JSON.stringify(make('collector').world))
  return [
    most('a world of 300 games, ms', small, 10),
    most('a world of 10,000 games, ms', large, 100),
    most('10,000 games beside 1,000', large / middle, 20),
    most('a world that begins with the whale, ms', whale, 100),
    most('worlds of one seed that differ', bytes[0] === bytes[1] ? 0 : 1, 0),
  ]
}

/** Budgets 12 and 14. CPU time of this process, median of rounds; every call succeeds. */
export const measureWorld = async (): Promise<WorldRow[]> => [
  cheapReads(),
  await measureCalls(),
  ...(await throughMsw()),
  ...creation(),
]
