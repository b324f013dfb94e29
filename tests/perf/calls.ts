import { createBackend } from '../../mocks/network/state/backend'
import { createJournal } from '../../mocks/network/state/journal'
import { codeOf } from '../../mocks/network/state/recording'
import { contract } from '../../src/contract'
import { NOON } from '../world/core/support'
import { callRecipes } from '../world/reach/calls'
import { type RecipeServer, startRecipes } from '../world/reach/client'
import { least, median, stopwatch, type WorldRow } from './measure'

/** Iterations until the JIT has optimised the hot code. */
const WARM_UP = 20
const PASSES = 15

const fail = (what: string): never => {
  throw new Error(what)
}

/** The last call of a recipe, repeatable: reads in one world, each write in a fresh world. */
const repeatable = async (server: RecipeServer, name: string): Promise<() => () => Promise<void>> => {
  const recipe = callRecipes[name] ?? fail(`no recipe leads to ${name}`)
  const { before, body, token, call } = await server.serve(recipe, true)
  const open = () => {
    const journal = createJournal({ world: before })
    const backend = createBackend({ journal, real: () => NOON, reportError: fail })
    return async () => {
      const reply = await backend.handleInternal({ name: call, token, body })
      if (codeOf(reply) !== 0) fail(`${call} gives ${JSON.stringify(reply)}`)
    }
  }
  const again = open()
  return contract.some((one) => one.call.name === name && one.call.effect === 'read') ? () => again : open
}

/** All calls of the contract by their recipes, with validation; each must succeed every time. */
export const measureCalls = async (): Promise<WorldRow> => {
  const server = await startRecipes()
  const calls: (() => () => Promise<void>)[] = []
  for (const { call } of contract) calls.push(await repeatable(server, call.name))
  await server.stop()
  const passes: number[] = []
  for (let pass = 0; pass < WARM_UP + PASSES; pass++) {
    const ready = calls.map((open) => open())
    const time = stopwatch()
    for (const make of ready) await make()
    passes.push(time())
  }
  const speed = (calls.length / median(passes.slice(WARM_UP))) * 1000
  return least(`all ${calls.length} calls, each succeeding, validated on both sides, a second`, speed, 5000)
}
