import { describe, expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { TURN_MS } from '../../../src/domain/invite/inviteWheel'
import type { Sharing } from '../../../src/platform/device/sharing'
import { InviteStore } from '../../../src/stores/invite/InviteStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

/** The wheel on screen. */
const opened = async (persona: string, options: AppOptions = {}) => {
  const app = openApp({ persona, ...options })
  const invite = app.root.feature(InviteStore)
  app.root.start()
  await settle()
  const leave = invite.subscribe()
  await settle()
  const open = () => app.root.modals.stack.map(({ name }) => name)
  const spin = async () => {
    invite.makeSpin()
    await settle()
    app.pass(TURN_MS)
    await settle()
  }
  return { ...app, invite, leave, open, spin, wheel: () => invite.reads.wheel.value }
}

const clipboard = (copy: Sharing['copy']): AppOptions => ({
  platform: { sharing: { copy, share: async () => 'shared', shareFile: async () => 'shared' } },
})

describe('the invite wheel', () => {
  it('[INVITE-01] turns to the sector that was drawn, and counts it once it has stopped', async () => {
    const { invite, pass, wheel } = await opened('newcomer')
    invite.makeSpin()
    await settle()
    const { turn } = invite
    const index = wheel()?.sectors.findIndex(({ id }) => id === turn.target?.sectorId) ?? -1
    expect((turn.degrees + (index * 360) / 8) % 360).toBe(0)
    expect(wheel()?.progress).toBe(0)
    expect(invite.canSpin).toBe(false)
    pass(TURN_MS - 1)
    expect(turn.target).not.toBeNull()
    pass(1)
    await settle()
    expect(turn.result?.award).toEqual({ propId: 2001, count: 2_000 })
    expect(wheel()).toMatchObject({ progress: 2_000, spins: 1 })
  })

  it('[INVITE-01] stops at once when motion is reduced, and when the player leaves', async () => {
    const still = await opened('newcomer')
    still.page.reducedMotion = true
    still.invite.makeSpin()
    await settle()
    expect(still.wheel()?.progress).toBe(2_000)
    const { invite, leave, wheel, open } = await opened('newcomer')
    invite.makeSpin()
    await settle()
    leave()
    await settle()
    expect([invite.turn.target, wheel()?.progress, open()]).toEqual([null, 2_000, []])
  })

  it('[INVITE-01] a spin without a reply is found in the record and is not made twice', async () => {
    const { fault, spin, wheel, invite, calls } = await opened('newcomer')
    fault('actInviteUserSpin:lost*1')
    await spin()
    expect(invite.spin.state).toMatchObject({ name: 'done', reconciled: true })
    expect(invite.turn.result).toEqual({ sectorId: 1, award: { propId: 2001, count: 2_000 } })
    expect(wheel()).toMatchObject({ progress: 2_000, spins: 1 })
    expect(calls('actInviteUserSpin')).toHaveLength(1)
  })

  it('[INVITE-01] a spin that did not arrive costs nothing', async () => {
    const { fault, spin, wheel, invite } = await opened('newcomer')
    fault('actInviteUserSpin:offline*1')
    await spin()
    expect(invite.spin.state.name).toBe('notApplied')
    expect(wheel()).toMatchObject({ progress: 0, spins: 2 })
  })

  it('[INVITE-01] a spin made in another tab is refused here with its code, and the figures are read again', async () => {
    const first = await opened('newcomer')
    const second = await opened('newcomer', { backend: first.backend })
    for (let spin = 0; spin < 2; spin++) await first.spin()
    expect(second.wheel()?.spins).toBe(2)
    await second.spin()
    expect(second.invite.spin.state).toMatchObject({ name: 'refused', failure: { kind: 'refused' } })
    expect(second.wheel()?.spins).toBe(0)
  })

  it('[MODAL-04] the spin that reaches the goal opens the gift, which pays exactly what is shown', async () => {
    const app = await opened('newcomer')
    const { backend, invite, spin, open, root, wheel } = app
    await createControls(backend).grant('spins:40')
    await invite.reads.refresh()
    for (let made = 0; made < 40 && !open().includes('vipGift'); made++) {
      root.modals.closeAll()
      await spin()
    }
    expect(open()).toContain('vipGift')
    // It opens once: who spins on after it sees only what the spin won.
    root.modals.closeAll()
    await spin()
    expect([wheel()?.spins, open()]).toEqual([expect.any(Number), expect.not.arrayContaining(['vipGift'])])
    const before = wheel()?.progress ?? 0
    expect(before).toBeGreaterThanOrEqual(10_000)
    const coin = root.member.info?.coin ?? 0
    invite.cashOut.run()
    await settle()
    expect(root.modals.top).toEqual({ name: 'reward', props: { awards: [{ propId: 2001, count: before }] } })
    expect(root.member.info?.coin).toBe(coin + before)
    expect(wheel()?.progress).toBe(0)
    expect(invite.reads.isCashedOut).toBe(true)
  })

  it('[INVITE-01] a cash-out without a reply is found out and pays once', async () => {
    const { fault, invite, root, calls } = await opened('collector')
    const coin = root.member.info?.coin ?? 0
    fault('actInviteUserExchange:lost*1')
    invite.cashOut.run()
    await settle()
    expect(root.modals.top).toEqual({ name: 'reward', props: { awards: [{ propId: 2001, count: 10_000 }] } })
    expect(root.member.info?.coin).toBe(coin + 10_000)
    expect(calls('actInviteUserExchange')).toHaveLength(1)
  })

  it('[INVITE-01] a cash-out made in another tab is refused here and pays once', async () => {
    const first = await opened('collector')
    const second = await opened('collector', { backend: first.backend })
    first.invite.cashOut.run()
    await settle()
    second.invite.cashOut.run()
    await settle()
    expect(second.invite.cashOut.exchange.state).toMatchObject({ name: 'refused' })
    expect(second.open()).toEqual([])
    expect(second.wheel()?.progress).toBe(0)
  })

  it('[MODAL-04] receiving copies the player’s id and opens the share link', async () => {
    const copied: string[] = []
    const { invite, root } = await opened(
      'collector',
      clipboard(async (text) => void copied.push(text)),
    )
    const paths: string[] = []
    invite.cashOut.claimGift()
    await settle()
    expect(copied).toEqual([root.member.info?.id])
    expect(root.toasts.list.map(({ message }) => message.keys)).toEqual([['invite.id.copied']])
    invite.cashOut.openLink((path) => paths.push(path))
    expect(paths).toEqual([invite.reads.wheel.value?.shareUrl])
  })

  it('[MODAL-04] a clipboard that refuses shows the id instead, and the gift is paid all the same', async () => {
    const { invite, root } = await opened(
      'collector',
      clipboard(() => Promise.reject(new Error('denied'))),
    )
    invite.cashOut.claimGift()
    await settle()
    const { id } = root.member.info ?? {}
    expect(root.toasts.list[0]?.message).toEqual({ keys: ['invite.id.shown'], values: { id } })
    expect(root.modals.top?.name).toBe('reward')
  })

  it('[INVITE-01] the first tap on Invite of a day earns a spin and says so, the second does not', async () => {
    const { invite, root, wheel } = await opened('newcomer')
    for (let tap = 0; tap < 2; tap++) {
      invite.tapInvite()
      await settle()
    }
    expect(wheel()?.spins).toBe(3)
    expect(root.toasts.list.map(({ message }) => message)).toEqual([{ keys: ['invite.earned'], values: { count: 1 } }])
  })

  it('[INVITE-01] a tap without a reply is repeated with its key and counts once', async () => {
    const { invite, fault, wheel } = await opened('newcomer')
    fault('actInviteClickInvite:lost*1')
    invite.tapInvite()
    await settle()
    expect(invite.click.state).toMatchObject({ name: 'done', reconciled: true })
    expect(wheel()?.spins).toBe(3)
  })
})
