import { describe, expect, it } from 'vitest'
import { profiles } from '../../../mocks/personas/profiles'
import { openSession } from '../../../mocks/world/auth/session'
import { DAY } from '../../../mocks/world/core/clock'
import { getActivityIds } from '../../../src/contract/activity/activity'
import { activityDetail } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { appAgent5User } from '../../../src/contract/agent'
import { activityAwardGetLog } from '../../../src/contract/bonus'
import { CLAIM } from '../../../src/contract/core/enums'
import { type Visit, visit } from '../core/support'

const page = { pageNum: 1, pageSize: 100 }
const statesOf = (guest: Visit, activityId: number) =>
  guest.call(activityDetail, { activityId }).steps.map(({ state }) => state)

/** Activities whose steps are never reset. */
const forEver = [ACTIVITY.fund, ACTIVITY.signUpBonus, ACTIVITY.agentCount]

describe('the activities of a persona', () => {
  it('[ACT-07] steps that are reached once ever were claimed within a week, as they were reached', () => {
    const guest = visit('regular')
    const claimed = forEver.flatMap((id) => statesOf(guest, id)).filter((state) => state === CLAIM.claimed)
    expect(claimed.length).toBeGreaterThan(2)
    for (const id of forEver) expect(statesOf(guest, id), String(id)).not.toContain(CLAIM.available)
    const { list } = guest.call(activityAwardGetLog, { ...page, kind: 'activity' })
    const times = new Set(list.map(({ createTime }) => createTime))
    expect(times.size).toBeGreaterThan(2)
    expect(Math.min(...times)).toBeLessThan(guest.player.registeredAt + 8 * DAY)
  })

  it('[ACT-07] can all be claimed by the collector', () => {
    const guest = visit('collector')
    for (const id of forEver) expect(statesOf(guest, id), String(id)).toContain(CLAIM.available)
    for (const id of forEver) expect(statesOf(guest, id), String(id)).not.toContain(CLAIM.claimed)
  })

  it('[ACT-07] in the sign-in week: three days are claimed, and the collector has missed the second', () => {
    expect(statesOf(visit('regular'), ACTIVITY.freeSign).slice(0, 4)).toEqual([
      CLAIM.claimed,
      CLAIM.claimed,
      CLAIM.claimed,
      CLAIM.available,
    ])
    const collector = statesOf(visit('collector'), ACTIVITY.freeSign)
    expect(collector[1]).not.toBe(CLAIM.claimed)
    expect([collector[0], collector[2]]).toEqual([CLAIM.claimed, CLAIM.claimed])
  })

  it('[ACT-06] begin with what the player has deposited so far', () => {
    const { deposits, deposit } = profiles.regular
    const guest = visit('regular')
    expect(guest.call(getActivityIds, {}).totalRecharge).toBe(guest.player.totalRecharge)
    expect(guest.player.totalRecharge).toBeGreaterThan(0)
    expect(guest.player.totalRecharge).toBeLessThan(deposits * deposit * 4)
  })
})

describe('the team of a persona', () => {
  const peopleOf = (guest: Visit) => guest.call(appAgent5User, {}).tiers.reduce((sum, { people }) => sum + people, 0)

  it.each([
    ['newcomer', 0],
    ['broke', 0],
    ['vip1', 0],
    ['regular', 6],
    ['vip2', 6],
    ['collector', 24],
    ['whale', 1_200],
  ] as const)('[AGENT-01] of %s has %i people', (persona, people) => {
    expect(peopleOf(visit(persona))).toBe(people)
  })

  it('[AGENT-01] has only last night’s commission left to claim; the collector also has rewards for friends', () => {
    const regular = visit('regular').call(appAgent5User, {})
    expect(regular.validInvites.map(({ state }) => state)).not.toContain(CLAIM.available)
    expect(regular.claimable).toBe(regular.yesterday)
    const collector = visit('collector').call(appAgent5User, {})
    expect(collector.validInvites.map(({ state }) => state)).toContain(CLAIM.available)
    expect(collector.claimable).toBe(collector.yesterday)
    expect(collector.claimable).toBeGreaterThan(0)
  })
})

it('[SESS-02] a token reveals nothing about the player, and is unique', () => {
  const guest = visit('regular')
  const tokens = Array.from({ length: 4 }, () => openSession(guest.world, guest.player))
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(token).toMatch(/^demo\.[0-9a-f]{16}$/)
})
