import { describe, expect, it } from 'vitest'
import { TURNOVER } from '../../../mocks/world/wallet/deposit/depositRule'
import { WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import { addCard, amounts, deposit, mailKinds } from './steps'
import { checkLedger, openServer } from './support'

const start = openServer()

interface Exchange {
  withdrawable: number
  turnoverLeft: number
}

describe('a deposit, played and withdrawn over HTTP', () => {
  it('[MOCK-04] brings a bonus, asks for its turnover, and is paid out once that is played', async () => {
    const world = await start()
    const player = await world.register('depositor')
    const orderId = await deposit(world, player, 20_000, 'first')
    expect(await amounts(player, 'deposit.paid')).toEqual([20_000])
    expect(await amounts(player, 'deposit.bonus')).toEqual([20_000])
    expect(await player.call('rechargeOrderStatus', { orderId })).toMatchObject({ coin: 40_000, order: { status: 1 } })

    const bankId = await addCard(player)
    const order = { method: 'bank', bankId, amount: 30_000, requestId: 'out' }
    expect(await player.refused('exchange', order)).toBe(3011)
    const { turnoverLeft } = await player.call<Exchange>('getExchange')
    // Once the deposit, ten times the bonus.
    expect(turnoverLeft).toBe(20_000 * (TURNOVER.deposit + TURNOVER.bonus))
    await player.bet(`1:1000*${turnoverLeft / 1000 - 1}=1000`)
    expect(await player.call('getExchange')).toMatchObject({ turnoverLeft: 1_000, withdrawable: 0 })
    expect(await player.refused('exchange', order)).toBe(3011)
    await player.bet('1:1000=1000')
    expect(await player.call('getExchange')).toMatchObject({ turnoverLeft: 0, withdrawable: 40_000 })

    expect(await player.call('exchange', order)).toMatchObject({ coin: 10_000 })
    // A repeat of the same request changes nothing.
    expect(await player.call('exchange', order)).toMatchObject({ coin: 10_000 })
    await world.wait('24h')
    const { list } = await player.call<{ list: { status: number; timeline: { status: number }[] }[] }>(
      'exchangeRecord',
      {
        pageNum: 1,
        pageSize: 10,
      },
    )
    const { requested, reviewing, approved, paid } = WITHDRAW_STATUS
    expect(list.map(({ status, timeline }) => [status, ...timeline.map((step) => step.status)])).toEqual([
      [paid, requested, reviewing, approved, paid],
    ])
    expect(await mailKinds(player)).toEqual(
      expect.arrayContaining(['depositPaid', 'withdrawalAsked', 'withdrawalPaid']),
    )
    const entries = await checkLedger(player)
    const kinds = new Set(entries.filter(({ asset }) => asset === 'coin').map(({ kind }) => kind))
    expect([...kinds]).toEqual(['opening', 'deposit.paid', 'deposit.bonus', 'bet', 'win', 'withdraw.held'])
    expect(await player.coin()).toBe(10_000)
  })
})
