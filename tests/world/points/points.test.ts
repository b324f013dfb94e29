import { describe, expect, it } from 'vitest'
import { propConfig } from '../../../mocks/world/config/props'
import { post } from '../../../mocks/world/core/ledger'
import { TURNOVER } from '../../../mocks/world/wallet/deposit/depositRule'
import { activityAwardGetLog } from '../../../src/contract/bonus'
import { refreshData } from '../../../src/contract/member'
import { pointsExchange, pointsOffers } from '../../../src/contract/points'
import { couponList } from '../../../src/contract/wallet/coupon'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { fresh, ledgerSums, owned } from '../activity/activityWorld'
import type { Visit } from '../core/support'

const withPoints = (count: number): Visit => {
  const guest = fresh()
  post(guest.world, guest.player, 'points', count, 'points.test', 't')
  return guest
}

describe('points', () => {
  it('[REW-01] are exchanged for every offer at its price, through the ledger', () => {
    const { offers } = withPoints(0).call(pointsOffers, {})
    expect(offers.length).toBeGreaterThan(3)
    for (const { id, price, award } of offers) {
      expect(propConfig[award.propId]).toBeDefined()
      const guest = withPoints(price + 7)
      const coin = owned(guest.player)['coin'] ?? 0
      const coupons = guest.call(couponList, {}).list.length
      expect(guest.call(pointsExchange, { offerId: id, requestId: 'a' })).toMatchObject({ awards: [award], points: 7 })
      expect(guest.call(refreshData, {})).toMatchObject({
        lottery: 7,
        coin: award.propId === 2001 ? coin + award.count : coin,
      })
      expect(guest.call(couponList, {}).list.length).toBe(award.propId === 2001 ? coupons : coupons + award.count)
      expect(guest.call(activityAwardGetLog, { pageNum: 1, pageSize: 1 }).list).toMatchObject([award])
      expect(ledgerSums(guest)).toEqual(owned(guest.player))
    }
  })

  it('[REW-01] must suffice, and an offer must exist', () => {
    const guest = withPoints(199)
    guest.refused(pointsExchange, { offerId: 'coin-1', requestId: 'a' }, 'notEnoughPoints')
    guest.refused(pointsExchange, { offerId: '__proto__', requestId: 'a' }, 'notFound')
    post(guest.world, guest.player, 'points', 1, 'points.test', 'u')
    expect(guest.call(pointsExchange, { offerId: 'coin-1', requestId: 'a' }).points).toBe(0)
  })

  it('[REW-01] are exchanged once for a key', () => {
    const guest = withPoints(1_000)
    const first = guest.call(pointsExchange, { offerId: 'coin-1', requestId: 'a' })
    guest.call(pointsExchange, { offerId: 'coin-1', requestId: 'b' })
    const world = JSON.stringify(guest.world)
    expect(guest.call(pointsExchange, { offerId: 'coin-1', requestId: 'a' })).toEqual(first)
    expect(JSON.stringify(guest.world)).toBe(world)
  })

  it.each([
    [200, 100],
    [201, 100],
    [203, 101],
    [3_660, 1_830],
  ])('[REW-01] of a free amount: %i give %i cents, which have to be wagered', (points, count) => {
    const guest = withPoints(points)
    const coin = owned(guest.player)['coin'] ?? 0
    const { turnoverLeft } = guest.call(getExchange, {})
    const reply = guest.call(pointsExchange, { points, requestId: 'a' })
    expect(reply).toMatchObject({ awards: [{ propId: 2001, count }], points: 0 })
    expect(owned(guest.player)['coin']).toBe(coin + count)
    expect(guest.call(getExchange, {}).turnoverLeft).toBe(turnoverLeft + count * TURNOVER.bonus)
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[REW-01] of a free amount must be owned, enough for the rate, and named', () => {
    const guest = withPoints(500)
    guest.refused(pointsExchange, { points: 501, requestId: 'a' }, 'notEnoughPoints')
    guest.refused(pointsExchange, { points: 199, requestId: 'a' }, 'belowMinimum')
    guest.refused(pointsExchange, { requestId: 'a' }, 'badRequest')
  })
})
