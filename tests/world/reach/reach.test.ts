import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../../mocks/network/state/recording'
import { propConfig } from '../../../mocks/world/config/props'
import { jackpotCells } from '../../../mocks/world/jackpot/table'
import { contract } from '../../../src/contract'
import { PROP, PROP_RANGE } from '../../../src/contract/activity/rewards'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { strict } from '../../../src/contract/strict/strict'
import { exceptAttempts } from '../core/exceptAttempts'
import { callRecipes } from './calls'
import { type RecipeServer, startRecipes } from './client'
import { isLogged } from './reached'
import { refusalRecipes } from './refusals'
import { rewardRecipes } from './rewards'

// `Object.keys` loses the key type.
const refusals = Object.keys(REFUSAL) as RefusalName[]

let server: RecipeServer
beforeAll(async () => {
  server = await startRecipes()
})
afterAll(() => server.stop())

describe('every refusal', () => {
  it.each(refusals)('[MOCK-01] [MOCK-04] %s is reached over HTTP, and leaves the world unchanged', async (name) => {
    const { reply, before } = await server.serve(refusalRecipes[name], true)
    expect(codeOf(reply)).toBe(REFUSAL[name])
    expect(exceptAttempts(await server.snapshot()) === exceptAttempts(before)).toBe(true)
  })
})

describe('every call', () => {
  it.each(contract.map(({ call }) => call))('[MOCK-01] $name succeeds, and keeps the contract', async (call) => {
    const found = callRecipes[call.name]
    if (!found) throw new Error('no recipe leads there')
    const reads = call.effect === 'read'
    const served = await server.serve(found, reads)
    const { reply } = served
    expect(served.call).toBe(call.name)
    expect(codeOf(reply)).toBe(0)
    expect(v.safeParse(strict(call.reply), reply).issues).toBe(undefined)
    if (reads) expect((await server.snapshot()) === served.before).toBe(true)
  })
})

describe('every reward', () => {
  it.each(Object.keys(rewardRecipes).map(Number))('[MOCK-01] %i is received', async (propId) => {
    const recipe = rewardRecipes[propId]
    if (!recipe) throw new Error('no recipe leads there')
    const { at } = await server.serve(recipe)
    expect(await isLogged(at, propId)).toBe(true)
  })

  it('[MOCK-01] with its own meaning or range has a recipe; the placeholder of the jackpot cells is never paid', () => {
    const reached = Object.keys(rewardRecipes).map(Number)
    const { jackpot, ...paid } = PROP
    for (const id of Object.values(paid)) expect(reached).toContain(id)
    for (const [least, most] of Object.values(PROP_RANGE))
      expect(reached.some((id) => id >= least && id <= most)).toBe(true)
    for (const id of reached) expect(propConfig[id]?.name).toBeTruthy()
    expect(jackpotCells.filter(({ propId }) => propId === jackpot).length).toBe(2)
  })
})
