import { describe, expect, it } from 'vitest'
import { inventPerson } from '../../../mocks/world/agent/invent'
import { agentRates } from '../../../mocks/world/agent/settle'
import { teamOf, VALID_BET } from '../../../mocks/world/agent/team'
import {
  agentFill,
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
} from '../../../src/contract/agent'
import { accountLogin, accountRegist } from '../../../src/contract/auth'
import { actInviteClickInvite } from '../../../src/contract/invite'
import { dotsOn, fresh, ledgerSums, owned, statesOf } from '../activity/activityWorld'
import { type Visit, visit, visitor } from '../core/support'

const standing = (guest: Visit) => guest.call(appAgent5User, {})
const logOf = (guest: Visit, tier?: number) =>
  guest.call(appAgent5UserLog, { pageNum: 1, pageSize: 100, ...(tier !== undefined && { tier }) })

/** A player whose first friend has been scheduled. */
const inviting = (): Visit => {
  const guest = fresh('2026-01-15T12:00:00Z')
  guest.call(actInviteClickInvite, { requestId: 'tap' })
  guest.wait('2h')
  return guest
}

describe('agent', () => {
  it('[AGENT-01] without a team there is nothing yet, and the next settlement is at 01:00 UTC', () => {
    const guest = fresh('2026-01-15T12:00:00Z')
    expect(standing(guest)).toMatchObject({ level: 0, today: 0, yesterday: 0, total: 0, claimable: 0 })
    expect(standing(guest).settleTime).toBe(Date.parse('2026-01-16T01:00:00Z'))
    expect(logOf(guest)).toMatchObject({ list: [], pages: 0 })
    guest.refused(appAgent5UserReceive, {}, 'notClaimable')
    guest.refused(appAgent5UserInviteValidReceive, { id: 'v1' }, 'goalNotReached')
    guest.refused(appAgent5UserInviteValidReceive, { id: 'nothing' }, 'notFound')
  })

  it('[AGENT-01] a friend who follows the invitation joins the first tier, and counts for nothing until valid', () => {
    const guest = inviting()
    expect(logOf(guest).list).toMatchObject([{ tier: 1, bet: 0, valid: false }])
    expect(standing(guest).tiers[0]).toMatchObject({ tier: 1, people: 1, rate: 30 })
    expect([statesOf(guest, 31)['s1'], statesOf(guest, 40)['s1']]).toEqual([0, 0])
    Object.assign(teamOf(guest.player).people[0] ?? {}, { pays: true, perDay: VALID_BET * 10 })
    guest.wait('24h')
    expect([statesOf(guest, 31)['s1'], statesOf(guest, 40)['s1']]).toEqual([1, 1])
  })

  it('[AGENT-01] commission is settled at 01:00 for the day before, and paid once', () => {
    const guest = inviting()
    guest.wait('11h')
    expect(standing(guest).claimable).toBeGreaterThan(0)
    const { claimable, yesterday, total, tiers } = standing(guest)
    expect([yesterday, total, tiers[0]?.commission]).toEqual([claimable, claimable, claimable])
    expect(dotsOn(guest)).toContain('hasAgent')
    const before = owned(guest.player)['coin'] ?? 0
    expect(guest.call(appAgent5UserReceive, {}).awards).toEqual([{ propId: 2001, count: claimable }])
    expect(owned(guest.player)['coin']).toBe(before + claimable)
    guest.refused(appAgent5UserReceive, {}, 'notClaimable')
    expect(standing(guest)).toMatchObject({ claimable: 0, total: claimable })
    guest.wait('24h')
    expect(standing(guest).claimable).toBeGreaterThan(0)
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[AGENT-01] every figure adds up: people, tiers and total', () => {
    const guest = visit('collector')
    guest.wait('3d')
    const { tiers, total } = standing(guest)
    for (const { tier, people, bet, commission, rate } of tiers) {
      const rows = logOf(guest, tier).list
      expect(rows).toHaveLength(people)
      expect(rows.reduce((sum, row) => sum + row.bet, 0)).toBe(bet)
      expect(rows.reduce((sum, row) => sum + row.commission, 0)).toBe(commission)
      for (const row of rows) expect(row.commission).toBe(Math.floor((row.bet * rate) / 10_000))
    }
    expect(tiers.reduce((sum, { commission }) => sum + commission, 0)).toBe(total)
    expect(Object.values(agentRates)).toEqual(tiers.map(({ rate }) => rate))
  })

  it('[AGENT-01] a friend is valid after deposits and enough bets; each number of valid friends pays once', () => {
    const guest = inviting()
    const [friend] = teamOf(guest.player).people
    if (!friend) throw new Error('nobody came')
    Object.assign(friend, { pays: false, perDay: VALID_BET * 2 })
    guest.wait('24h')
    const isValid = () => logOf(guest).list.find(({ id }) => id === friend.id)?.valid
    expect(isValid()).toBe(false)
    friend.pays = true
    guest.wait('24h')
    expect(isValid()).toBe(true)
    expect(dotsOn(guest)).toContain('agent5AwardFlag')
    expect(guest.call(appAgent5UserInviteValidReceive, { id: 'v1' }).awards).toEqual([{ propId: 2001, count: 500 }])
    guest.refused(appAgent5UserInviteValidReceive, { id: 'v1' }, 'alreadyClaimed')
    guest.refused(appAgent5UserInviteValidReceive, { id: 'v3' }, 'goalNotReached')
    expect(dotsOn(guest)).not.toContain('agent5AwardFlag')
  })

  it('[AGENT-01] lists the whale’s team in pages, newest first, all or of one tier', () => {
    const guest = visit('whale')
    const pages = [1, 2].map((pageNum) => guest.call(appAgent5UserLog, { pageNum, pageSize: 50 }))
    const times = pages.flatMap(({ list }) => list.map(({ createTime }) => createTime))
    expect(times).toHaveLength(100)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(logOf(guest, 2).list.map(({ tier }) => tier))).toEqual(new Set([2]))
    expect(logOf(guest, 9)).toMatchObject({ list: [], pages: 0 })
    expect(standing(guest).level).toBeGreaterThan(5)
  })

  it('[AGENT-01] invented people are the same in every replay', () => {
    const names = () => {
      const guest = fresh()
      for (let number = 0; number < 5; number++) inventPerson(guest.world, guest.player)
      return logOf(guest).list
    }
    expect(names()).toEqual(names())
  })
})

