import { describe, expect, it } from 'vitest'
import { cents } from '../../../src/domain/money'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const loaded = async (options: AppOptions = {}) => {
  const app = openApp(options)
  await app.root.member.load()
  return { ...app, member: app.root.member }
}

describe('the player', () => {
  it('[CONF-01] has the invitation code and agent id; before that, there are no recent games', async () => {
    expect(openApp().root.member.recentGames).toEqual([])
    const { member } = await loaded()
    expect([member.inviteCode, member.aid]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    expect(member.recentGames.length).toBeGreaterThan(0)
  })

  it('[ERR-03] a player that fails to load says why and keeps its data until a read succeeds', async () => {
    const { member, fault } = await loaded()
    const { info } = member
    fault('getAfterLoginInfoWeb:offline*1')
    expect(await member.load()).toEqual({ kind: 'offline' })
    expect(member.failure).toEqual({ kind: 'offline' })
    expect(member.info).toBe(info)
    expect(await member.load()).toBe(null)
    expect(member.failure).toBe(null)
  })

  it('[CONF-01] is not created from newer figures while no player is loaded', () => {
    const { member } = openApp().root
    member.patch({ coin: cents(1) })
    expect(member.info).toBe(null)
  })

  it('[CONF-01] takes newer figures of a reply at once and keeps the rest', async () => {
    const { member } = await loaded()
    const before = member.info
    member.patch({ coin: cents(1) })
    expect(member.info).toEqual({ ...before, coin: 1 })
  })
})

describe('the figures', () => {
  it('[ERR-03] figures that fail to refresh say so, and the next refresh makes a new call', async () => {
    const { member, fault, calls } = await loaded()
    fault('refreshData:offline*1')
    expect(await member.refresh()).toBe(false)
    expect(member.failure).toEqual({ kind: 'offline' })
    expect(await member.refresh()).toBe(true)
    expect(member.failure).toBe(null)
    expect(calls('refreshData').length).toBe(2)
  })

  it('[CONF-01] keep the safebox when the backend does not send it', async () => {
    const { member } = await loaded({
      edit: (endpoint, reply) => {
        if (endpoint !== 'refreshData') return reply
        const { safebox: _, ...rest } = reply
        return rest
      },
    })
    member.patch({ safebox: cents(777), coin: cents(1) })
    await member.refresh()
    expect(member.info?.safebox).toBe(777)
    expect(member.info?.coin).not.toBe(1)
  })

  it('[CONF-01] include the safebox when the backend sends it', async () => {
    const { member } = await loaded({
      edit: (endpoint, reply) => (endpoint === 'refreshData' ? { ...reply, safebox: 4321 } : reply),
    })
    await member.refresh()
    expect(member.info?.safebox).toBe(4321)
  })

  it('[CONF-01] of after a claim are read by a call of their own, whenever the earlier one is answered', async () => {
    const { member, hold, backend } = await loaded()
    const late = hold('refreshData')
    const earlier = member.refresh()
    await settle()
    late.open()
    for (const player of Object.values(backend.journal.world.players)) player.balances.coin = cents(777)
    expect(await member.refresh()).toBe(true)
    expect(member.info?.coin).toBe(777)
    late.release()
    await earlier
    expect(member.info?.coin).toBe(777)
  })

  it.each([
    ['the player', 'getAfterLoginInfoWeb', 'load', 'refresh'],
    ['the figures', 'refreshData', 'refresh', 'load'],
  ] as const)('[CONF-01] stay when %s, read before them, come after them', async (_, endpoint, first, second) => {
    const { member, hold, backend } = await loaded()
    const late = hold(endpoint)
    const earlier = member[first]()
    await settle()
    late.open()
    for (const player of Object.values(backend.journal.world.players)) player.balances.coin = cents(777)
    await member[second]()
    late.release()
    await earlier
    expect(member.info?.coin).toBe(777)
  })

  it('[CONF-01] of a reply stay when a read that was sent before is answered after it', async () => {
    const { member, hold } = await loaded()
    const late = hold('*')
    const reads = Promise.all([member.load(), member.refresh()])
    await settle()
    member.patch({ coin: cents(777) })
    late.release()
    await reads
    expect(member.info?.coin).toBe(777)
  })
})
