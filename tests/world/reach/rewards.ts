import { PROP } from '../../../src/contract/activity/rewards'
import type { Client } from './client'
import { deposit, type Recipe, recipe } from './recipe'

const forced = (propId: number): Recipe =>
  recipe('lucky', `a draw for which a tester has chosen ${propId}`, async (at) => {
    await at.control('POST', '/draw', { draw: [propId] })
    return at.send('receiveDrawChance')
  })

const step = (at: Client, activityId: number, stepId: string) => at.send('activityReceive', { activityId, stepId })

/** Plays a number of rounds of a game. */
const play = (at: Client, rounds: number, bet: number) => at.control('POST', '/bet', { bet: `1:${bet}*${rounds}` })

const NEW_YEAR = 38

/** A recipe for every reward that can be paid, by id. */
export const rewardRecipes: Readonly<Record<number, Recipe>> = {
  [PROP.coin]: recipe('newcomer', 'the sign-up bonus', (at) => step(at, 15, 's1')),
  [PROP.points]: recipe('newcomer', 'the sign-up bonus', (at) => step(at, 15, 's1')),
  [PROP.liveness]: recipe('newcomer', 'the daily task of signing in', (at) =>
    at.send('receiveTaskAward', { id: 'd-login' }),
  ),
  1002: recipe('newcomer', 'a deposit of 100.00 this week: a task', async (at) => {
    await deposit(at, 10_000)
    return at.send('receiveTaskAward', { id: 'w-deposit' })
  }),
  1005: forced(1005),
  1010: recipe('newcomer', 'the first deposit offer', async (at) => {
    await deposit(at, 1_000)
    return step(at, 44, 's1')
  }),
  1202: recipe('newcomer', 'the second deposit offer', async (at) => {
    await deposit(at, 1_000, 'first')
    await deposit(at, 10_000, 'second')
    return step(at, 44, 's2')
  }),
  1301: recipe('newcomer', 'the first charge gift', async (at) => {
    await deposit(at, 1_000)
    return step(at, 39, 's1')
  }),
  40001: recipe('newcomer', "the new year's first task: signing in", (at) => step(at, NEW_YEAR, 's1')),
  40002: recipe('regular', "the new year's second task: bets of 50.00", async (at) => {
    await play(at, 5, 1_000)
    return step(at, NEW_YEAR, 's2')
  }),
  40003: recipe('regular', "the new year's third task: five wins", async (at) => {
    await play(at, 200, 20)
    return step(at, NEW_YEAR, 's3')
  }),
  40004: recipe('newcomer', "the new year's fourth task: a deposit of 20.00", async (at) => {
    await deposit(at, 2_000)
    return step(at, NEW_YEAR, 's4')
  }),
  [PROP.mega]: forced(PROP.mega),
  [PROP.major]: forced(PROP.major),
  [PROP.minor]: forced(PROP.minor),
  [PROP.mini]: forced(PROP.mini),
  [PROP.otherJackpot]: recipe('regular', "the new year's treasure: all four items", async (at) => {
    await play(at, 5, 1_000)
    await play(at, 200, 20)
    await deposit(at, 2_000)
    for (const item of ['s1', 's2', 's3', 's4']) await step(at, NEW_YEAR, item)
    return step(at, NEW_YEAR, 's5')
  }),
}
