import { describe, expect, it } from 'vitest'
import { teamOf, VALID_BET } from '../../../mocks/world/agent/team'
import { INVITE_GOAL, inviteSectors, SPINS_A_ROUND, SPINS_PER_FRIEND } from '../../../mocks/world/invite/wheel'
import {
  actInviteClickInvite,
  actInviteUser,
  actInviteUserExchange,
  actInviteUserRecord,
  actInviteUserSpin,
  actInviteUserStatus,
} from '../../../src/contract/invite'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { dotsOn, fresh, ledgerSums, owned } from '../activity/activityWorld'
import { type Visit, visit } from '../core/support'

let taps = 0
/** Taps the invite button, each time again. */
const tap = (guest: Visit) => guest.call(actInviteClickInvite, { requestId: `tap${++taps}` })
const record = (guest: Visit) => guest.call(actInviteUserRecord, { pageNum: 1, pageSize: 100 }).list
const wheel = (guest: Visit) => guest.call(actInviteUser, {})

/** Invites every day and spins until the goal is reached, or the week is over. */
const reachGoal = (guest: Visit) => {
  for (let day = 0; day < 7 && wheel(guest).progress < INVITE_GOAL; day++) {
    if (day > 0) guest.wait('24h')
    tap(guest)
    guest.wait('2h')
    while (wheel(guest).spins > 0 && wheel(guest).progress < INVITE_GOAL) guest.call(actInviteUserSpin, {})
  }
}

