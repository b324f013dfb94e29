import { type Ask, answer } from '../../mocks/handlers/answer'
import { createBackend } from '../../mocks/network/backend'
import { nodeDoor } from '../../mocks/network/node'
import { createWorld } from '../../mocks/personas/build'
import type { World } from '../../mocks/world/state'
import { contract } from '../../src/contract'
import { sampleOf } from '../world/samples'
import { least, most, rate, stopwatch, type WorldRow } from './measure'

/** Gives an ask that succeeds, since a refusal would cost next to nothing. */
const sound = (world: World, ask: Ask): Ask => {
  const reply = answer(world, ask)
  if (reply['errcode'] !== 0) throw new Error(`${ask.name} gives ${JSON.stringify(reply)}`)
  return ask
}

const best = (run: () => void): number => 1000 / rate(run, 15, 1)

const real = Date.UTC(2026, 0, 15, 12)
const make = (persona: string, gameCount?: number) =>
  createWorld({
    seed: 1,
    persona,
    clock: { mode: 'frozen', at: real },
    real,
    ...(gameCount !== undefined && { gameCount }),
  })

const core = (): WorldRow[] => {
  const { world, token } = make('regular')
  const cheap = ['refreshData', 'actInviteUserStatus', 'getVipInfo'].map((name) => {
    const ask = sound(world, { name, token: token ?? '', body: {} })
    return rate(() => answer(world, ask), 9, 5000)
  })
  const backend = createBackend({ persona: 'regular', clock: new Date(real).toISOString(), complain: () => undefined })
  const own = backend.token() ?? ''
  const asks = contract.map(({ call }) => ({ name: call.name, token: own, body: sampleOf(call) }))
  const all = rate(() => asks.forEach((ask) => void backend.askInside(ask)), 5, 4) * asks.length
  return [
    least('cheap reads from the core, a second', Math.min(...cheap), 50_000),
    least('all calls, validated on both sides, a second', all, 5000),
  ]
}

/** The interception is compiled only after some thousands of calls. */
const ROUNDS = 30

const throughMsw = async (): Promise<WorldRow[]> => {
  const backend = createBackend({ persona: 'regular', complain: () => undefined })
  const door = nodeDoor(backend)
  door.listen()
  const speedOf = async (path: string, calls = 200) => {
    const init = { method: 'POST', body: '{}', headers: { authorization: backend.token() ?? '' } }
    let fastest = Number.POSITIVE_INFINITY
    for (let round = 0; round < ROUNDS; round++) {
      const time = stopwatch()
      for (let call = 0; call < calls; call++) await (await fetch(`http://world.test${path}`, init)).text()
      fastest = Math.min(fastest, time())
    }
    return (calls / fastest) * 1000
  }
  try {
    // What costs the same in the core, wherever it stands in the contract: refused for want of a body.
    const needy = contract.filter(
      ({ call }) => Object.keys(call.request.entries).includes('id') && call.audience === 'player',
    )
    const [first, last] = [needy.at(0), needy.at(-1)]
    const speed = await speedOf('/app/v1/refreshData')
    const ratio = (await speedOf(first?.call.path ?? '')) / (await speedOf(last?.call.path ?? ''))
    return [
      least('replies through fetch and MSW, a second', speed, 3000),
      most('the last endpoint beside the first', ratio, 1.3),
    ]
  } finally {
    door.close()
  }
}

const creation = (): WorldRow[] => {
  // Each from a seed of its own, and with its catalogue read once: what is remembered of another world must not help.
  let seed = 0
  const whole = (gameCount: number) => () => {
    const { world } = createWorld({
      seed: ++seed,
      persona: 'regular',
      clock: { mode: 'frozen', at: real },
      real,
      gameCount,
    })
    sound(world, { name: 'appConfig', token: '', body: { v: '1.1.1' } })
  }
  const [small, middle, large] = [best(whole(300)), best(whole(1000)), best(whole(10_000))]
  const whale = best(() => createWorld({ seed: ++seed, persona: 'whale', clock: { mode: 'frozen', at: real }, real }))
  const bytes = [1, 2].map(() => JSON.stringify(make('collector').world))
  return [
    most('a world of 300 games, ms', small, 10),
    most('a world of 10,000 games, ms', large, 100),
    most('10,000 games beside 1,000', large / middle, 20),
    most('a world that begins with the whale, ms', whale, 100),
    most('worlds of one seed that differ', bytes[0] === bytes[1] ? 0 : 1, 0),
  ]
}

/** Budgets 12 and 14. */
export const measureWorld = async (): Promise<WorldRow[]> => [...core(), ...(await throughMsw()), ...creation()]
