import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, post } from '../../../mocks/world/core/ledger'
import { PERSONAS } from '../../../mocks/world/member/profile'
import { countTurnover } from '../../../mocks/world/vip/turnover'
import { addCoupon } from '../../../mocks/world/wallet/coupon/coupons'
import { full } from '../../support/full'
import { expectLedgerInvariants } from '../wallet/walletSupport'
import { codeIn, type Visit, visit } from './support'

describe('the ledger', () => {
  it('[MOCK-03] holds its invariants for every fresh persona', () => {
    for (const persona of PERSONAS.filter((name) => name !== 'visitor')) {
      const { world, player } = visit(persona)
      expectLedgerInvariants(world, player)
    }
  })

  it('[MOCK-03] refuses negative balances and fractions, and stays unchanged', () => {
    const { world, player } = visit('regular')
    const before = JSON.stringify(world)
    const coin = balanceOf(player, 'coin')
    for (const amount of [-coin - 1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])
      expect(() => post(world, player, 'coin', amount, 'test', '')).toThrow('cannot become')
    expect(JSON.stringify(world)).toBe(before)
  })

  it('[MOCK-03] opens each asset once, with its first entry', () => {
    const { world, player } = visit('newcomer')
    post(world, player, 'points', 5, 'test', '')
    post(world, player, 'points', 5, 'test', '')
    const kinds = (world.ledger[player.id] ?? []).filter(({ asset }) => asset === 'points').map(({ kind }) => kind)
    expect(kinds).toEqual(['opening', 'test', 'test'])
  })
})

/** A random action of a player, or of time, on the wallet; ids are picked from what exists. */
type Action = (at: Visit) => void

const amounts = fc.constantFrom(1_000, 5_000, 10_000, 13_000, 17_000, 20_000, 50_000, 100_000)
const requests = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const pick = <T>(list: readonly T[] | undefined, index: number): T | undefined => list?.[index % (list.length || 1)]

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc
    .record({
      price: amounts,
      requestId: requests,
      channelId: fc.constantFrom('instant', 'bank', 'voucher', 'crypto'),
      index: fc.nat(9),
    })
    .map(({ price, index, ...rest }) => (at: Visit) => {
      const couponId = index > 4 ? pick(at.player.state.coupons?.open, index)?.id : undefined
      at.send('rechargeOrder', { ...rest, itemId: `i${price}`, ...(couponId !== undefined && { couponId }) })
    }),
  fc
    .record({ call: fc.constantFrom('rechargeOrderPaid', 'rechargeOrderCancel'), index: fc.nat(9) })
    .map(({ call, index }) => (at: Visit) => {
      at.send(call, { orderId: pick(at.player.state.deposits?.rows, index)?.id ?? 'none' })
    }),
  fc
    .record({ amount: fc.constantFrom(5_000, 5_013, 5_017, 90_000), requestId: requests })
    .map((request) => (at: Visit) => {
      at.send('exchange', { ...request, method: 'bank', bankId: at.player.state.cards?.[0]?.id ?? 'none' })
    }),
  fc
    .record({ amount: fc.integer({ min: -20_000, max: 20_000 }), requestId: requests })
    .map((request) => (at: Visit) => {
      at.send('safeboxMove', request)
    }),
  fc.nat(9).map((index) => (at: Visit) => {
    at.send('couponUse', { couponId: pick(at.player.state.coupons?.open, index)?.id ?? 'none' })
  }),
  fc.constantFrom(1005, 1010, 1202, 1302).map((propId) => (at: Visit) => {
    addCoupon(at.world, at.player, propId, 'test')
  }),
  fc
    .constantFrom(
      'betBonusReceive',
      'appVipUserReceiveDaily',
      'appVipUserReceiveSignInAward',
      'receiveVipTaskUnReceiveBonus',
    )
    .map((call) => (at: Visit) => {
      at.send(call)
    }),
  fc
    .record({ gameType: fc.integer({ min: 1, max: 7 }), bet: fc.integer({ min: 1, max: 40_000 }) })
    .map(({ gameType, bet }) => (at: Visit) => {
      if (balanceOf(at.player, 'coin') < bet) return
      post(at.world, at.player, 'coin', -bet, 'bet', 'test')
      at.player.vipExp += bet
      countTurnover(at.world, at.player, { gameType, bet })
    }),
  fc.constantFrom('10s', '5m', '61m', '24h', '31d').map((span) => (at: Visit) => at.wait(span)),
)

describe('reading money', () => {
  it('[MOCK-03] changes nothing', () => {
    const page = { pageNum: 1, pageSize: 20 }
    for (const persona of ['newcomer', 'regular', 'collector'] as const) {
      const at = visit(persona)
      const before = JSON.stringify(at.world)
      for (const { call, body } of [
        { call: 'rechargeRecord', body: page },
        { call: 'exchangeRecord', body: page },
        { call: 'appUserCoinDetail', body: page },
        { call: 'betBonusLog', body: page },
        { call: 'betBonus', body: { type: 0 } },
        { call: 'getExchange', body: {} },
        { call: 'couponList', body: {} },
        { call: 'getVipInfo', body: {} },
      ]) {
        expect(codeIn(at.send(call, body)), call).toBe(0)
        expect(JSON.stringify(at.world) === before, `${call} changed the world of ${persona}`).toBe(true)
      }
    }
  })
})

describe('any sequence of money actions', () => {
  it('[MOCK-03] keeps sums equal to balances, none negative, nothing paid twice', () => {
    fc.assert(
      fc.property(fc.array(actions, { minLength: 5, maxLength: 60 }), (list) => {
        const at = visit('regular')
        for (const action of list) action(at)
        expectLedgerInvariants(at.world, at.player)
        const { deposits, withdrawals } = at.player.state
        const entries = at.world.ledger[at.player.id] ?? []
        const count = (kind: string, ref: string) =>
          entries.filter((one) => one.kind === kind && one.ref === ref).length
        for (const { id, status } of deposits?.rows ?? []) expect(count('deposit.paid', id)).toBe(status === 1 ? 1 : 0)
        for (const { id, status } of withdrawals?.rows ?? [])
          expect([count('withdraw.held', id), count('withdraw.returned', id)]).toEqual([1, status > 3 ? 1 : 0])
        for (const { id } of at.player.state.coupons?.done ?? [])
          expect(count('coupon.used', id) + count('coupon.expired', id)).toBe(1)
        expect(codeIn(at.send('getVipInfo'))).toBe(0)
      }),
      { numRuns: full ? 150 : 25 },
    )
  })

  it('[MOCK-03] gives the same world when repeated, byte for byte', () => {
    fc.assert(
      fc.property(fc.array(actions, { minLength: 5, maxLength: 30 }), (list) => {
        const [one, other] = [visit('regular'), visit('regular')]
        for (const at of [one, other]) for (const action of list) action(at)
        expect(JSON.stringify(one.world) === JSON.stringify(other.world)).toBe(true)
        const copy = JSON.parse(JSON.stringify(one.world)) as typeof one.world
        expect(JSON.stringify(copy) === JSON.stringify(one.world)).toBe(true)
      }),
      { numRuns: full ? 20 : 5 },
    )
  })
})