describe('invite wheel', () => {
  it('[INVITE-01] begins a round with its free spins, toward a goal, until Monday', () => {
    const guest = fresh('2026-01-15T12:00:00Z')
    expect(wheel(guest)).toMatchObject({
      progress: 0,
      goal: INVITE_GOAL,
      spins: SPINS_A_ROUND,
      endTime: Date.parse('2026-01-19T00:00:00Z'),
      inviteCode: guest.player.inviteCode,
    })
    expect(wheel(guest).shareUrl).toContain(guest.player.inviteCode)
    expect(wheel(guest).sectors.map(({ id }) => id)).toEqual(inviteSectors.map(({ id }) => id))
    expect(inviteSectors.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  })

  it('[INVITE-01] a spin counts its sector toward the goal and is recorded', () => {
    const guest = fresh()
    const first = guest.call(actInviteUserSpin, {})
    expect(first).toMatchObject({ sectorId: 1, progress: 2_000, spins: SPINS_A_ROUND - 1 })
    expect(guest.call(actInviteUserRecord, { pageNum: 1, pageSize: 10 }).list).toMatchObject([
      { kind: 'spin', amount: 2_000 },
    ])
    guest.call(actInviteUserSpin, {})
    guest.refused(actInviteUserSpin, {}, 'noSpinLeft')
  })

  it('[INVITE-01] the first tap of a day earns a spin, and a friend brings more once valid', () => {
    const guest = fresh()
    expect(tap(guest).spins).toBe(SPINS_A_ROUND + 1)
    expect(tap(guest).spins).toBe(SPINS_A_ROUND + 1)
    guest.wait('2h')
    expect(wheel(guest).spins).toBe(SPINS_A_ROUND + 1)
    Object.assign(teamOf(guest.player).people[0] ?? {}, { pays: true, perDay: VALID_BET * 10 })
    guest.wait('24h')
    expect(wheel(guest).spins).toBe(SPINS_A_ROUND + 1 + SPINS_PER_FRIEND)
    expect(guest.call(actInviteUserRecord, { pageNum: 1, pageSize: 10 }).list[0]).toMatchObject({ kind: 'friend' })
    expect(guest.call(actInviteUserStatus, {}).friends).toBe(1)
    expect(tap(guest).spins).toBe(SPINS_A_ROUND + 2 + SPINS_PER_FRIEND)
  })

  it('[INVITE-01] a tap repeated with its key counts once', () => {
    const guest = fresh()
    const first = guest.call(actInviteClickInvite, { requestId: 'a' })
    guest.wait('24h')
    const world = JSON.stringify(guest.world)
    expect(guest.call(actInviteClickInvite, { requestId: 'a' })).toEqual(first)
    expect(JSON.stringify(guest.world)).toBe(world)
    expect(guest.call(actInviteClickInvite, { requestId: 'b' }).spins).not.toBe(first.spins)
  })

  it('[INVITE-01] pays what it has shown as coin once the goal is reached, and not before', () => {
    const guest = fresh('2026-01-12T08:00:00Z')
    guest.refused(actInviteUserExchange, {}, 'goalNotReached')
    reachGoal(guest)
    tap(guest)
    expect(guest.call(actInviteUserStatus, {})).toMatchObject({ goalReached: true, state: 1 })
    const { progress } = wheel(guest)
    expect(progress).toBeGreaterThanOrEqual(INVITE_GOAL)
    expect(record(guest).reduce((sum, { amount }) => sum + amount, 0)).toBe(progress)
    const before = owned(guest.player)['coin'] ?? 0
    expect(guest.call(actInviteUserExchange, {}).awards).toEqual([{ propId: 2001, count: progress }])
    expect(owned(guest.player)['coin']).toBe(before + progress)
    expect(guest.call(getExchange, {})).toMatchObject({ turnoverLeft: progress, held: progress })
    expect(record(guest)[0]).toMatchObject({ kind: 'goal', amount: progress })
    expect(wheel(guest).progress).toBe(0)
    expect(guest.call(actInviteUserStatus, {})).toMatchObject({ goalReached: false, state: 2 })
    guest.refused(actInviteUserExchange, {}, 'alreadyClaimed')
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[INVITE-01] every coin that a spin shows is added to the progress, at the goal, too', () => {
    const guest = visit('collector')
    let { progress, spins } = wheel(guest)
    expect(progress).toBe(INVITE_GOAL)
    const shown: number[] = []
    for (let day = 0; day < 3; day++) {
      for (; spins > 0; spins--) {
        const { award, progress: after } = guest.call(actInviteUserSpin, {})
        const won = award.propId === 2001 ? award.count : 0
        shown.push(won)
        expect(after).toBe(progress + won)
        expect(owned(guest.player)['invite']).toBe(after)
        expect(record(guest)[0]).toMatchObject({ kind: 'spin', amount: won })
        progress = after
      }
      guest.wait('20h')
      spins = tap(guest).spins
    }
    expect(Math.max(...shown)).toBeGreaterThan(0)
    expect(wheel(guest).progress).toBe(progress)
    expect(guest.call(actInviteUserExchange, {}).awards).toEqual([{ propId: 2001, count: progress }])
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[INVITE-01] a new week is a new round: progress and spins begin again, the record stays', () => {
    const guest = fresh()
    guest.call(actInviteUserSpin, {})
    guest.wait('7d')
    expect(wheel(guest)).toMatchObject({ progress: 0, spins: SPINS_A_ROUND })
    expect(owned(guest.player)['invite']).toBe(0)
    expect(guest.world.ledger[guest.player.id]?.at(-1)).toMatchObject({
      kind: 'invite.expired',
      amount: -2_000,
      at: wheel(guest).endTime - 7 * 86_400_000,
    })
    expect(record(guest)).toHaveLength(1)
    expect(guest.call(actInviteUserSpin, {}).progress).toBe(2_000)
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[INVITE-01] a spin’s result depends on the player and the spin, not on other calls', () => {
    const spins = (between: (guest: Visit) => void) => {
      const guest = fresh()
      const first = guest.call(actInviteUserSpin, {}).sectorId
      between(guest)
      return [first, guest.call(actInviteUserSpin, {}).sectorId]
    }
    expect(spins(() => undefined)).toEqual(spins((guest) => void guest.send('getMail2', { pageNum: 1, pageSize: 5 })))
  })

  it('[ACT-05] [MODAL-04] the collector’s goal is reached; spins or the goal keep the dot on', () => {
    const guest = visit('collector')
    expect(guest.call(actInviteUserStatus, {}).goalReached).toBe(true)
    guest.call(actInviteUserExchange, {})
    expect(dotsOn(guest)).toContain('spinAwardFlag')
    while (wheel(guest).spins > 0) guest.call(actInviteUserSpin, {})
    expect(dotsOn(guest)).not.toContain('spinAwardFlag')
  })
})
