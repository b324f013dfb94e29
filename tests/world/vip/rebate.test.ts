import { describe, expect, it } from 'vitest'
import { gameTypes } from '../../../mocks/world/game/catalogue'
import { LEAST_CLAIM, nextSettlement } from '../../../mocks/world/vip/rebateTable'
import { countTurnover } from '../../../mocks/world/vip/turnover'
import { betBonus, betBonusLog, betBonusReceive } from '../../../src/contract/vip'
import { NOON, type Visit, visit } from '../core/support'
import { coinOf, expectLedgerInvariants, moves } from '../wallet/walletSupport'

const bet = (at: Visit, gameType: number, amount: number): void =>
  countTurnover(at.world, at.player, { gameType, bet: amount })
const log = (at: Visit, pageNum = 1) => at.call(betBonusLog, { pageNum, pageSize: 20 })

describe('the rebate', () => {
  it('[VIP-02] runs by game type at the level’s rate, nothing at first', () => {
    const at = visit('newcomer')
    const all = at.call(betBonus, { type: 0 })
    expect(all).toMatchObject({ total: 0, minClaim: LEAST_CLAIM, settleTime: Date.parse('2026-01-16T04:00:00Z') })
    expect(all.list.map(({ type }) => type)).toEqual(gameTypes.map(({ id }) => id))
    expect(all.list.every(({ bet, bonus }) => bet === 0 && bonus === 0)).toBe(true)
    bet(at, 1, 100_000)
    bet(at, 5, 100_000)
    expect(at.call(betBonus, { type: 1 }).list).toEqual([{ type: 1, rate: 30, nextRate: 30, bet: 100_000, bonus: 300 }])
    expect(at.call(betBonus, { type: 5 }).list).toEqual([{ type: 5, rate: 7, nextRate: 7, bet: 100_000, bonus: 70 }])
    at.refused(betBonus, { type: 99 }, 'notFound')
    at.refused(betBonus, { type: -1 }, 'notFound')
  })

  it('[VIP-02] is settled at its hour, floored to a cent a type, and then paid once', () => {
    const at = visit('newcomer')
    at.refused(betBonusReceive, {}, 'notClaimable')
    bet(at, 1, 50_033)
    bet(at, 1, 50_000)
    bet(at, 3, 10_099)
    at.refused(betBonusReceive, {}, 'notClaimable')
    at.wait('16h')
    expect(at.call(betBonus, { type: 0 })).toMatchObject({
      total: 300 + 15,
      settled: [
        { type: 1, bet: 100_033, bonus: 300 },
        { type: 3, bet: 10_099, bonus: 15 },
      ],
      lastSettleTime: Date.parse('2026-01-16T04:00:00Z'),
    })
    expect(at.call(betBonus, { type: 1 }).list[0]).toMatchObject({ bet: 0, bonus: 0 })
    const mails = Object.values(at.player.state.mail?.mails ?? {}).map(({ kind }) => kind)
    expect(mails).toContain('rebateReady')
    expect(at.call(betBonusReceive, {}).awards).toEqual([{ propId: 2001, count: 315 }])
    at.refused(betBonusReceive, {}, 'notClaimable')
    const lastClaim = { bonus: 315, createTime: at.world.now }
    expect(at.call(betBonus, { type: 0 })).toMatchObject({ total: 0, settled: [], lastClaim })
    expect(coinOf(at)).toBe(315)
    expect(log(at).list).toMatchObject([{ bonus: 315, bet: 110_132, createTime: at.world.now }])
    expect(moves(at, 'rebate.received').map(({ ref }) => ref)).toEqual(log(at).list.map(({ id }) => id))
    expectLedgerInvariants(at.world, at.player)
  })

  it('[VIP-02] is floored, not rounded, running and settled', () => {
    const at = visit('newcomer')
    // 0.3 % of 503.33 is 1.50999.
    bet(at, 1, 50_333)
    expect(at.call(betBonus, { type: 1 }).list[0]).toMatchObject({ rate: 30, bonus: 150 })
    // 0.07 % of 142.85 is 0.099995.
    bet(at, 5, 14_285)
    expect(at.call(betBonus, { type: 5 }).list[0]).toMatchObject({ rate: 7, bonus: 9 })
    at.wait('16h')
    expect(at.call(betBonus, { type: 0 }).total).toBe(150 + 9)
  })

  it('[VIP-02] accumulates over days until it can be received', () => {
    const at = visit('newcomer')
    for (let day = 0; day < 2; day++) {
      bet(at, 1, 10_000)
      at.wait('24h')
      at.refused(betBonusReceive, {}, 'notClaimable')
    }
    bet(at, 1, 15_000)
    bet(at, 1, 15_000)
    expect(at.world.agenda.filter(({ what }) => what === 'rebate.settled')).toHaveLength(1)
    at.wait('24h')
    expect(at.call(betBonusReceive, {}).awards).toEqual([{ propId: 2001, count: 150 }])
  })

  it('[VIP-02] costs an idle player nothing: the agenda stays empty', () => {
    const at = visit('newcomer')
    at.wait('7d')
    expect(at.world.agenda.filter(({ what }) => what === 'rebate.settled')).toEqual([])
  })

  it('[VIP-02] is settled next at 04:00, today or tomorrow', () => {
    const at = (time: string) => Date.parse(`2026-01-15T${time}Z`)
    expect(nextSettlement(at('03:59:59'))).toBe(at('04:00:00'))
    expect(nextSettlement(at('04:00:00'))).toBe(Date.parse('2026-01-16T04:00:00Z'))
    expect(nextSettlement(NOON)).toBe(Date.parse('2026-01-16T04:00:00Z'))
  })

  it('[VIP-02] has a log, newest first: none, some or many', () => {
    expect(log(visit('newcomer'))).toEqual({ list: [], pages: 0 })
    const times = log(visit('regular')).list.map(({ createTime }) => createTime)
    expect(times.length).toBeGreaterThan(8)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const whale = visit('whale')
    const { pages } = log(whale)
    expect(pages).toBeGreaterThan(5)
    expect(log(whale, pages).list.length).toBeGreaterThan(0)
    expect(log(whale, pages + 1).list).toEqual([])
  })

  it('[VIP-02] is ready for the collector and runs for the regular', () => {
    const at = visit('collector')
    const { total } = at.call(betBonus, { type: 0 })
    expect(total).toBeGreaterThanOrEqual(LEAST_CLAIM)
    const before = coinOf(at)
    at.call(betBonusReceive, {})
    expect(coinOf(at)).toBe(before + total)
    expect(
      visit('regular')
        .call(betBonus, { type: 0 })
        .list.some((row) => row.bet > 0),
    ).toBe(true)
  })
})
