import { describe, expect, it } from 'vitest'
import { passTime } from '../../../mocks/world/core/agenda'
import { dueRules } from '../../../mocks/world/core/due'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { type BonusCase, bestBonus, couponBonus } from '../../../mocks/world/wallet/coupon/bonusKinds'
import { addCoupon } from '../../../mocks/world/wallet/coupon/coupons'
import { DEPOSIT_STATUS, RECHARGE_BONUS } from '../../../src/contract/core/enums'
import { depositCancel, depositPaid, depositRecord, depositStatus } from '../../../src/contract/wallet/deposit'
import { NOON, visit } from '../core/support'
import { coinOf, deposit, expectLedgerInvariants, order } from './walletSupport'

/** A fifth deposit on an ordinary Thursday, so that only the tested bonus applies. */
const plain: BonusCase = {
  channelId: 'instant',
  price: 10_000,
  at: NOON,
  paid: 4,
  paidToday: true,
  total: 50_000,
  days: 1,
  showType: 1,
}
const SATURDAY = Date.parse('2026-01-17T12:00:00Z')
const FESTIVAL = Date.parse('2026-01-02T12:00:00Z')

describe('bonus kinds', () => {
  it.each<[keyof typeof RECHARGE_BONUS, Partial<BonusCase>, number]>([
    ['firstDeposit', { paid: 0, paidToday: false }, 10_000],
    ['firstDeposit', { paid: 0, price: 500_000 }, 100_000],
    ['secondDeposit', { paid: 1 }, 5_000],
    ['thirdDeposit', { paid: 2 }, 3_000],
    ['dailyFirst', { paidToday: false }, 200],
    ['channel', { channelId: 'crypto' }, 500],
    ['amount', { price: 50_000, total: 200_000 }, 3_500],
    ['ladder', { price: 500_000, total: 600_000 }, 50_000],
    ['accumulated', { total: 95_000 }, 8_000],
    ['continuousDays', { days: 7, paidToday: false }, 700],
    ['continuousDays', { days: 30, paidToday: false }, 700],
    ['weekend', { at: SATURDAY }, 600],
    ['festival', { at: FESTIVAL }, 400],
    ['vipExtra', { showType: 6 }, 600],
  ])('[WALL-05] %s gives its amount: %o', (kind, more, amount) => {
    expect(bestBonus({ ...plain, ...more })).toEqual({ kind: RECHARGE_BONUS[kind], amount })
  })

  it('[WALL-05] give nothing for an ordinary deposit, and never two at once', () => {
    expect(bestBonus(plain)).toBeNull()
    expect(bestBonus({ ...plain, paid: 0, at: SATURDAY, showType: 6, channelId: 'crypto' })).toEqual({
      kind: RECHARGE_BONUS.firstDeposit,
      amount: 10_000,
    })
  })

  it('[WALL-05] of coupons: percent with a cap, or a fixed amount', () => {
    expect(couponBonus(1010, 10_000)).toEqual({ kind: RECHARGE_BONUS.coupon, amount: 1_000 })
    expect(couponBonus(1050, 500_000)).toEqual({ kind: RECHARGE_BONUS.coupon, amount: 100_000 })
    expect(couponBonus(1202, 10_000)).toEqual({ kind: RECHARGE_BONUS.coupon, amount: 500 })
  })
})

