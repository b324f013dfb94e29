import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../mocks/network/state/recording'
import { propConfig } from '../../../mocks/world/config/props'
import { jackpotCells } from '../../../mocks/world/jackpot/table'
import { contract } from '../../../src/contract'
import { PROP, PROP_RANGE } from '../../../src/contract/activity/rewards'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { strict } from '../../../src/contract/strict/strict'
import { callRecipes } from './calls'
import { rowsIn, serve } from './recipe'
import { refusalRecipes } from './refusals'
import { rewardRecipes } from './rewards'

// `Object.keys` loses the key type.
const refusals = Object.keys(REFUSAL) as RefusalName[]

describe('every refusal', () => {
  it.each(refusals)('[MOCK-01] %s is reached, and leaves the world unchanged', async (name) => {
    const { reply, at, before } = serve(refusalRecipes[name])
    expect(codeOf(await reply)).toBe(REFUSAL[name])
    expect(JSON.stringify(at.world) === before).toBe(true)
  })
})

describe('every call', () => {
  it.each(contract.map(({ call }) => call))('[MOCK-01] $name succeeds, and keeps the contract', async (call) => {
    const found = callRecipes[call.name]
    if (!found) throw new Error('no recipe leads there')
    const served = serve(found)
    const reply = await served.reply
    expect(served.call).toBe(call.name)
    expect(codeOf(reply)).toBe(0)
    expect(v.safeParse(strict(call.reply), reply).issues).toBe(undefined)
    if (call.effect === 'read') expect(JSON.stringify(served.at.world) === served.before).toBe(true)
  })
})

describe('every reward', () => {
  it.each(Object.keys(rewardRecipes).map(Number))('[MOCK-01] %i is received', async (propId) => {
    const recipe = rewardRecipes[propId]
    if (!recipe) throw new Error('no recipe leads there')
    const { at } = serve(recipe)
    const log = rowsIn(at.send('activityAwardGetLog', { pageNum: 1, pageSize: 100 }))
    expect(log.find((row) => row['propId'] === propId)?.['createTime']).toBeGreaterThanOrEqual(at.world.born)
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
