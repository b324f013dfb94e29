import { describe, expect, it } from 'vitest'
import { PROP } from '../../../src/contract/activity/rewards'
import { CLAIM } from '../../../src/contract/core/enums'
import { type BonusReward, bonusId, coinOf } from '../../../src/domain/bonus/bonusReward'
import {
  activityRewards,
  couponRewards,
  loginRewards,
  rebateRewards,
  taskRewards,
} from '../../../src/domain/bonus/bonusRewards'
import { vipRewards } from '../../../src/domain/bonus/vipRewards'
import { cents } from '../../../src/domain/money'

const coin = (count: number) => ({ propId: PROP.coin, count })
const reward = { title: '', detail: '', awards: [], state: CLAIM.available } as const

describe('a reward', () => {
  it('is known by source, activity and key', () => {
    const step: BonusReward = { ...reward, source: 'activity', activityId: 20, key: 's1' }
    expect(bonusId(step)).toBe('activity:20:s1')
    expect(bonusId({ ...reward, source: 'task', key: 's1' })).toBe('task::s1')
  })

  it('is worth its coin alone', () => {
    expect(coinOf({ awards: [coin(100), { propId: PROP.points, count: 5 }, coin(20)] })).toBe(120)
    expect(coinOf({ awards: [] })).toBe(0)
  })
})

describe('[BONUS-01] the rewards of a source', () => {
  // Each reply has only the fields that its rule reads.
  it('are, of the login, those of today', () => {
    const days = [1, 2, 3].map((day) => ({ day, state: CLAIM.available, awards: [coin(day)] }))
    const [only, ...more] = loginRewards({ day: 2, days, endTime: 9 } as unknown as Parameters<typeof loginRewards>[0])
    expect(more).toEqual([])
    expect(only).toMatchObject({ source: 'login', key: '2', awards: [coin(2)], state: CLAIM.available, until: 9 })
  })

  it.each([
    [99, CLAIM.locked],
    [100, CLAIM.available],
  ])('are, of a rebate of %i, in state %i', (total, state) => {
    const rebate = { total: cents(total), minClaim: cents(100), settleTime: 1 } as Parameters<typeof rebateRewards>[0]
    expect(rebateRewards(rebate)).toEqual([{ ...reward, source: 'rebate', key: '', awards: [coin(total)], state }])
  })

  it('are, of an activity, its steps', () => {
    const step = {
      id: 's1',
      title: 'Bet',
      progress: 3,
      target: 5,
      unit: 'bets',
      state: CLAIM.locked,
      awards: [coin(1)],
      turnover: 35,
    }
    const list = [{ activityId: 20, title: 'Vault', endTime: 9, steps: [step] }]
    expect(activityRewards({ list } as unknown as Parameters<typeof activityRewards>[0])).toEqual([
      {
        source: 'activity',
        key: 's1',
        activityId: 20,
        title: 'Vault',
        detail: 'Bet',
        awards: [coin(1)],
        state: CLAIM.locked,
        until: 9,
        turnover: 35,
        progress: { done: 3, target: 5, unit: 'bets' },
      },
    ])
  })

  it('are, of the coupons, the gifts', () => {
    const gift = {
      id: 'c1',
      value: 500,
      minDeposit: cents(0),
      expireTime: 9,
      state: CLAIM.available,
      turnover: cents(17_500),
    }
    const list = [1001, 1201, 1301].map((propId) => ({ ...gift, propId }))
    expect(couponRewards(list)).toEqual([
      { ...reward, source: 'coupon', key: 'c1', couponId: 1301, awards: [coin(500)], until: 9, turnover: 17_500 },
    ])
  })

  it('are, of the tasks, the chests and then the tasks; only chests end', () => {
    const chest = { id: 'h1', liveness: 30, state: CLAIM.locked, awards: [coin(2)] }
    const task = {
      id: 't1',
      title: 'Log in',
      progress: 0,
      target: 1,
      unit: 'times',
      state: CLAIM.available,
      awards: [],
    }
    const of = { list: [task], chests: [chest], resetTime: 9 } as unknown as Parameters<typeof taskRewards>[0]
    expect(taskRewards(of)).toEqual([
      {
        ...reward,
        source: 'chest',
        key: 'h1',
        awards: [coin(2)],
        state: CLAIM.locked,
        until: 9,
        progress: { done: 30, target: 30, unit: 'liveness' },
      },
      { ...reward, source: 'task', key: 't1', title: 'Log in', progress: { done: 0, target: 1, unit: 'times' } },
    ])
  })

  it.each([
    [[], []],
    [[{ id: 'w', title: 'Weekly', awards: [coin(1)] }], [{ key: 'w', title: 'Weekly', awards: [coin(1)] }]],
    [
      [
        { id: 'w', title: 'Weekly', awards: [coin(1)] },
        { id: 'm', title: 'Monthly', awards: [coin(2)] },
      ],
      [{ key: 'w,m', title: '', awards: [coin(1), coin(2)] }],
    ],
  ])('are, of the level, what is ready at once as one: %o', (unreceived, expected) => {
    const task = { id: 't1', title: 'Bet', progress: 1, target: 2, unit: 'coin', state: CLAIM.locked, awards: [] }
    const vipData = {
      daily: { awards: [coin(7)], state: CLAIM.available },
      signIn: { day: 3, awards: [coin(8)], state: CLAIM.claimed },
      tasks: [task],
      unreceived,
    }
    const [daily, signIn, ...rest] = vipRewards({ vipData } as unknown as Parameters<typeof vipRewards>[0])
    expect(daily).toMatchObject({ source: 'vipDaily', awards: [coin(7)], state: CLAIM.available })
    expect(signIn).toMatchObject({ source: 'vipSignIn', key: '3', awards: [coin(8)], state: CLAIM.claimed })
    expect(rest.slice(0, -1)).toEqual(expected.map((one) => ({ ...reward, source: 'vipBonus', ...one })))
    expect(rest.at(-1)).toMatchObject({ source: 'vipTask', key: 't1', progress: { done: 1, target: 2, unit: 'coin' } })
  })
})
