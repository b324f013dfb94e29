import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../../mocks/network/state/recording'
import type { World } from '../../../mocks/world/core/state'
import { countIn } from '../../../mocks/world/wallet/walletOrders'
import { wageringLeft } from '../../../mocks/world/wallet/walletWagering'
import { contract } from '../../../src/contract'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { isClosedWhenFrozen } from '../../../src/contract/core/refusalsOf'
import { exceptAttempts } from '../core/exceptAttempts'
import { callRecipes } from './calls'
import { type Client, type RecipeServer, startRecipes } from './client'

/** Every write of a signed-in player that a recipe leads to. */
const writes = contract
  .map(({ call }) => call)
  .filter(({ effect, audience }) => effect === 'write' && audience === 'player')

const config = (words: string) => (at: Client) => at.control('POST', '/config', { config: words })
const breakOf = (length: string) => (at: Client) => at.send('playBreak', { length })
const everyActivity = Object.values(ACTIVITY).map((id) => `activity.${id}:closed`)

let server: RecipeServer
beforeAll(async () => {
  server = await startRecipes()
})
afterAll(() => server.stop())

/** What a write did after a status had begun. */
const written = async (name: string, happen: (at: Client) => Promise<unknown>) => {
  const recipe = callRecipes[name]
  if (!recipe) throw new Error('no recipe leads there')
  const { reply, before, token } = await server.serve(recipe, true, { call: name, happen })
  const [was, is]: World[] = [JSON.parse(before), JSON.parse(await server.snapshot())]
  const id = was?.tokens[token] ?? ''
  const [old, player] = [was?.players[id], is?.players[id]]
  if (!is || !old || !player) throw new Error('nobody is signed in')
  const kinds = (is.ledger[id] ?? []).slice(was?.ledger[id]?.length ?? 0).map(({ kind }) => kind)
  const pending =
    countIn(player.state.deposits, DEPOSIT_STATUS.pending) - countIn(old.state.deposits, DEPOSIT_STATUS.pending)
  const sessions = player.state.games?.sessions.length ?? 0
  const same = exceptAttempts(before) === exceptAttempts(JSON.stringify(is))
  return { code: codeOf(reply), kinds, pending, sessions, same, wagering: wageringLeft(player) - wageringLeft(old) }
}

/** Movements that stake or draw something. */
const PLAY = /^(bet|jackpot\.|invite\.spin)/
/** Movements that an activity makes. */
const REWARD = /^(activity|task|chest|login|invite|agent|vip|rebate|jackpot|points)\./

describe.each([
  ['a time-out', breakOf('24h'), false],
  ['a self-exclusion', breakOf('180d'), true],
] as const)('during %s', (_status, happen, excluded) => {
  it.each(writes)(
    '[MOCK-03] $name neither plays nor deposits, nor opens turnover nobody can play',
    async ({ name }) => {
      if (name === 'playBreak') return
      const { kinds, pending, sessions, wagering } = await written(name, happen)
      expect(kinds.filter((kind) => PLAY.test(kind))).toEqual([])
      expect([pending <= 0, sessions]).toEqual([true, 0])
      if (excluded) expect(wagering).toBe(0)
    },
  )
})

it.each(writes)('[MOCK-03] during maintenance $name opens no game', async ({ name }) => {
  const { sessions, kinds } = await written(name, config('maintenance:1'))
  expect(kinds.filter((kind) => kind === 'bet')).toEqual([])
  if (name === 'startGame') expect(sessions).toBe(0)
})

it.each(writes)('[MOCK-03] with every activity closed $name pays no reward of one', async ({ name }) => {
  const { kinds } = await written(name, config(everyActivity.join(',')))
  expect(kinds.filter((kind) => REWARD.test(kind))).toEqual([])
})

it.each(writes)(
  '[MOCK-03] of a frozen account $name changes nothing, unless it only leaves or protects',
  async (call) => {
    const { code, same } = await written(call.name, (at) => at.control('POST', '/grant', { grant: 'account:frozen' }))
    expect([code, code === 0 || same]).toEqual([isClosedWhenFrozen(call) ? REFUSAL.accountFrozen : 0, true])
  },
)
