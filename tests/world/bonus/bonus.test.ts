import { describe, expect, it } from 'vitest'
import { loginBonusDays } from '../../../mocks/world/bonus/bonusLogin'
import { coin, grant, points } from '../../../mocks/world/bonus/rewards'
import { activityAwardGetLog, loginBonus3User, loginBonus3UserReceive } from '../../../src/contract/bonus'
import { available, claimed, fresh, ledgerSums, locked, owned } from '../activity/activityWorld'
import { type Visit, visit } from '../core/support'

const statesOf = (guest: Visit) => guest.call(loginBonus3User, {}).days.map(({ state }) => state)

describe('login bonus', () => {
  it('[BONUS-01] pays one day at a time, seven days in a row, then starts again', () => {
    const guest = fresh()
    for (const [index, awards] of loginBonusDays.entries()) {
      expect(guest.call(loginBonus3User, {}).day).toBe(index + 1)
      expect(guest.call(loginBonus3UserReceive, {}).awards).toEqual(awards)
      expect(guest.call(loginBonus3User, {}).day).toBe(index + 1)
      guest.refused(loginBonus3UserReceive, {}, 'alreadyClaimed')
      guest.wait('24h')
    }
    expect(statesOf(guest)).toEqual([available, ...Array(6).fill(locked)])
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[BONUS-01] a missed day starts the seven days again', () => {
    const guest = fresh()
    guest.call(loginBonus3UserReceive, {})
    guest.wait('24h')
    expect(statesOf(guest).slice(0, 3)).toEqual([claimed, available, locked])
    guest.wait('24h')
    expect(statesOf(guest).slice(0, 3)).toEqual([available, locked, locked])
    expect(guest.call(loginBonus3UserReceive, {}).awards).toEqual(loginBonusDays[0])
  })

  it('[BONUS-01] ends at the next midnight UTC', () => {
    expect(fresh('2026-01-15T12:00:00Z').call(loginBonus3User, {}).endTime).toBe(Date.parse('2026-01-16T00:00:00Z'))
  })
})

describe('reward log', () => {
  it('[BONUS-01] is empty for a player without rewards', () => {
    expect(fresh().call(activityAwardGetLog, { pageNum: 1, pageSize: 20 })).toMatchObject({ list: [], pages: 0 })
  })

  it('[BONUS-01] shows what was received, newest first, by pages and by noun', () => {
    const guest = fresh()
    for (let number = 1; number <= 25; number++) grant(guest.world, guest.player, points(number), 'task.award', 't')
    grant(guest.world, guest.player, coin(77), 'login.bonus', 'day1')
    const first = guest.call(activityAwardGetLog, { pageNum: 1, pageSize: 10 })
    expect(first.pages).toBe(3)
    expect(first.list.slice(0, 2)).toMatchObject([
      { kind: 'login.bonus', propId: 2001, count: 77 },
      { kind: 'task.award', propId: 2002, count: 25 },
    ])
    expect(guest.call(activityAwardGetLog, { pageNum: 3, pageSize: 10 }).list).toHaveLength(6)
    const tasks = guest.call(activityAwardGetLog, { pageNum: 1, pageSize: 10, kind: 'task' })
    expect([tasks.pages, tasks.list[0]?.count]).toEqual([3, 25])
    for (const kind of ['nothing', 'constructor', '__proto__'])
      expect(guest.call(activityAwardGetLog, { pageNum: 1, pageSize: 10, kind }).list).toEqual([])
  })

  it('[BONUS-01] of the whale is long and in order of time', () => {
    const guest = visit('whale')
    const pages = [1, 2, 3].map((pageNum) => guest.call(activityAwardGetLog, { pageNum, pageSize: 100 }))
    const times = pages.flatMap(({ list }) => list.map(({ createTime }) => createTime))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(pages[0]?.pages).toBeGreaterThan(5)
  })
})
