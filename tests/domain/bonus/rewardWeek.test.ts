import { describe, expect, it } from 'vitest'
import { PROP } from '../../../src/contract/activity/rewards'
import { CLAIM } from '../../../src/contract/core/enums'
import { rewardWeek } from '../../../src/domain/bonus/rewardWeek'

const coin = (count: number) => [{ propId: PROP.coin, count }]

/** The login bonus on a day, each day worth as many cents as its number. */
const login = (today: number, state: number) => ({
  day: today,
  days: Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    state: index + 1 < today ? CLAIM.claimed : index + 1 === today ? state : CLAIM.locked,
    awards: coin(index + 1),
  })),
  endTime: 0,
})

/** The VIP rewards on a day of the check-in, each day worth ten times its number, and 500 a day. */
const vip = (day: number, checkIn: number, daily: number) => ({
  daily: { state: daily, awards: coin(500), nextTime: 0 },
  signIn: {
    day,
    state: checkIn,
    awards: coin(day * 10),
    nextTime: 0,
    week: Array.from({ length: 7 }, (_, index) => ({
      day: index + 1,
      state: CLAIM.locked,
      awards: coin((index + 1) * 10),
    })),
  },
})

const sums = (days: ReturnType<typeof rewardWeek>) => days.map(({ awards }) => awards[0]?.count)
const states = (days: ReturnType<typeof rewardWeek>) => days.map(({ state }) => state)

describe('the week of daily rewards', () => {
  it('adds the check-in of the same day, and the daily bonus from today on', () => {
    const days = rewardWeek(login(3, CLAIM.available), vip(2, CLAIM.available, CLAIM.available))
    expect(sums(days)).toEqual([1, 12, 523, 534, 545, 556, 567])
  })

  it('says nothing of a check-in before its first day or after its last', () => {
    expect(sums(rewardWeek(login(3, CLAIM.available), vip(1, CLAIM.available, CLAIM.locked)))).toEqual([
      1, 2, 13, 24, 35, 46, 57,
    ])
    expect(sums(rewardWeek(login(2, CLAIM.available), vip(6, CLAIM.available, CLAIM.locked)))).toEqual([
      51, 62, 73, 4, 5, 6, 7,
    ])
  })

  it('is the login bonus alone while the level is not known', () => {
    expect(sums(rewardWeek(login(1, CLAIM.available), null))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each([
    ['the login bonus', CLAIM.available, CLAIM.claimed, CLAIM.claimed],
    ['the check-in', CLAIM.claimed, CLAIM.available, CLAIM.claimed],
    ['the daily bonus', CLAIM.claimed, CLAIM.claimed, CLAIM.available],
  ])('today is open while %s is', (_, one, checkIn, daily) => {
    expect(states(rewardWeek(login(2, one), vip(4, checkIn, daily)))).toEqual([
      'done',
      'today',
      'next',
      'next',
      'next',
      'next',
      'next',
    ])
  })

  it('is done when all is claimed; then tomorrow comes', () => {
    expect(states(rewardWeek(login(2, CLAIM.claimed), vip(4, CLAIM.claimed, CLAIM.locked))).slice(0, 4)).toEqual([
      'done',
      'done',
      'tomorrow',
      'next',
    ])
  })
})
