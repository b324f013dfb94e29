import { codeOf } from '../../../mocks/network/state/recording'
import { contract } from '../../../src/contract'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { callRecipes } from './calls'
import { type Client, NOON, type RecipeServer, startRecipes } from './client'
import { type Recipe, rowsIn } from './recipe'
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

const reachRefusal = async ({ serve }: RecipeServer, name: RefusalName): Promise<Outcome> => {
  const recipe = refusalRecipes[name]
  const { call, reply } = await serve(recipe)
  const code = codeOf(reply)
  return { name, recipe, call, code, reached: code === REFUSAL[name] }
}

const reachCall = async ({ serve }: RecipeServer, name: string): Promise<Outcome> => {
  const recipe = callRecipes[name]
  if (!recipe) throw new Error(`no recipe leads to ${name}`)
  const { call, reply } = await serve(recipe)
  const code = codeOf(reply)
  return { name, recipe, call, code, reached: call === name && code === 0 }
}

/** Runs the recipe of a reward and looks for it in the player's reward log. */
const reachReward = async ({ serve }: RecipeServer, propId: string): Promise<Outcome> => {
  const recipe = rewardRecipes[Number(propId)]
  if (!recipe) throw new Error(`no recipe leads to ${propId}`)
  const { at, call, reply } = await serve(recipe)
  return { name: propId, recipe, call, code: codeOf(reply), reached: await isLogged(at, Number(propId)) }
}

/** Whether the reward log shows a reward as received since the world began. */
export const isLogged = async (at: Client, propId: number): Promise<boolean> => {
  const rows = rowsIn(await at.send('activityAwardGetLog', { pageNum: 1, pageSize: 100 }))
  return rows.some((row) => row['propId'] === propId && Number(row['createTime']) >= Date.parse(NOON))
}

const each = async <N, O>(names: readonly N[], reach: (name: N) => Promise<O>): Promise<O[]> => {
  const outcomes: O[] = []
  for (const name of names) outcomes.push(await reach(name))
  return outcomes
}

const runAll = async () => {
  const server = await startRecipes()
  try {
    return {
      refusals: await each(refusalNames, (name) => reachRefusal(server, name)),
      calls: await each(contract, ({ call }) => reachCall(server, call.name)),
      rewards: await each(Object.keys(rewardRecipes), (propId) => reachReward(server, propId)),
    }
  } finally {
    await server.stop()
  }
}

let outcomes: ReturnType<typeof runAll> | undefined

/** The results of all recipes, each run once over HTTP. */
export const reached = (): ReturnType<typeof runAll> => {
  outcomes ??= runAll()
  return outcomes
}
