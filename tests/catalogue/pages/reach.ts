import { propConfig } from '../../../mocks/world/config/props'
import { DEFAULT_LOCALE, translatorFor } from '../../../mocks/world/core/texts'
import { type Outcome, reached } from '../../world/reach/reached'
import { code, page, table } from '../markdown'

const count = (list: readonly Outcome[]) => `${list.filter((one) => one.reached).length} of ${list.length} reached`

/** Which call gave what; the world's own fault has no call of its own: any may meet one. */
const gave = ({ name, call, code: got }: Outcome) => [name === 'serverFault' ? 'any' : code(call), got]

const t = translatorFor(DEFAULT_LOCALE)

const nameOf = (propId: string): string => {
  const name = propConfig[propId]?.name
  return name ? t(name) : ''
}

const way = ({ recipe, reached: yes }: Outcome) => [code(recipe.persona), recipe.how, yes ? '' : 'NOT REACHED']

/** How every refusal, reward and call is reached, as the recipes of `tests/world/reach` came out when this was made. */
export const reachPage = async (): Promise<string> => {
  const { refusals, rewards, calls } = await reached()
  return page(
    'Ways to every refusal, reward and call',
    'Made by going through every recipe of `tests/world/reach`: it starts with the persona, does what stands there, and ends with the call. The codes are those that came back, so a refusal that is no longer reached changes this page and fails the tests. There each refused call is also shown to leave the world as it was, byte for byte.',
    'A code means one thing whatever the call. Any call can be made to give any code by a fault: `receiveDrawChance:1003*1`.',
    `## Refusals: ${count(refusals)}`,
    table(
      ['name', 'call', 'its code', 'persona', 'by', ''],
      refusals.map((one) => [code(one.name), ...gave(one), ...way(one)]),
    ),
    `## Rewards: ${count(rewards)}`,
    'Coupons of one range are paid alike; one of each range stands for it. The mark of the jackpot cells, 50000, is never paid itself.',
    table(
      ['id', 'reward', 'call', 'its code', 'persona', 'by', ''],
      rewards.map((one) => [one.name, nameOf(one.name), ...gave(one), ...way(one)]),
    ),
    `## Calls: ${count(calls)}`,
    table(
      ['call', 'its code', 'persona', 'with', ''],
      calls.map((one) => [...gave(one), ...way(one)]),
    ),
  )
}
