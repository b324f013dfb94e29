import { describe, expect, it } from 'vitest'
import { TURNOVER } from '../../../mocks/world/wallet/deposit/depositRule'
import { addCard, deposit } from './steps'
import { checkLedger, openServer } from './support'

const start = openServer()

describe('limits, met over HTTP', () => {
  it('[MOCK-04] of withdrawals: card, amount, turnover, the day’s number', async () => {
    const world = await start()
    const player = await world.register('limited')
    let requests = 0
    const order = (amount: number, bankId = 'none') => ({
      method: 'wallet',
      bankId,
      amount,
      requestId: `w${++requests}`,
    })
    await deposit(world, player, 10_000, 'first')
    expect(await player.refused('exchange', order(5_000))).toBe(3007)
    const bankId = await addCard(player)
    expect(await player.refused('exchange', order(999, bankId))).toBe(3002)
    expect(await player.refused('exchange', order(1_000_001, bankId))).toBe(3003)
    expect(await player.refused('exchange', order(5_000, bankId))).toBe(3011)
    await player.bet(`1:10000*${TURNOVER.deposit + TURNOVER.bonus}=10000`)
    expect(await player.refused('exchange', order(20_001, bankId))).toBe(3001)
    // At VIP 1 two a day.
    await player.call('exchange', order(1_000, bankId))
    await player.call('exchange', order(1_000, bankId))
    expect(await player.refused('exchange', order(1_000, bankId))).toBe(3013)
    await world.wait('24h')
    await player.call('exchange', order(1_000, bankId))
    await checkLedger(player)
  })

  it('[MOCK-04] of deposits and play: the player’s own limit, and a break', async () => {
    const world = await start()
    const player = await world.register('careful')
    await player.call('playLimit', { period: 'day', amount: 15_000 })
    await deposit(world, player, 10_000, 'first')
    const second = { channelId: 'instant', itemId: 'i10000', requestId: 'second' }
    expect(await player.refused('rechargeOrder', second)).toBe(3015)
    await player.call('playBreak', { length: '24h' })
    expect(await player.refused('rechargeOrder', second)).toBe(5005)
    expect(await player.refused('startGame', { gameId: 1 })).toBe(5005)
    await expect(player.bet('1:100')).rejects.toThrow('5005')
    await world.wait('24h')
    await player.call('rechargeOrder', second)
    expect(await player.bet('1:100=0')).toMatchObject({ coin: 19_900 })
    await checkLedger(player)
  })
})
