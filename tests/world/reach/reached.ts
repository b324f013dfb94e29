import { codeOf } from '../../../mocks/network/state/recording'
import { contract } from '../../../src/contract'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { callRecipes } from './calls'
import { type Recipe, rowsIn, serve } from './recipe'
import { refusalRecipes } from './refusals'
import { rewardRecipes } from './rewards'

/** The result of a recipe. */
export interface Outcome {
  /** The expected refusal, call or reward, by name. */
  name: string
  recipe: Recipe
  /** The last call and its code. */
  call: string
  code: unknown
  reached: boolean
}

// `Object.keys` loses the key type.
const refusalNames = Object.keys(REFUSAL) as RefusalName[]

export const reachRefusal = async (name: RefusalName): Promise<Outcome> => {
  const recipe = refusalRecipes[name]
  const { call, reply } = serve(recipe)
  const code = codeOf(await reply)
  return { name, recipe, call, code, reached: code === REFUSAL[name] }
}

export const reachCall = async (name: string): Promise<Outcome> => {
  const recipe = callRecipes[name]
  if (!recipe) throw new Error(`no recipe leads to ${name}`)
  const { call, reply } = serve(recipe)
  const code = codeOf(await reply)
  return { name, recipe, call, code, reached: call === name && code === 0 }
}

/** Runs the recipe of a reward and looks for it in the player's reward log. */
export const reachReward = async (propId: string): Promise<Outcome> => {
  const recipe = rewardRecipes[Number(propId)]
  if (!recipe) throw new Error(`no recipe leads to ${propId}`)
  const { at, call, reply } = serve(recipe)
  const code = codeOf(await reply)
  const rows = rowsIn(at.send('activityAwardGetLog', { pageNum: 1, pageSize: 100 }))
  const row = rows.find((one) => one['propId'] === Number(propId))
  return { name: propId, recipe, call, code, reached: Number(row?.['createTime'] ?? 0) >= at.world.born }
}

/** Runs all recipes. */
export const reached = async (): Promise<Record<'refusals' | 'calls' | 'rewards', Outcome[]>> => ({
  refusals: await Promise.all(refusalNames.map(reachRefusal)),
  calls: await Promise.all(contract.map(({ call }) => reachCall(call.name))),
  rewards: await Promise.all(Object.keys(rewardRecipes).map(reachReward)),
})
