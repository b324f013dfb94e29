import { describe, expect, it } from 'vitest'
import { propConfig } from '../../../mocks/world/config/props'
import { post } from '../../../mocks/world/core/ledger'
import { activityAwardGetLog } from '../../../src/contract/bonus'
import { refreshData } from '../../../src/contract/member'
import { pointsExchange, pointsOffers } from '../../../src/contract/points'
import { couponList } from '../../../src/contract/wallet'
import { fresh, ledgerSums, owned } from '../activity/activityWorld'
import type { Visit } from '../core/support'

const withPoints = (count: number): Visit => {
  const guest = fresh()
  post(guest.world, guest.player, 'points', count, 'points.test', 't')
  return guest
}

describe('points', () => {
  it('[REW-01] are exchanged for every offer at its price, through the ledger', () => {
    const { offers } = withPoints(0).ask(pointsOffers, {})
    expect(offers.length).toBeGreaterThan(3)
    for (const { id, price, award } of offers) {
      expect(propConfig[award.propId]).toBeDefined()
      const guest = withPoints(price + 7)
      const coin = owned(guest.player)['coin'] ?? 0
      const coupons = guest.ask(couponList, {}).list.length
      expect(guest.ask(pointsExchange, { offerId: id, requestId: 'a' })).toMatchObject({ awards: [award], points: 7 })
      expect(guest.ask(refreshData, {})).toMatchObject({
        lottery: 7,
        coin: award.propId === 2001 ? coin + award.count : coin,
      })
      expect(guest.ask(couponList, {}).list.length).toBe(award.propId === 2001 ? coupons : coupons + award.count)
      expect(guest.ask(activityAwardGetLog, { pageNum: 1, pageSize: 1 }).list).toMatchObject([award])
      expect(ledgerSums(guest)).toEqual(owned(guest.player))
    }
  })

  it('[REW-01] must suffice, and an offer must exist', () => {
    const guest = withPoints(199)
    guest.refused(pointsExchange, { offerId: 'coin-1', requestId: 'a' }, 'notEnoughPoints')
    guest.refused(pointsExchange, { offerId: '__proto__', requestId: 'a' }, 'notFound')
    post(guest.world, guest.player, 'points', 1, 'points.test', 'u')
    expect(guest.ask(pointsExchange, { offerId: 'coin-1', requestId: 'a' }).points).toBe(0)
  })

  it('[REW-01] are exchanged once for a key', () => {
    const guest = withPoints(1_000)
    const first = guest.ask(pointsExchange, { offerId: 'coin-1', requestId: 'a' })
    guest.ask(pointsExchange, { offerId: 'coin-1', requestId: 'b' })
    const world = JSON.stringify(guest.world)
    expect(guest.ask(pointsExchange, { offerId: 'coin-1', requestId: 'a' })).toEqual(first)
    expect(JSON.stringify(guest.world)).toBe(world)
  })
})