describe('bonuses of a player', () => {
  it('[WALL-05] are those of the day and the order in which payments arrive, around midnight too', () => {
    const at = visit('newcomer', { clock: { mode: 'frozen', at: Date.parse('2026-01-14T23:00:00Z') } })
    passTime(at.world, Date.parse('2026-01-14T23:00:00Z'), dueRules)
    for (let turn = 0; turn < 3; turn++) deposit(at, 10_000)
    const paid = (orderId: string) => at.call(depositStatus, { orderId }).order
    const slow = order(at, 10_000, 'qr')
    passTime(at.world, Date.parse('2026-01-14T23:59:30Z'), dueRules)
    at.call(depositPaid, { orderId: slow.orderId })
    passTime(at.world, Date.parse('2026-01-15T00:00:01Z'), dueRules)
    const quick = deposit(at, 10_000)
    expect(paid(quick.orderId)).toMatchObject({ bonusKind: RECHARGE_BONUS.dailyFirst, doneTime: at.world.now })
    at.wait('1m')
    // It was ordered and reported the day before, and arrives as the second of this day.
    expect(paid(slow.orderId)).toMatchObject({ status: DEPOSIT_STATUS.paid, bonus: 0 })
    expect(at.player.state.deposits?.lastDay).toBe('2026-01-15')
    expect(deposit(at, 10_000).bonus).toBe(0)
    expect(paid(at.call(depositRecord, { pageNum: 1, pageSize: 1 }).list[0]?.orderId ?? '')).toMatchObject({ bonus: 0 })
  })

  it('[WALL-05] first, second and third deposit one after another, each once', () => {
    const at = visit('newcomer')
    const kinds = [10_000, 10_000, 10_000].map((price) => deposit(at, price).bonusKind)
    expect(kinds).toEqual([1, 2, 3])
    expect(coinOf(at)).toBe(30_000 + 10_000 + 5_000 + 3_000)
    expect([1, 2, 3]).not.toContain(deposit(at, 10_000).bonusKind)
  })

  it('[WALL-05] depend on which order is paid first, not on which was opened first', () => {
    const at = visit('newcomer')
    const slow = order(at, 10_000, 'bank')
    const fast = order(at, 10_000)
    expect([slow.bonusKind, fast.bonusKind]).toEqual([1, 2])
    at.call(depositCancel, { orderId: slow.orderId })
    at.wait('1m')
    const paid = at.call(depositStatus, { orderId: fast.orderId }).order
    expect(paid).toMatchObject({ bonusKind: 1, bonus: 10_000 })
    expect(deposit(at, 10_000).bonusKind).toBe(2)
  })

  it('[WALL-05] the streak grows each day and breaks with a missed one', () => {
    const at = visit('newcomer')
    const kinds: unknown[] = []
    for (let day = 0; day < 4; day++) {
      kinds.push(deposit(at, 10_000).bonusKind)
      at.wait('24h')
    }
    expect(kinds.slice(0, 3)).toEqual([1, 2, 3])
    // The fourth day is a Sunday; the weekend gives more than four days in a row.
    expect(kinds[3]).toBe(RECHARGE_BONUS.weekend)
    const monday = deposit(at, 10_000)
    expect(monday).toMatchObject({ bonusKind: RECHARGE_BONUS.continuousDays, bonus: 500 })
    at.wait('48h')
    expect(deposit(at, 10_000)).toMatchObject({ bonusKind: RECHARGE_BONUS.dailyFirst, bonus: 200 })
    expect(deposit(at, 10_000)).toMatchObject({ bonus: 0 })
  })

  it('[WALL-05] a percent and a fixed coupon are added on top, and are spent when the money arrives', () => {
    const at = visit('newcomer')
    const [percent, fixed] = [1010, 1202].map((propId) => addCoupon(at.world, at.player, propId, 'test').id)
    const first = order(at, 10_000, 'instant', percent)
    expect(first).toMatchObject({
      bonus: 11_000,
      couponId: percent,
      bonuses: [{ kind: 1 }, { kind: 13, amount: 1_000 }],
    })
    expect(balanceOf(at.player, 'coupon:1010')).toBe(1)
    at.wait('1m')
    expect(balanceOf(at.player, 'coupon:1010')).toBe(0)
    deposit(at, 10_000, fixed)
    expect(coinOf(at)).toBe(20_000 + 11_000 + 5_000 + 500)
    expectLedgerInvariants(at.world, at.player)
  })

  it('[WALL-05] a coupon is free again when its order fails', () => {
    for (const end of ['cancelled', 'rejected', 'expired'] as const) {
      const at = visit('newcomer')
      const { id } = addCoupon(at.world, at.player, 1010, 'test')
      const price = { cancelled: 10_000, rejected: 13_000, expired: 17_000 }[end]
      const { orderId } = order(at, price, end === 'cancelled' ? 'bank' : 'voucher', id)
      if (end === 'cancelled') at.call(depositCancel, { orderId })
      at.wait('2h')
      expect(balanceOf(at.player, 'coupon:1010'), end).toBe(1)
      expect(order(at, 10_000, 'instant', id).couponId).toBe(id)
    }
  })

  it('[WALL-05] are in the record of the personas as they were paid', () => {
    const at = visit('whale')
    const { list, pages } = at.call(depositRecord, { pageNum: 1, pageSize: 100 })
    expect(pages).toBeGreaterThan(4)
    expect(
      list.every(({ bonus, bonuses = [] }) => bonus === bonuses.reduce((sum, { amount }) => sum + amount, 0)),
    ).toBe(true)
  })
})
