import { describe, expect, it } from 'vitest'
import { betRecord } from '../../../src/contract/game/game'
import { appUserCoinDetail } from '../../../src/contract/wallet/ledger'
import { safeboxMove, safeboxPassword } from '../../../src/contract/wallet/safebox'
import { type Visit, visit } from '../core/support'
import { coinOf, deposit, expectLedgerInvariants, freshRequest } from './walletSupport'

describe('the safe-box', () => {
  it('[WALL-04] takes coin in and returns it, with one ledger entry of each asset', () => {
    const at = visit('regular')
    const before = coinOf(at)
    expect(at.call(safeboxMove, { amount: 5_000, requestId: freshRequest() })).toMatchObject({
      coin: before - 5_000,
      safebox: 5_000,
    })
    expect(at.call(safeboxMove, { amount: -2_000, requestId: freshRequest() })).toMatchObject({
      coin: before - 3_000,
      safebox: 3_000,
    })
    expectLedgerInvariants(at.world, at.player)
  })

  it('[WALL-04] moves once for a key; a repeat gets the first reply', () => {
    const at = visit('regular')
    const first = at.call(safeboxMove, { amount: 5_000, requestId: 'a' })
    at.call(safeboxMove, { amount: 500, requestId: '__proto__' })
    const world = JSON.stringify(at.world)
    expect(at.call(safeboxMove, { amount: 5_000, requestId: 'a' })).toEqual(first)
    expect(JSON.stringify(at.world)).toBe(world)
    at.refused(safeboxMove, { amount: -9_000, requestId: 'b' }, 'notEnoughCoin')
    at.call(safeboxMove, { amount: 4_000, requestId: 'c' })
    expect(at.call(safeboxMove, { amount: -9_000, requestId: 'b' }).safebox).toBe(500)
  })

  it('[WALL-04] opens only with its password, once one is set', () => {
    const at = visit('regular')
    at.call(safeboxMove, { amount: 5_000, requestId: freshRequest() })
    at.call(safeboxPassword, { password: '123456' })
    at.refused(safeboxMove, { amount: -1_000, requestId: freshRequest() }, 'wrongSafeboxPassword')
    at.refused(safeboxMove, { amount: -1_000, password: '654321', requestId: freshRequest() }, 'wrongSafeboxPassword')
    at.call(safeboxMove, { amount: 1_000, requestId: freshRequest() })
    expect(at.call(safeboxMove, { amount: -1_000, password: '123456', requestId: freshRequest() }).safebox).toBe(5_000)
    at.refused(safeboxPassword, { password: '222222' }, 'wrongSafeboxPassword')
    at.call(safeboxPassword, { password: '222222', oldPassword: '123456' })
    at.call(safeboxMove, { amount: -1_000, password: '222222', requestId: freshRequest() })
  })

  it.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])('[AUTH-02] refuses the password "%s"', (password) => {
    visit('regular').refused(safeboxPassword, { password }, 'weakPassword')
  })

  it('[WALL-04] never holds or gives more than there is', () => {
    const at = visit('broke')
    at.refused(safeboxMove, { amount: 1, requestId: freshRequest() }, 'notEnoughCoin')
    at.refused(safeboxMove, { amount: -1, requestId: freshRequest() }, 'notEnoughCoin')
    at.refused(safeboxMove, { amount: Number.MIN_SAFE_INTEGER, requestId: freshRequest() }, 'notEnoughCoin')
    at.refused(safeboxMove, { amount: 0, requestId: freshRequest() }, 'badRequest')
    at.refused(safeboxMove, { amount: 0.5, requestId: freshRequest() }, 'badRequest')
  })
})

const page = (at: Visit, more: { pageNum?: number; pageSize?: number; asset?: string; kind?: string } = {}) =>
  at.call(appUserCoinDetail, { pageNum: 1, pageSize: 50, ...more })

describe('the movements', () => {
  it('[MEMB-01] of a round name its game', () => {
    const at = visit('regular')
    const [round] = at.call(betRecord, { pageNum: 1, pageSize: 20 }).list.filter(({ win }) => win > 0)
    const of = page(at).list.filter(({ ref }) => ref === round?.id)
    expect(of.map(({ kind, gameName }) => [kind, gameName])).toEqual([
      ['win', round?.gameName],
      ['bet', round?.gameName],
    ])
    expect(page(at, { kind: 'deposit' }).list.some((row) => 'gameName' in row)).toBe(false)
  })

  it('[MEMB-01] are the ledger itself, newest first', () => {
    const at = visit('newcomer')
    expect(page(at)).toMatchObject({ list: [], pages: 0 })
    deposit(at, 5_000)
    const { list } = page(at)
    expect(list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['deposit.bonus', 5_000, 10_000],
      ['deposit.paid', 5_000, 5_000],
    ])
    deposit(at, 10_000)
    expect(page(at).list).toHaveLength(4)
  })

  it('[MEMB-01] can be filtered by asset and kind', () => {
    const at = visit('collector')
    expect(new Set(page(at, { asset: 'points' }).list.map(({ asset }) => asset))).toEqual(new Set(['points']))
    const coupons = page(at, { asset: 'coupon' }).list
    expect(coupons.length).toBeGreaterThan(5)
    expect(coupons.every(({ asset }) => asset.startsWith('coupon:'))).toBe(true)
    expect(page(at, { asset: 'coupon:1010' }).list.length).toBeGreaterThan(0)
    expect(new Set(page(at, { kind: 'deposit' }).list.map(({ kind }) => kind))).toEqual(
      new Set(['deposit.paid', 'deposit.bonus']),
    )
    expect(new Set(page(at, { kind: 'deposit.paid' }).list.map(({ kind }) => kind))).toEqual(new Set(['deposit.paid']))
    for (const strange of ['nothing', '__proto__', ''])
      expect(page(at, { asset: strange, kind: strange }).list).toEqual([])
  })

  it('[MEMB-01] of all pages together are complete, in order of time', () => {
    const at = visit('whale')
    const { pages } = page(at, { pageSize: 100 })
    const rows = Array.from(
      { length: pages },
      (_, index) => page(at, { pageNum: index + 1, pageSize: 100 }).list,
    ).flat()
    const moved = (at.world.ledger[at.player.id] ?? []).filter(({ asset, amount }) => asset === 'coin' && amount !== 0)
    expect(rows.map(({ id }) => id)).toEqual(moved.map(({ id }) => id).reverse())
    expect(rows[0]?.balanceAfter).toBe(coinOf(at))
  })
})
