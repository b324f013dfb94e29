import { describe, expect, it } from 'vitest'
import { INVITE_GOAL, inviteSectors, SPINS_A_FRIEND, SPINS_A_ROUND } from '../../../mocks/world/invite/wheel'
import {
  actInviteClickInvite,
  actInviteUser,
  actInviteUserExchange,
  actInviteUserRecord,
  actInviteUserSpin,
  actInviteUserStatus,
} from '../../../src/contract/invite'
import { dotsOn, fresh, ledgerSums, owned } from '../activity/activityWorld'
import { type Visit, visit } from '../core/support'

const wheel = (guest: Visit) => guest.ask(actInviteUser, {})

/** Invites every day and spins until the goal is reached, or the week is over. */
const reachGoal = (guest: Visit) => {
  for (let day = 0; day < 7 && wheel(guest).progress < INVITE_GOAL; day++) {
    if (day > 0) guest.wait('24h')
    guest.ask(actInviteClickInvite, {})
    guest.wait('2h')
    while (wheel(guest).spins > 0 && wheel(guest).progress < INVITE_GOAL) guest.ask(actInviteUserSpin, {})
  }
}

describe('invite wheel', () => {
  it('[INVITE-01] begins a round with its free spins, towards a goal, until Monday', () => {
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

  it('[INVITE-01] a spin counts its sector towards the goal and is recorded', () => {
    const guest = fresh()
    const first = guest.ask(actInviteUserSpin, {})
    expect(first).toMatchObject({ sectorId: 1, progress: 2_000, spins: SPINS_A_ROUND - 1 })
    expect(guest.ask(actInviteUserRecord, { pageNum: 1, pageSize: 10 }).list).toMatchObject([
      { kind: 'spin', amount: 2_000 },
    ])
    guest.ask(actInviteUserSpin, {})
    guest.refused(actInviteUserSpin, {}, 'noSpinLeft')
  })

  it('[INVITE-01] the first tap of a day earns a spin, and the friend who follows brings more', () => {
    const guest = fresh()
    expect(guest.ask(actInviteClickInvite, {}).spins).toBe(SPINS_A_ROUND + 1)
    expect(guest.ask(actInviteClickInvite, {}).spins).toBe(SPINS_A_ROUND + 1)
    guest.wait('2h')
    expect(wheel(guest).spins).toBe(SPINS_A_ROUND + 1 + SPINS_A_FRIEND)
    expect(guest.ask(actInviteUserRecord, { pageNum: 1, pageSize: 10 }).list[0]).toMatchObject({ kind: 'friend' })
    expect(guest.ask(actInviteUserStatus, {}).friends).toBe(1)
    guest.wait('24h')
    expect(guest.ask(actInviteClickInvite, {}).spins).toBe(SPINS_A_ROUND + 2 + SPINS_A_FRIEND)
  })

  it('[INVITE-01] pays the goal once, and not before', () => {
    const guest = fresh('2026-01-12T08:00:00Z')
    guest.refused(actInviteUserExchange, {}, 'goalNotReached')
    reachGoal(guest)
    expect(guest.ask(actInviteUserStatus, {})).toMatchObject({ goalReached: true, state: 1 })
    expect(wheel(guest).progress).toBe(INVITE_GOAL)
    const before = owned(guest.player)['coin'] ?? 0
    expect(guest.ask(actInviteUserExchange, {}).awards).toEqual([{ propId: 2001, count: INVITE_GOAL }])
    expect(owned(guest.player)['coin']).toBe(before + INVITE_GOAL)
    expect(guest.ask(actInviteUserStatus, {})).toMatchObject({ goalReached: false, state: 2 })
    guest.refused(actInviteUserExchange, {}, 'alreadyClaimed')
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[INVITE-01] a new week is a new round: progress and spins begin again, the record stays', () => {
    const guest = fresh()
    guest.ask(actInviteUserSpin, {})
    guest.wait('7d')
    expect(wheel(guest)).toMatchObject({ progress: 0, spins: SPINS_A_ROUND })
    expect(guest.ask(actInviteUserRecord, { pageNum: 1, pageSize: 10 }).list).toHaveLength(1)
    expect(guest.ask(actInviteUserSpin, {}).progress).toBe(2_000)
  })

  it('[INVITE-01] a spin’s result depends on the player and the spin, not on other calls', () => {
    const spins = (between: (guest: Visit) => void) => {
      const guest = fresh()
      const first = guest.ask(actInviteUserSpin, {}).sectorId
      between(guest)
      return [first, guest.ask(actInviteUserSpin, {}).sectorId]
    }
    expect(spins(() => undefined)).toEqual(spins((guest) => void guest.send('getMail2', { pageNum: 1, pageSize: 5 })))
  })

  it('[ACT-05] [MODAL-04] the collector’s goal is reached; spins or the goal keep the dot on', () => {
    const guest = visit('collector')
    expect(guest.ask(actInviteUserStatus, {}).goalReached).toBe(true)
    guest.ask(actInviteUserExchange, {})
    expect(dotsOn(guest)).toContain('spinAwardFlag')
    while (wheel(guest).spins > 0) guest.ask(actInviteUserSpin, {})
    expect(dotsOn(guest)).not.toContain('spinAwardFlag')
  })
})
