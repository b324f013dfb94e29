import { describe, expect, it } from 'vitest'
import { isLargeReward, mergeAwards, rewardDisplay } from '../../../src/domain/activity/rewards'

describe('rewards', () => {
  it.each([
    [1001, 'percentCoupon', 'pieces'],
    [1099, 'percentCoupon', 'pieces'],
    [1201, 'fixedCoupon', 'pieces'],
    [1299, 'fixedCoupon', 'pieces'],
    [1301, 'giveCoupon', 'pieces'],
    [1399, 'giveCoupon', 'pieces'],
    [2001, 'coin', 'money'],
    [2002, 'points', 'number'],
    [4001, 'liveness', 'number'],
    [40001, 'newYear', 'pieces'],
    [40004, 'newYear', 'pieces'],
    [50000, 'jackpot', 'money'],
    [50001, 'mega', 'money'],
    [50002, 'major', 'money'],
    [50003, 'minor', 'money'],
    [50004, 'mini', 'money'],
    [50005, 'jackpot', 'money'],
  ] as const)('[REW-01] knows %i as %s, counted as %s', (propId, kind, count) => {
    expect(rewardDisplay(propId)).toMatchObject({ kind, count, text: `reward.kind.${kind}` })
  })

  it.each([0, 1000, 1100, 1200, 1300, 1400, 2003, 40000, 40005, 49999, 50006, -1, Number.NaN])(
    '[REW-01] shows the unknown id %d as a plain gift',
    (propId) => {
      expect(rewardDisplay(propId)).toMatchObject({ kind: 'unknown', icon: 'gift' })
    },
  )

  it.each([
    ['coin just below the limit', [[2001, 9_999]], false],
    ['much coin', [[2001, 10_000]], true],
    [
      'much coin in parts',
      [
        [2001, 6_000],
        [2001, 4_000],
      ],
      true,
    ],
    [
      'any number of points',
      [
        [2002, 50_000],
        [4001, 20_000],
      ],
      false,
    ],
    [
      'a coupon',
      [
        [2001, 50],
        [1001, 1],
      ],
      true,
    ],
    ['a jackpot prize', [[50004, 500]], true],
    ['an unknown thing', [[9999, 1]], true],
    ['nothing', [], false],
  ] as const)('[MODAL-03] a claim of %s fills the screen or does not', (_, awards, isLarge) => {
    expect(isLargeReward(awards.map(([propId, count]) => ({ propId, count })))).toBe(isLarge)
  })

  it('[MODAL-03] adds up awards of one id and keeps their order', () => {
    expect(
      mergeAwards([
        { propId: 2002, count: 5 },
        { propId: 2001, count: 100 },
        { propId: 2002, count: 7 },
      ]),
    ).toEqual([
      { propId: 2002, count: 12 },
      { propId: 2001, count: 100 },
    ])
  })
})
