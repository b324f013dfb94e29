import { describe, expect, it } from 'vitest'
import { amounts, mailKinds } from './steps'
import { checkLedger, openServer } from './support'

const start = openServer()

interface Vip {
  vipData: { level: number; exp: number; nextExp: number; unreceived: { id: string; awards: { count: number }[] }[] }
}

describe('the VIP ladder, climbed over HTTP', () => {
  it('[MOCK-04] counts bets as experience; levels bring mail and a bonus, weeks and months theirs', async () => {
    const world = await start()
    const player = await world.register('climber')
    const vip = async () => (await player.call<Vip>('getVipInfo')).vipData
    const due = async () => (await vip()).unreceived.map(({ id, awards }) => [id, awards[0]?.count])
    await player.grant('coin:100000')

    await player.bet('1:10000*9=10000')
    expect(await vip()).toMatchObject({ level: 0, exp: 90_000, nextExp: 100_000 })
    await player.bet('1:10000=10000')
    expect(await vip()).toMatchObject({ level: 1, exp: 100_000, nextExp: 500_000 })
    await player.bet('1:10000*40=10000')
    expect(await vip()).toMatchObject({ level: 2, exp: 500_000 })
    expect((await mailKinds(player)).filter((kind) => kind === 'vipUp')).toHaveLength(2)
    expect(await due()).toEqual([
      ['level-1', 200],
      ['level-2', 800],
    ])
    await player.call('receiveVipTaskUnReceiveBonus')
    expect(await player.refused('receiveVipTaskUnReceiveBonus')).toBe(4001)
    expect(await player.call('refreshData')).toMatchObject({ vip: 2, vipExp: 500_000, bet: 500_000 })

    await world.until('2026-06-08T00:00:00Z')
    expect(await due()).toEqual([['week-2026-06-01', 100]])
    await player.call('receiveVipTaskUnReceiveBonus')
    await world.until('2026-07-01T00:00:00Z')
    expect(await due()).toEqual([['month-2026-06', 300]])
    await player.call('receiveVipTaskUnReceiveBonus')
    expect(await player.refused('receiveVipTaskUnReceiveBonus')).toBe(4001)

    expect(await amounts(player, 'vip.bonus')).toEqual([200, 800, 100, 300])
    expect(await player.coin()).toBe(100_000 + 1_400)
    await checkLedger(player)
  })
})
