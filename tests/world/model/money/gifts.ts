import type { Chance } from '../../../../mocks/world/core/chance'
import { type Award, PROP, PROP_RANGE } from '../../../../src/contract/activity/rewards'
import { CLAIM } from '../../../../src/contract/core/enums'
import { asCents } from '../../../../src/contract/core/fields'
import { retrieveBalance } from '../../../../src/contract/game/game'
import { pointsExchange, pointsStatus } from '../../../../src/contract/points'
import { type Coupon, couponList, couponUse } from '../../../../src/contract/wallet/coupon'
import { type Expected, type Line, line } from './line'
import { creditHeld, isExcluded, type Purse } from './purse'
import type { Terms } from './terms'

const isGift = (propId: number): boolean => propId >= PROP_RANGE.giveCoupon[0] && propId <= PROP_RANGE.giveCoupon[1]
const isCoupon = (propId: number): boolean =>
  propId >= PROP_RANGE.percentCoupon[0] && propId <= PROP_RANGE.giveCoupon[1]

const isJackpot = (propId: number): boolean => propId >= PROP_RANGE.jackpot[0] && propId <= PROP_RANGE.jackpot[1]

/** Books awards; `held` = their coin is a bonus, to be played 35 times. */
export const bookAwards = (purse: Purse, awards: readonly Award[], held: boolean): void => {
  for (const { propId, count } of awards) {
    if (propId === PROP.coin && held) creditHeld(purse, 0, count)
    else if (propId === PROP.coin || isJackpot(propId)) purse.coin += count
    else if (propId === PROP.points) purse.points += count
    else if (isCoupon(propId)) purse.promised.set(propId, (purse.promised.get(propId) ?? 0) + count)
  }
}

/** Takes over new coupons from the list, as many as were promised, and compares the known ones. */
export const readCoupons = (purse: Purse, list: readonly Coupon[]): void => {
  for (const { id, propId, value, minDeposit: least, expireTime: until, state, heldBy = null } of list) {
    const known = purse.vouchers.get(id)
    if (known && (known.state !== state || known.heldBy !== heldBy))
      throw new Error(
        `coupon ${id} is ${state} held by ${heldBy}, the model has ${known.state} held by ${known.heldBy}`,
      )
    if (known) continue
    const left = (purse.promised.get(propId) ?? 0) - 1
    if (left < 0) throw new Error(`coupon ${id} of ${propId} came from nowhere`)
    purse.promised.set(propId, left)
    purse.vouchers.set(id, { id, propId, value, least, until, heldBy, state })
  }
  const [missing] = [...purse.promised].filter(([, count]) => count > 0)
  if (missing) throw new Error(`${missing[1]} coupons of ${missing[0]} never came`)
}

export const couponLine = (chance: Chance, device: number, purse: Purse): Line => {
  const ids = [...purse.vouchers.keys()].slice(-8)
  const gifts = [...purse.vouchers.values()].filter(({ propId, state }) => isGift(propId) && state === CLAIM.available)
  const [gift] = gifts
  const any = ids.length === 0 || chance.hit(0.05) ? 'nobody' : chance.pick(ids)
  const couponId = gift && chance.hit(0.5) ? gift.id : any
  return line(device, couponUse, {
    kind: 'coupon',
    body: { couponId },
    expects: (now) => {
      const voucher = now.vouchers.get(couponId)
      if (voucher?.state === CLAIM.claimed) return 'alreadyClaimed'
      if (voucher?.state === CLAIM.expired) return 'claimExpired'
      if (!voucher || !isGift(voucher.propId)) return 'couponUnusable'
      return isExcluded(now) ? 'wageringExcluded' : 'done'
    },
    book: (now) => {
      const voucher = now.vouchers.get(couponId)
      if (!voucher) return
      creditHeld(now, 0, voucher.value)
      voucher.state = CLAIM.claimed
    },
    read: async (wire, token) => {
      const before = purse.vouchers.get(couponId)?.state
      const { list } = await wire.ask(couponList, token, {})
      const used = list.find(({ id }) => id === couponId)?.state === CLAIM.claimed
      return used && before === CLAIM.available ? { awards: [], coin: asCents(0) } : null
    },
  })
}

export const pointsLine = (chance: Chance, device: number, terms: Terms, requestId: string): Line => {
  const { offers, rate } = terms.points
  const offer = chance.hit(0.5) ? chance.pick(offers) : null
  const amount = chance.pick([199, 200, 201, 399, chance.int(200, 2_000), 1_000_000, 0])
  const body = offer
    ? { offerId: offer.id }
    : chance.hit(0.05)
      ? { offerId: 'moon' }
      : chance.hit(0.05)
        ? {}
        : { points: amount }
  const coin = Math.floor((amount * (rate?.coin ?? 0)) / (rate?.points ?? 1))
  const { price, award } = offer ?? { price: amount, award: { propId: PROP.coin, count: coin } }
  return line(device, pointsExchange, {
    kind: 'points',
    body: { ...body, requestId },
    expects: (now): Expected => {
      if (!offer && !('points' in body)) return 'offerId' in body ? 'notFound' : 'badRequest'
      if (!offer && amount < (rate?.points ?? 0)) return 'belowMinimum'
      if (now.points < price) return 'notEnoughPoints'
      return award.propId === PROP.coin && isExcluded(now) ? 'wageringExcluded' : 'done'
    },
    book: (now, { awards }) => {
      if (awards[0]?.propId !== award.propId || awards[0].count !== award.count)
        throw new Error(`points gave ${JSON.stringify(awards)} instead of ${JSON.stringify(award)}`)
      now.points -= price
      bookAwards(now, awards, true)
    },
    read: async (wire, token) => {
      const { awards } = await wire.ask(pointsStatus, token, { requestId })
      return awards && { awards, points: 0 }
    },
  })
}

export const retrieveLine = (device: number): Line =>
  line(device, retrieveBalance, {
    kind: 'retrieve',
    body: {},
    expects: () => 'done',
    book: (purse) => {
      purse.coin += purse.left
      purse.left = 0
    },
  })
