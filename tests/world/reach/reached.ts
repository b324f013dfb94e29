import { codeOf } from '../../../mocks/network/state/recording'
import { contract } from '../../../src/contract'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { callRecipes } from './calls'
import { type Recipe, rowsIn, serve } from './recipe'
import { refusalRecipes } from './refusals'
import { rewardRecipes } from './rewards'

/** What a recipe really came to. */
export interface Outcome {
  /** What it should reach: a refusal, a call or a reward, by name. */
  name: string
  recipe: Recipe
  /** The last call, and the code that it gave. */
  call: string
  code: unknown
  reached: boolean
}

// Every key of REFUSAL is a RefusalName: `keys` forgets it.
const refusalNames = Object.keys(REFUSAL) as RefusalName[]

/** Goes the way to a refusal, and looks at the code that came. */
export const reachRefusal = async (name: RefusalName): Promise<Outcome> => {
  const recipe = refusalRecipes[name]
  const { call, reply } = serve(recipe)
  const code = codeOf(await reply)
  return { name, recipe, call, code, reached: code === REFUSAL[name] }
}

/** Goes the way to the success of a call. */
export const reachCall = async (name: string): Promise<Outcome> => {
  const recipe = callRecipes[name]
  if (!recipe) throw new Error(`no recipe leads to ${name}`)
  const { call, reply } = serve(recipe)
  const code = codeOf(await reply)
  return { name, recipe, call, code, reached: call === name && code === 0 }
}

/** Goes the way to a reward, and looks for it in the player's log of what was received in this world. */
export const reachReward = async (propId: string): Promise<Outcome> => {
  const recipe = rewardRecipes[Number(propId)]
  if (!recipe) throw new Error(`no recipe leads to ${propId}`)
  const { at, call, reply } = serve(recipe)
  const code = codeOf(await reply)
  const rows = rowsIn(at.send('activityAwardGetLog', { pageNum: 1, pageSize: 100 }))
  const row = rows.find((one) => one['propId'] === Number(propId))
  return { name: propId, recipe, call, code, reached: Number(row?.['createTime'] ?? 0) >= at.world.born }
}

/** Everything that the recipes reach, by going all their ways. */
export const reached = async (): Promise<Record<'refusals' | 'calls' | 'rewards', Outcome[]>> => ({
  refusals: await Promise.all(refusalNames.map(reachRefusal)),
  calls: await Promise.all(contract.map(({ call }) => reachCall(call.name))),
  rewards: await Promise.all(Object.keys(rewardRecipes).map(reachReward)),
})
