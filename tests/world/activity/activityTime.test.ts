import { describe, expect, it } from 'vitest'
import { countBet, countDeposit, countLogin, countWin } from '../../../mocks/world/bonus/tasksCount'
import { noteSlotRounds } from '../../../mocks/world/bonus/tasksCounters'
import { periodEnd, periodKey } from '../../../mocks/world/bonus/tasksPeriods'
import { getActivityIds } from '../../../src/contract/activity/activity'
import { activityDetail, activityReceive } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { available, claim, claimed, expired, fresh, locked, owned, statesOf } from './activityWorld'

const { freeSign, redPacket, slotsHack, ladderRecharge, accumulatedRecharge, continuousRecharge, weekendLottery } =
  ACTIVITY

describe('daily check-in', () => {
  it('[ACT-07] one day at a time; a missed day is forgiven but not paid; after seven days a new week begins', () => {
    const guest = fresh()
    claim(guest, freeSign, 'day1')
    guest.refused(activityReceive, { activityId: freeSign, stepId: 'day1' }, 'alreadyClaimed')
    guest.refused(activityReceive, { activityId: freeSign, stepId: 'day2' }, 'notClaimable')
    guest.wait('48h')
    expect(Object.values(statesOf(guest, freeSign))).toEqual([
      claimed,
      expired,
      available,
      locked,
      locked,
      locked,
      locked,
    ])
    guest.refused(activityReceive, { activityId: freeSign, stepId: 'day2' }, 'claimExpired')
    claim(guest, freeSign, 'day3')
    for (const day of ['day4', 'day5', 'day6', 'day7']) {
      guest.wait('24h')
      const awards = claim(guest, freeSign, day)
      if (day === 'day7') expect(awards).toContainEqual({ propId: 2001, count: 188 })
    }
    guest.wait('24h')
    expect(Object.values(statesOf(guest, freeSign))).toEqual([available, ...Array(6).fill(locked)])
  })

  it('[ACT-07] a second missed day starts a new week', () => {
    const guest = fresh()
    claim(guest, freeSign, 'day1')
    guest.wait('72h')
    expect(Object.values(statesOf(guest, freeSign))).toEqual([available, ...Array(6).fill(locked)])
    expect(claim(guest, freeSign, 'day1')).toEqual([{ propId: 2002, count: 20 }])
  })

  it('[ACT-07] days turn at midnight UTC', () => {
    const guest = fresh('2026-01-15T23:59:59Z')
    claim(guest, freeSign, 'day1')
    guest.wait('1s')
    expect(statesOf(guest, freeSign)['day2']).toBe(available)
  })
})

describe('red packets', () => {
  it('[ACT-07] each can be opened in its hours only and reveals its amount then', () => {
    const guest = fresh('2026-01-15T12:00:00Z')
    expect(Object.values(statesOf(guest, redPacket))).toEqual([expired, available, locked])
    const closings = guest.call(activityDetail, { activityId: redPacket }).steps.map(({ closesAt }) => closesAt)
    expect(closings).toEqual([undefined, Date.parse('2026-01-15T16:00:00Z'), undefined])
    guest.refused(activityReceive, { activityId: redPacket, stepId: 's1' }, 'claimExpired')
    guest.refused(activityReceive, { activityId: redPacket, stepId: 's3' }, 'notClaimable')
    expect(guest.call(activityDetail, { activityId: redPacket }).steps[1]?.awards).toEqual([])
    const [award] = claim(guest, redPacket, 's2')
    expect(award?.count).toBeGreaterThanOrEqual(5)
    expect(award?.count).toBeLessThanOrEqual(88)
    expect(guest.call(activityDetail, { activityId: redPacket }).steps[1]?.awards).toEqual([award])
    guest.wait('12h')
    expect(Object.values(statesOf(guest, redPacket))).toEqual([available, locked, locked])
  })
})

