import { describe, expect, it } from 'vitest'
import { profiles } from '../../../mocks/personas/profiles'
import { vipAt } from '../../../mocks/world/config/vip'
import { DAY, HOUR } from '../../../mocks/world/core/clock'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { LEAST_CLAIM } from '../../../mocks/world/vip/rebateTable'
import { getTaskUser } from '../../../src/contract/bonus'
import { CLAIM } from '../../../src/contract/core/enums'
import { betRecordReport, gameBalances } from '../../../src/contract/game/game'
import { actInviteUser, actInviteUserRecord } from '../../../src/contract/invite'
import { betBonus, betBonusLog, betBonusReceive, getVipInfo } from '../../../src/contract/vip'
import { NOON, visit } from './support'

const MIDNIGHT = Date.parse('2026-01-15T00:00:00Z')
const MONTH = Date.parse('2026-01-01T00:00:00Z')
const rebatesOf = (persona: PersonaName) => visit(persona).call(betBonusLog, { pageNum: 1, pageSize: 12 })

describe('the rebates of a persona', () => {
  it.each(['regular', 'whale', 'vip4'] as const)(
    '[VIP-02] of %s were received at nine in the morning, at the rates of the levels it went through',
    (persona) => {
      const most = vipAt(profiles[persona].vipLevel).rebate ?? 0
      const { list, pages } = rebatesOf(persona)
      expect(list).toHaveLength(12)
      expect(pages).toBeGreaterThan(1)
      for (const { bet, bonus, createTime } of list) {
        if (createTime < MIDNIGHT) expect(createTime % DAY).toBe(9 * HOUR)
        expect(bonus).toBeGreaterThanOrEqual(LEAST_CLAIM)
        expect(bonus).toBeLessThanOrEqual(Math.floor((bet * most) / 10_000))
      }
      expect(new Set(list.map(({ bet }) => bet)).size).toBeGreaterThan(4)
    },
  )

  it('[VIP-02] are none for a newcomer, who has no turnover either', () => {
    expect(rebatesOf('newcomer').list).toEqual([])
    expect(visit('newcomer').call(betBonus, { type: 1 }).list).toMatchObject([{ bet: 0 }])
  })

  it('[VIP-02] continue: today’s bets are unsettled, and only the collector has a rebate to receive', () => {
    const regular = visit('regular')
    const { days } = regular.call(betRecordReport, { from: MIDNIGHT, to: NOON })
    const { list, total } = regular.call(betBonus, { type: 0 })
    expect(list.reduce((sum, { bet }) => sum + bet, 0)).toBe(days[0]?.bet)
    expect(total).toBeLessThan(LEAST_CLAIM)
    regular.refused(betBonusReceive, {}, 'notClaimable')
    const collector = visit('collector')
    const waiting = collector.call(betBonus, { type: 1 }).total
    expect(waiting).toBeGreaterThan(LEAST_CLAIM)
    expect(collector.call(betBonusReceive, {}).awards).toMatchObject([{ count: waiting }])
    expect(collector.call(betBonusLog, { pageNum: 1, pageSize: 1 }).list).toMatchObject([
      { bonus: waiting, createTime: NOON },
    ])
  })
})

describe('the VIP standing of a persona', () => {
  it('[VIP-02] has received today’s bonuses, and the month’s bets keep the level', () => {
    const guest = visit('regular')
    const { vipData } = guest.call(getVipInfo, {})
    expect(vipData.daily.state).toBe(CLAIM.claimed)
    expect(vipData.signIn).toMatchObject({ day: 3, state: CLAIM.claimed })
    const month = vipData.periods.find(({ kind }) => kind === 'month')
    expect(month?.bet).toBe(guest.call(betRecordReport, { from: MONTH, to: NOON }).bet)
    expect(month?.bet).toBeGreaterThan(0)
    expect(vipData.unreceived).toEqual([])
  })

  it('[VIP-02] of the collector has everything to receive: today, two levels, a week and a month', () => {
    const { vipData } = visit('collector').call(getVipInfo, {})
    const { weeklyBonus, monthlyBonus } = vipAt(6)
    expect(vipData.daily.state).toBe(CLAIM.available)
    expect(vipData.signIn).toMatchObject({ day: 7, state: CLAIM.available })
    expect(vipData.unreceived.map(({ id, title, awards }) => [id, title, awards[0]?.count])).toEqual([
      ['level-5', 'VIP 5 reached', vipAt(5).levelUpBonus],
      ['level-6', 'VIP 6 reached', vipAt(6).levelUpBonus],
      ['month-2025-12', 'Monthly bonus, December 2025', monthlyBonus],
      ['week-2026-01-05', 'Weekly bonus, week of Jan 5, 2026', weeklyBonus],
    ])
  })

  it('[VIP-02] of the collector loses last week’s bonus a week after its end and last month’s after thirty days', () => {
    const collector = visit('collector')
    const ids = () => collector.call(getVipInfo, {}).vipData.unreceived.map(({ id }) => id)
    collector.wait('83h')
    expect(ids()).toContain('week-2026-01-05')
    collector.wait('2h')
    expect(ids()).not.toContain('week-2026-01-05')
    expect(ids()).toContain('month-2025-12')
    collector.wait('13d')
    expect(ids()).not.toContain('month-2025-12')
  })

  it('[VIP-02] of a newcomer begins today', () => {
    const { vipData } = visit('newcomer').call(getVipInfo, {})
    expect(vipData).toMatchObject({ level: 0, unreceived: [] })
    expect(vipData.periods.map(({ bet }) => bet)).toEqual([0, 0])
    expect(vipData.signIn).toMatchObject({ day: 1, state: CLAIM.available })
  })
})

