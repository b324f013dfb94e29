import { describe, expect, it } from 'vitest'
import { amounts } from './steps'
import { checkLedger, openServer } from './support'

const start = openServer()

interface Tasks {
  list: { id: string; progress: number; target: number; state: number }[]
  liveness: number
  chests: { id: string; state: number }[]
}

describe('the day’s tasks, done over HTTP', () => {
  it('[MOCK-04] count bets, rounds and wins; their rewards open a chest; the next day they start again', async () => {
    const world = await start()
    const player = await world.register('worker')
    const task = async (id: string) => (await player.call<Tasks>('getTaskUser')).list.find((one) => one.id === id)
    await player.grant('coin:10000')

    await player.bet('1:50*16=0')
    expect(await task('d-rounds')).toMatchObject({ progress: 16, target: 20 })
    await player.bet('1:50*4=100')
    expect(await task('d-bet')).toMatchObject({ progress: 1_000, target: 1_000, state: 1 })
    expect(await task('d-rounds')).toMatchObject({ progress: 20, state: 1 })
    expect(await task('d-wins')).toMatchObject({ progress: 4, target: 5, state: 0 })
    expect(await player.refused('receiveTaskAward', { id: 'd-wins' })).toBe(4005)
    await player.bet('1:50=100')

    for (const id of ['d-bet', 'd-rounds', 'd-wins']) {
      await player.call('receiveTaskAward', { id })
      expect(await player.refused('receiveTaskAward', { id })).toBe(4002)
    }
    expect(await amounts(player, 'task.award')).toEqual([5])
    expect(await amounts(player, 'task.award', 'points')).toEqual([20, 20])
    expect(await player.call('getTaskUser')).toMatchObject({ liveness: 50 })
    await player.call('receiveTaskAward', { id: 'chest-50' })
    expect(await amounts(player, 'task.chest')).toEqual([20])
    expect(await player.coin()).toBe(10_000 - 21 * 50 + 5 * 100 + 5 + 20)

    await world.wait('24h')
    expect(await task('d-bet')).toMatchObject({ progress: 0, state: 0 })
    expect(await player.refused('receiveTaskAward', { id: 'd-bet' })).toBe(4005)
    await checkLedger(player)
  })
})
