import { describe, expect, it } from 'vitest'
import { grant } from '../../../mocks/world/bonus/rewards'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { addCoupon, couponKind, couponMinimum, couponValue } from '../../../mocks/world/wallet/coupon/coupons'
import { TURNOVER } from '../../../mocks/world/wallet/deposit/depositRule'
import { CLAIM } from '../../../src/contract/core/enums'
import { couponList, couponUse } from '../../../src/contract/wallet/coupon'
import { depositCancel } from '../../../src/contract/wallet/deposit'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { visit } from '../core/support'
import { coinOf, expectLedgerInvariants, moves, order } from './walletSupport'

describe('coupons', () => {
  it('[WALL-05] are listed with their value, soonest to expire first; none at first', () => {
    const at = visit('newcomer')
    expect(at.call(couponList, {}).list).toEqual([])
    for (const propId of [1010, 1203, 1301]) {
      addCoupon(at.world, at.player, propId, 'test')
      at.wait('24h')
    }
    expect(at.call(couponList, {}).list).toMatchObject([
      { propId: 1010, value: 10, minDeposit: 5_000, state: CLAIM.available },
      { propId: 1203, value: 1_000, minDeposit: 10_000, state: CLAIM.available },
      { propId: 1301, value: 100, minDeposit: 0, state: CLAIM.available },
    ])
  })

  it('[REW-01] have a value whatever id of their range they carry', () => {
    expect([1001, 1099, 1250, 1399].map(couponValue)).toEqual([1, 99, 5_000, 9_900])
    expect([1001, 1250, 1399].map(couponMinimum)).toEqual([5_000, 50_000, 0])
  })

  it('[WALL-05] gift coupons pay once, and have to be wagered as they say', () => {
    const at = visit('newcomer')
    const { id } = addCoupon(at.world, at.player, 1303, 'test')
    const [{ turnover } = {}] = at.call(couponList, {}).list
    expect(turnover).toBe(TURNOVER.bonus * 800)
    expect(at.call(couponUse, { couponId: id })).toEqual({
      awards: [{ propId: 2001, count: 800 }],
      coin: 800,
    })
    at.refused(couponUse, { couponId: id }, 'alreadyClaimed')
    expect(coinOf(at)).toBe(800)
    expect(balanceOf(at.player, 'coupon:1303')).toBe(0)
    expect(at.call(couponList, {}).list).toMatchObject([{ id, state: CLAIM.claimed }])
    expect(at.call(getExchange, {}).turnoverLeft).toBe(turnover)
    expectLedgerInvariants(at.world, at.player)
  })

  it('[WALL-05] coupons that are no gifts, or do not exist, cannot be redeemed', () => {
    const at = visit('newcomer')
    const { id } = addCoupon(at.world, at.player, 1010, 'test')
    at.refused(couponUse, { couponId: id }, 'couponUnusable')
    for (const couponId of ['k-none', '__proto__']) at.refused(couponUse, { couponId }, 'couponUnusable')
    const otherPlayer = visit('regular')
    otherPlayer.refused(couponUse, { couponId: 'k-none' }, 'couponUnusable')
  })

  it('[WALL-05] expire after thirty days, by themselves and in the ledger', () => {
    const at = visit('newcomer')
    const { id } = addCoupon(at.world, at.player, 1301, 'test')
    at.wait('29d')
    expect(balanceOf(at.player, 'coupon:1301')).toBe(1)
    at.wait('24h')
    expect(balanceOf(at.player, 'coupon:1301')).toBe(0)
    expect(moves(at, 'coupon.expired', 'coupon:1301').map(({ ref }) => ref)).toEqual([id])
    expect(at.call(couponList, {}).list).toMatchObject([{ id, state: CLAIM.expired }])
    at.refused(couponUse, { couponId: id }, 'claimExpired')
  })

  it('[WALL-05] do not expire while an order holds them, but when it frees them', () => {
    const at = visit('newcomer')
    const { id } = addCoupon(at.world, at.player, 1010, 'test')
    at.wait('719h')
    const { orderId } = order(at, 10_000, 'bank', id)
    at.wait('59m')
    at.wait('90s')
    expect(balanceOf(at.player, 'coupon:1010')).toBe(0)
    at.refused(depositCancel, { orderId }, 'orderClosed')
    const other = visit('newcomer')
    const late = addCoupon(other.world, other.player, 1010, 'test').id
    other.wait('719h')
    other.wait('59m')
    order(other, 10_000, 'bank', late)
    other.wait('2m')
    expect(balanceOf(other.player, 'coupon:1010')).toBe(1)
    other.wait('1h')
    expect(balanceOf(other.player, 'coupon:1010')).toBe(0)
  })

  it('[REW-01] are also given as rewards, one by one', () => {
    const at = visit('newcomer')
    grant(at.world, at.player, { propId: 1020, count: 3 }, 'test.prize', 'x')
    expect(at.call(couponList, {}).list).toHaveLength(3)
    expect(balanceOf(at.player, 'coupon:1020')).toBe(3)
  })

  it('[MOCK-03] of the personas are usable, used and expired', () => {
    const { list } = visit('collector').call(couponList, {})
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set([CLAIM.available, CLAIM.claimed, CLAIM.expired]))
    const usable = list.filter(({ state }) => state === CLAIM.available)
    expect(new Set(usable.map(({ propId }) => couponKind(propId)))).toEqual(new Set(['percent', 'fixed', 'give']))
  })

  it('[WALL-05] coupons that an open order holds name it, and are free again when it closes unpaid', () => {
    const at = visit('newcomer')
    const { id } = addCoupon(at.world, at.player, 1010, 'test')
    const { orderId } = order(at, 10_000, 'bank', id)
    expect(at.call(couponList, {}).list).toMatchObject([{ id, state: CLAIM.available, heldBy: orderId }])
    at.call(depositCancel, { orderId })
    expect(at.call(couponList, {}).list[0]).not.toHaveProperty('heldBy')
  })
})
