import { describe, expect, it } from 'vitest'
import { standingsOf } from '../../../mocks/world/activity/rules'
import { activityHeads } from '../../../mocks/world/activity/table'
import { loginBonusDays } from '../../../mocks/world/bonus/bonusLogin'
import { grant } from '../../../mocks/world/bonus/rewards'
import { chestRules, taskRules } from '../../../mocks/world/bonus/tasksTable'
import { propConfig } from '../../../mocks/world/config/props'
import { jackpotCells, jackpotWeights } from '../../../mocks/world/jackpot/table'
import { couponKind } from '../../../mocks/world/wallet/coupon/coupons'
import { type Award, PROP, PROP_RANGE } from '../../../src/contract/activity/rewards'
import { couponList } from '../../../src/contract/wallet/coupon'
import { rewardDisplay } from '../../../src/domain/activity/rewards'
import { fresh, ledgerSums, owned } from '../activity/activityWorld'

/** All awards defined anywhere in the world. */
const everyAward = (): Award[] => {
  const { world, player } = fresh('2026-01-17T12:00:00Z')
  const steps = activityHeads.flatMap(({ id }) => standingsOf(world, player, id).flatMap(({ step }) => step.awards))
  return [
    ...steps,
    ...taskRules.flatMap(({ awards }) => awards),
    ...chestRules.flatMap(({ awards }) => awards),
    ...loginBonusDays.flat(),
    ...jackpotCells.map(({ propId, count }) => ({ propId, count })),
    ...Object.keys(jackpotWeights).map((propId) => ({ propId: Number(propId), count: 1 })),
  ]
}

describe('rewards', () => {
  it.each([
    ['percent coupons', PROP_RANGE.percentCoupon],
    ['fixed coupons', PROP_RANGE.fixedCoupon],
    ['give coupons', PROP_RANGE.giveCoupon],
    ['coin', [PROP.coin, PROP.coin]],
    ['points', [PROP.points, PROP.points]],
    ['liveness', [PROP.liveness, PROP.liveness]],
    ['new-year items', PROP_RANGE.newYear],
    ['jackpots', PROP_RANGE.jackpot],
  ] as const)('[REW-01] %s can be won somewhere', (_name, [first, last]) => {
    expect(everyAward().filter(({ propId }) => propId >= first && propId <= last)).not.toEqual([])
  })

  it('[REW-01] every award has a name in the configuration, art and a positive count', () => {
    for (const { propId, count } of everyAward()) {
      expect(propConfig[propId]?.name, String(propId)).toBeTruthy()
      expect(rewardDisplay(propId).kind, String(propId)).not.toBe('unknown')
      if (propId !== PROP.jackpot) expect(count, String(propId)).toBeGreaterThan(0)
    }
  })

  it.each([
    [PROP.coin, 'coin', 250],
    [PROP.points, 'points', 250],
    [PROP.liveness, 'liveness', 250],
    [1001, 'coupon:1001', 2],
    [1099, 'coupon:1099', 2],
    [1201, 'coupon:1201', 2],
    [1299, 'coupon:1299', 2],
    [1301, 'coupon:1301', 2],
    [1399, 'coupon:1399', 2],
    [40001, 'item:40001', 2],
    [40004, 'item:40004', 2],
    [50001, 'coin', 250],
    [50005, 'coin', 250],
  ] as const)('[REW-01] grant pays %i as %s through the ledger', (propId, asset, count) => {
    const guest = fresh()
    const before = owned(guest.player)[asset] ?? 0
    grant(guest.world, guest.player, { propId, count }, 'test.gift', 'ref')
    expect((owned(guest.player)[asset] ?? 0) - before).toBe(count)
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
    expect(guest.world.ledger[guest.player.id]?.at(-1)).toMatchObject({ kind: 'test.gift', asset })
  })

  it.each([1010, 1202, 1303])('[WALL-05] a granted coupon %i can be used', (propId) => {
    const guest = fresh()
    grant(guest.world, guest.player, { propId, count: 1 }, 'test.gift', 'ref')
    expect(guest.call(couponList, {}).list).toMatchObject([{ propId, state: 1 }])
    expect(couponKind(propId)).toBe(rewardDisplay(propId).kind.replace('Coupon', ''))
  })

  it('[REW-01] refuses to pay an unknown reward', () => {
    const guest = fresh()
    expect(() => grant(guest.world, guest.player, { propId: 3000, count: 1 }, 'test.gift', '')).toThrow('3000')
  })
})
