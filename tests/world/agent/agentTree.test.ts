import { describe, expect, it } from 'vitest'
import { agentFill, appAgent5User, appAgent5UserLog } from '../../../src/contract/agent'
import { accountRegist } from '../../../src/contract/auth'
import { type Visit, visit, visitor } from '../core/support'

type Filter = { tier?: number; parent?: string; find?: string; from?: number; to?: number }

const page = (guest: Visit, filter: Filter = {}, pageNum = 1) =>
  guest.call(appAgent5UserLog, { pageNum, pageSize: 100, ...filter })

describe('the team as a tree', () => {
  const guest = visit('agent')
  const { tiers, today } = guest.call(appAgent5User, {})

  it('[AGENT-01] [MOCK-03] persona agent has 10,000 members in three tiers, read a page at a time', () => {
    expect(tiers.reduce((sum, { people }) => sum + people, 0)).toBe(10_000)
    const roots = page(guest, { tier: 1 })
    expect(roots.pages).toBe(Math.ceil((tiers[0]?.people ?? 0) / 100))
    expect(roots.list).toHaveLength(100)
    for (const row of roots.list) expect([row.tier, row.parent]).toEqual([1, { id: '', nickname: '' }])
  })

  it('[AGENT-01] the children of a member are those it invited, one tier below, largest branches first', () => {
    const [first, second] = page(guest, { parent: '' }).list
    if (!first || !second) throw new Error('no members')
    expect([first.tier, first.people >= second.people]).toEqual([1, true])
    const children = page(guest, { parent: first.id })
    expect(first.people).toBeGreaterThan(5)
    expect(page(guest, { parent: first.id }, children.pages).list).toHaveLength(((first.people - 1) % 100) + 1)
    for (const child of children.list) {
      expect([child.tier, child.parent]).toEqual([2, { id: first.id, nickname: first.nickname }])
      expect(child.createTime).toBeGreaterThanOrEqual(first.createTime)
    }
    const sizes = children.list.map(({ people }) => people)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(page(guest, { parent: 'nobody' })).toMatchObject({ list: [], pages: 0 })
  })

  it('[AGENT-01] members of all tiers are found by a part of the nickname or by id', () => {
    const [first] = page(guest, { parent: '' }).list
    if (!first) throw new Error('no members')
    expect(page(guest, { find: first.id }).list.map(({ id }) => id)).toContain(first.id)
    const part = first.nickname.slice(1, 4).toUpperCase()
    const found = page(guest, { find: part })
    expect(found.list.length).toBeGreaterThan(0)
    for (const { id, nickname } of found.list) expect(`${nickname.toUpperCase()} ${id.toUpperCase()}`).toContain(part)
    expect(page(guest, { find: 'nobody is called this' })).toMatchObject({ list: [], pages: 0 })
  })

  it('[AGENT-01] everybody below the first tier has a parent in the tier above', () => {
    const { people, byTier } = guest.player.state.agent ?? {}
    expect(byTier?.[1].every((index) => people?.[index]?.parent === -1)).toBe(true)
    for (const tier of [2, 3] as const)
      expect(byTier?.[tier].every((index) => people?.[people[index]?.parent ?? -1]?.tier === tier - 1)).toBe(true)
  })

  it('[AGENT-01] the log keeps to the dates, both included, also within a tier', () => {
    const rows = page(guest).list
    const [to, from] = [rows[10]?.createTime, rows[20]?.createTime]
    if (!to || !from) throw new Error('too few rows')
    const within = rows.filter(({ createTime }) => createTime >= from && createTime <= to)
    expect(page(guest, { from, to }).list).toEqual(within)
    expect(page(guest, { from, to, tier: 2 }).list).toEqual(within.filter(({ tier }) => tier === 2))
    expect(page(guest, { from: guest.world.now })).toMatchObject({ list: [], pages: 0 })
  })

  it('[AGENT-01] today by tier is rate × bets, and adds up', () => {
    for (const { rate, todayBet, todayCommission } of tiers)
      expect(todayCommission).toBe(Math.floor((todayBet * rate) / 10_000))
    expect(tiers.reduce((sum, { todayCommission }) => sum + todayCommission, 0)).toBe(today)
    expect(today).toBeGreaterThan(0)
  })

  it('[AGENT-01] today’s bets of a tier are those of its members', () => {
    const small = visit('collector')
    for (const { tier, todayBet, todayPeople } of small.call(appAgent5User, {}).tiers) {
      expect(page(small, { tier }).list.reduce((sum, row) => sum + row.todayBet, 0)).toBe(todayBet)
      expect(todayPeople).toBe(0)
    }
  })
})

describe('players who invite each other', () => {
  const world = visit('visitor').world
  const newcomer = (account: string) => {
    const guest = visitor(world, '')
    guest.token = guest.call(accountRegist, { account, password: 'demo1234' }).token
    return guest
  }
  const [top, middle, low] = [newcomer('upline1'), newcomer('upline2'), newcomer('upline3')]
  middle.call(agentFill, { pid: top.player.id })
  low.call(agentFill, { pid: middle.player.id })

  it('[AGENT-01] a friend’s friend is in the second tier, below the friend, and joined today', () => {
    const [second, first] = page(top).list
    expect(first).toMatchObject({ tier: 1, people: 1, nickname: middle.player.nickname })
    expect(second).toMatchObject({ tier: 2, people: 0, parent: { id: first?.id, nickname: first?.nickname } })
    expect(top.call(appAgent5User, {}).tiers.map(({ todayPeople }) => todayPeople)).toEqual([1, 1, 0])
  })

  it('[AGENT-01] refuses an inviter from one’s own team, however far below', () => {
    top.refused(agentFill, { pid: low.player.id }, 'unknownInviter')
  })

  it('[AGENT-01] a friend’s friend’s bets of today earn the second tier’s rate', () => {
    low.player.bet += 100_000
    expect(page(top).list[0]).toMatchObject({ todayBet: 100_000, todayCommission: 100 })
    expect(top.call(appAgent5User, {}).today).toBe(100)
    expect(middle.call(appAgent5User, {}).today).toBe(300)
  })
})