describe('agentFill', () => {
  const registered = (): { guest: Visit; inviter: Visit } => {
    const guest = visit('visitor')
    guest.token = guest.call(accountRegist, { account: 'freshling', password: 'demo1234' }).token
    const { token } = guest.call(accountLogin, { account: 'regular', password: 'demo1234' })
    return { guest, inviter: visitor(guest.world, token) }
  }

  it('[AGENT-01] names the inviter by code or id, once; both teams and spins follow', () => {
    for (const by of ['inviteCode', 'id'] as const) {
      const { guest, inviter } = registered()
      const before = standing(inviter).tiers[0]?.people ?? 0
      guest.call(agentFill, { pid: inviter.player[by] })
      expect(guest.player.pid).toBe(inviter.player.id)
      expect(standing(inviter).tiers[0]?.people).toBe(before + 1)
      expect(logOf(inviter).list[0]?.nickname).toBe(guest.player.nickname)
      guest.refused(agentFill, { pid: inviter.player.id }, 'alreadyBound')
    }
  })

  it('[AGENT-01] refuses an unknown inviter, oneself, and the friend one invited', () => {
    const { guest, inviter } = registered()
    for (const pid of ['', '  ', 'K0000000', 'constructor', guest.player.id, guest.player.inviteCode])
      guest.refused(agentFill, { pid }, 'unknownInviter')
    guest.call(agentFill, { pid: inviter.player.id })
    inviter.refused(agentFill, { pid: guest.player.id }, 'unknownInviter')
  })

  it('[AGENT-01] a real friend’s bets since then earn commission, earlier ones do not', () => {
    const { guest, inviter } = registered()
    guest.player.bet = 1_000_000
    guest.call(agentFill, { pid: inviter.player.id })
    guest.player.bet += 200_000
    inviter.wait('24h')
    expect(logOf(inviter).list.find(({ nickname }) => nickname === guest.player.nickname)).toMatchObject({
      bet: 200_000,
      commission: 600,
      valid: false,
    })
    guest.player.totalRecharge = 2_000
    guest.player.bet += 10
    inviter.wait('24h')
    expect(logOf(inviter).list.find(({ nickname }) => nickname === guest.player.nickname)?.valid).toBe(true)
  })

  it('[AGENT-01] a registration with an invite code joins the team at once', () => {
    const { guest, inviter } = registered()
    const before = logOf(inviter).list.length
    guest.token = ''
    guest.call(accountRegist, { account: 'friendly1', password: 'demo1234', pid: inviter.player.inviteCode })
    expect(logOf(inviter).list).toHaveLength(before + 1)
  })
})