describe('play and deposits', () => {
  it('[ACT-07] twenty rounds of a slot of the day reveal its digit; all three open the vault', () => {
    const guest = fresh()
    const { world, player } = guest
    const steps = () => guest.call(activityDetail, { activityId: slotsHack }).steps
    const ids = steps().flatMap(({ gameId }) => gameId ?? [])
    expect(new Set(ids).size).toBe(3)
    expect(steps().map(({ digit }) => digit)).toEqual(Array(4).fill(undefined))
    noteSlotRounds(player, ids[0] ?? 0, 19, world.now)
    expect(Object.values(statesOf(guest, slotsHack))).toEqual([locked, locked, locked, locked])
    for (const id of ids) noteSlotRounds(player, id, 20, world.now)
    expect(Object.values(statesOf(guest, slotsHack))).toEqual([available, available, available, available])
    expect(steps().map(({ digit }) => digit)).toEqual([...Array(3).fill(expect.any(Number)), undefined])
    expect(claim(guest, slotsHack, 'vault')).toContainEqual({ propId: 2001, count: 80 })
    guest.wait('24h')
    expect(Object.values(statesOf(guest, slotsHack))).toEqual([locked, locked, locked, locked])
    guest.refused(activityReceive, { activityId: slotsHack, stepId: 's1' }, 'notClaimable')
  })

  it('[WALL-05] ladder by the day, accumulated by the month, continuous by days in a row', () => {
    const guest = fresh('2026-01-29T12:00:00Z')
    countDeposit(guest.world, guest.player, 6_000)
    countDeposit(guest.world, guest.player, 6_000)
    expect(Object.values(statesOf(guest, ladderRecharge))).toEqual([available, available, locked, locked])
    expect(Object.values(statesOf(guest, accumulatedRecharge))).toEqual([available, locked, locked, locked])
    guest.wait('24h')
    expect(statesOf(guest, ladderRecharge)['s1']).toBe(locked)
    countDeposit(guest.world, guest.player, 1_000)
    expect(statesOf(guest, continuousRecharge)).toMatchObject({ s1: available, s2: locked })
    claim(guest, continuousRecharge, 's1')
    guest.wait('24h')
    expect(statesOf(guest, continuousRecharge)['s1']).toBe(claimed)
    guest.wait('24h')
    expect(statesOf(guest, continuousRecharge)['s1']).toBe(locked)
    expect(statesOf(guest, accumulatedRecharge)['s1']).toBe(locked)
  })

  it('[ACT-07] the weekend pays 10% of each deposit of Saturday and Sunday, 30.00 at most', () => {
    const guest = fresh('2026-01-16T12:00:00Z')
    const { world, player } = guest
    const amounts = () =>
      guest.call(activityDetail, { activityId: weekendLottery }).steps.map(({ awards }) => awards[0]?.count)
    countDeposit(world, player, 50_000)
    expect(amounts()).toEqual([])
    guest.wait('24h')
    countDeposit(world, player, 12_000)
    expect(claim(guest, weekendLottery, 'd1')).toEqual([{ propId: 2001, count: 1_200 }])
    guest.refused(activityReceive, { activityId: weekendLottery, stepId: 'd1' }, 'alreadyClaimed')
    guest.wait('24h')
    for (const amount of [5, 8_000, 50_000, 2_000]) countDeposit(world, player, amount)
    expect(amounts()).toEqual([1_200, 800, 1_000])
    expect(Object.values(statesOf(guest, weekendLottery))).toEqual([claimed, available, available])
    guest.wait('24h')
    guest.refused(activityReceive, { activityId: weekendLottery, stepId: 'd3' }, 'activityEnded')
    guest.wait('5d')
    expect(amounts()).toEqual([])
  })
})

describe('seasons', () => {
  const seasons = [
    ['festival', ACTIVITY.festival, '2026-03-05T12:00:00Z', '2026-03-11T00:00:00Z'],
    ['christmas', ACTIVITY.christmas, '2026-12-24T12:00:00Z', '2027-01-01T00:00:00Z'],
    ['newYear', ACTIVITY.newYear, '2026-01-10T12:00:00Z', '2026-02-01T00:00:00Z'],
  ] as const

  it.each(seasons)('[ACT-07] %s pays in its season and is closed outside', (_name, id, inside, end) => {
    const guest = fresh(inside)
    const key = String(id)
    expect(guest.call(getActivityIds, {}).activityMap[key]?.endTime).toBe(Date.parse(end))
    for (let day = 0; day < 3; day++) countLogin(guest.world, guest.player, Date.parse(inside) + day * 86_400_000)
    expect(statesOf(guest, id)['s1']).toBe(available)
    claim(guest, id, 's1')
    guest.world.now = Date.parse(end)
    expect(Object.values(statesOf(guest, id)).every((state) => state === locked)).toBe(true)
    guest.refused(activityReceive, { activityId: id, stepId: 's2' }, 'activityEnded')
  })

  it.each([
    ['christmas', ACTIVITY.christmas, '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'],
    ['newYear', ACTIVITY.newYear, '2026-02-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['festival', ACTIVITY.festival, '2026-03-11T00:00:00Z', '2026-04-01T00:00:00Z'],
    ['weekend', weekendLottery, '2026-01-19T00:00:00Z', '2026-01-24T00:00:00Z'],
  ] as const)('[ACT-07] %s says when it opens, and no longer once it is open', (_name, activityId, outside, opens) => {
    const guest = fresh(outside)
    expect(guest.call(activityDetail, { activityId }).opensAt).toBe(Date.parse(opens))
    guest.world.now = Date.parse(opens)
    expect(guest.call(activityDetail, { activityId })).not.toHaveProperty('opensAt')
  })

  it('[REW-01] new year: the treasure can be claimed with all four items', () => {
    const guest = fresh('2026-01-10T12:00:00Z')
    const { world, player } = guest
    countLogin(world, player)
    countBet(world, player, 5_000)
    for (let round = 0; round < 5; round++) countWin(world, player, 10)
    guest.refused(activityReceive, { activityId: ACTIVITY.newYear, stepId: 's5' }, 'notClaimable')
    countDeposit(world, player, 2_000)
    for (const step of ['s1', 's2', 's3', 's4']) claim(guest, ACTIVITY.newYear, step)
    for (const item of [40001, 40002, 40003, 40004]) expect(owned(player)[`item:${item}`]).toBe(1)
    expect(claim(guest, ACTIVITY.newYear, 's5')).toContainEqual({ propId: 2001, count: 888 })
  })

  it('[ACT-07] every period has a key, and an end after the instant', () => {
    const at = Date.parse('2026-02-28T23:00:00Z')
    expect(periodKey('week', at)).toBe('2026-02-23')
    expect(periodKey('weekend', at)).toBe('2026-02-23')
    expect(periodKey('festival', at)).toBe('')
    expect(periodEnd('ever', at)).toBeNull()
    for (const period of ['day', 'week', 'month', 'weekend', 'festival', 'christmas', 'newYear'] as const)
      expect(periodEnd(period, at), period).toBeGreaterThan(at)
  })
})
