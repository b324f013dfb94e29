import { describe, expect, it } from 'vitest'
import { amounts, mailKinds } from './steps'
import { checkLedger, openServer } from './support'

const start = openServer()

interface Rates {
  list: { type: number; rate: number; bet: number; bonus: number }[]
  total: number
  settleTime: number
}

describe('the rebate, over HTTP', () => {
  it('[MOCK-04] runs with the bets, is settled by the clock, announced by mail and claimed once', async () => {
    const world = await start()
    const player = await world.register('player')
    const rebate = () => player.call<Rates>('betBonus', { type: 0 })
    await player.grant('coin:50000')
    // Level 0 to 3: 0.30 % of slot bets.
    await player.bet('1:10000*5=10000')
    const running = await rebate()
    expect(running.list.find(({ type }) => type === 1)).toEqual({
      type: 1,
      rate: 30,
      nextRate: 30,
      bet: 50_000,
      bonus: 150,
    })
    expect(running).toMatchObject({ total: 0, settleTime: Date.parse('2026-06-02T04:00:00Z') })
    expect(await player.refused('betBonusReceive')).toBe(4001)

    await world.until('2026-06-02T03:59:59Z')
    expect(await rebate()).toMatchObject({ total: 0 })
    expect(await mailKinds(player)).not.toContain('rebateReady')
    await world.wait('1s')
    expect(await rebate()).toMatchObject({ total: 150 })
    expect(await mailKinds(player)).toContain('rebateReady')

    expect(await player.call('betBonusReceive')).toMatchObject({ awards: [{ propId: 2001, count: 150 }] })
    expect(await player.refused('betBonusReceive')).toBe(4001)
    const log = await player.call<{ list: object[] }>('betBonusLog', { pageNum: 1, pageSize: 10 })
    expect(log.list).toEqual([expect.objectContaining({ bonus: 150, bet: 50_000 })])
    expect(await amounts(player, 'rebate.received')).toEqual([150])
    expect(await player.coin()).toBe(50_150)
    await checkLedger(player)
  })
})
