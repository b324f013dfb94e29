import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { cents } from '../../../src/domain/money'
import { type AppOptions, openApp } from '../../support/app'

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

  it('[ERR-03] that fails to load says why and keeps its data until a read succeeds', async () => {
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
  it('[ERR-03] that fail to refresh say so, and the next refresh makes a new call', async () => {
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

  it('[CONF-01] are ignored before the player has loaded', async () => {
    const { member } = openApp().root
    expect(await member.refresh()).toBe(true)
    expect(member.info).toBe(null)
  })
})

describe('a favorite', () => {
  it('[GAME-01] is added or removed optimistically, then replaced by the reply', async () => {
    const { member } = await loaded()
    const seen: (readonly number[])[] = []
    autorun(() => seen.push(member.likes))
    await member.like(9, true)
    await member.like(9, false)
    const [before = [], ...steps] = seen
    expect(steps).toEqual([[9, ...before], [9, ...before], before, before])
  })
})
