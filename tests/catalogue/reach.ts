import { propConfig } from '../../mocks/world/configProps'
import { contract } from '../../src/contract'
import { REFUSAL, type RefusalName } from '../../src/contract/refusals'
import { callRecipes } from '../world/reach/calls'
import { type Recipe, serve } from '../world/reach/recipe'
import { refusalRecipes } from '../world/reach/refusals'
import { rewardRecipes } from '../world/reach/rewards'
import { code, page, table } from './markdown'

/** The world's own faults have no call of their own: any may meet one. */
const callOf = (name: string, recipe: Recipe): string => (name === 'serverFault' ? 'any' : code(serve(recipe).call))

const refusals = Object.entries(refusalRecipes) as [RefusalName, Recipe][]

/** How every call, code and reward is reached: the recipes that `tests/world/reach` goes through. */
export const reachPage = (): string =>
  page(
    'Ways to every code, reward and call',
    'Each line is a recipe of `tests/world/reach`, gone through on every run: it starts with the persona, does what stands there, and ends with the call. A refused call is shown to leave the world as it was, byte for byte.',
    `## Refusals: ${refusals.length} of ${Object.keys(REFUSAL).length}`,
    table(
      ['code', 'name', 'call', 'persona', 'by'],
      refusals.map(([name, recipe]) => [
        REFUSAL[name],
        code(name),
        callOf(name, recipe),
        code(recipe.persona),
        recipe.how,
      ]),
    ),
    `## Rewards: ${Object.keys(rewardRecipes).length}`,
    'Coupons of one range are paid alike; one of each range stands for it. The mark of the jackpot cells, 50000, is never paid itself.',
    table(
      ['id', 'reward', 'call', 'persona', 'by'],
      Object.entries(rewardRecipes).map(([id, recipe]) => [
        id,
        propConfig[id]?.name,
        callOf(id, recipe),
        code(recipe.persona),
        recipe.how,
      ]),
    ),
    `## Calls: ${contract.filter(({ call }) => callRecipes[call.name]).length} of ${contract.length}`,
    table(
      ['call', 'persona', 'with'],
      contract.map(({ call }) => [code(call.name), code(callRecipes[call.name]?.persona), callRecipes[call.name]?.how]),
    ),
  )