describe('the money a persona left in games', () => {
  it.each(['regular', 'whale'] as const)('[MEMB-01] is five and twelve usual bets of %s in two games', (persona) => {
    const { bet } = profiles[persona]
    const { list, total } = visit(persona).call(gameBalances, {})
    expect(list.map(({ coin }) => coin).sort((a, b) => a - b)).toEqual([5 * bet, 12 * bet])
    expect(total).toBe(17 * bet)
    for (const { gameName } of list) expect(gameName).not.toBe('')
  })

  it.each(['broke', 'newcomer'] as const)('[MEMB-01] is nothing for %s', (persona) => {
    expect(visit(persona).call(gameBalances, {})).toMatchObject({ list: [], total: 0 })
  })
})

describe('the invitations of a persona', () => {
  it('[INVITE-01] are at one spin and part of the way; those of the collector at the goal', () => {
    expect(visit('regular').call(actInviteUser, {})).toMatchObject({ progress: 3_700, goal: 10_000, spins: 1 })
    expect(visit('collector').call(actInviteUser, {})).toMatchObject({ progress: 10_000, goal: 10_000, spins: 1 })
    expect(visit('newcomer').call(actInviteUser, {})).toMatchObject({ progress: 0, spins: 2 })
  })

  it('[INVITE-01] list each friend who joined, and each spin', () => {
    const { list } = visit('collector').call(actInviteUserRecord, { pageNum: 1, pageSize: 50 })
    const spins = list.filter(({ kind }) => kind === 'spin')
    const friends = list.filter(({ kind }) => kind !== 'spin')
    expect(spins.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000)
    for (const spin of spins) expect(spin).toMatchObject({ nickname: 'Magpie', createTime: NOON })
    expect(friends.length).toBeGreaterThan(5)
    for (const { kind, amount, createTime } of friends) {
      expect([kind, amount]).toEqual(['friend', 0])
      expect(createTime).toBeLessThan(NOON - 3 * DAY)
    }
    expect(visit('newcomer').call(actInviteUserRecord, { pageNum: 1, pageSize: 50 }).list).toEqual([])
  })
})

describe('the tasks of a persona', () => {
  const statesOf = (persona: PersonaName) =>
    Object.fromEntries(
      visit(persona)
        .call(getTaskUser, {})
        .list.map(({ id, state }) => [id, state]),
    )

  it('[BONUS-01] tasks that are done once are claimed, except by the collector', () => {
    const done = { 'o-phone': CLAIM.claimed, 'o-deposit': CLAIM.claimed, 'o-vip': CLAIM.claimed }
    expect(statesOf('regular')).toMatchObject(done)
    const open = { 'o-phone': CLAIM.available, 'o-deposit': CLAIM.available, 'o-vip': CLAIM.available }
    expect(statesOf('collector')).toMatchObject(open)
  })

  it('[BONUS-01] of today are open, except the rules that the collector has read', () => {
    expect(statesOf('regular')).toMatchObject({ 'd-rules': CLAIM.locked, 'd-login': CLAIM.available })
    expect(statesOf('collector')).toMatchObject({ 'd-rules': CLAIM.claimed, 'd-login': CLAIM.available })
  })
})
