import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { cents } from '../../src/domain/money'
import { type AppOptions, openApp } from '../support/app'

const loaded = async (options: AppOptions = {}) => {
  const app = openApp(options)
  await app.root.user.load()
  return { ...app, user: app.root.user }
}

describe('the player', () => {
  it('[CONF-01] comes with invitation code and agent id; before, there are no recent games', async () => {
    expect(openApp().root.user.recentGames).toEqual([])
    const { user } = await loaded()
    expect([user.inviteCode, user.aid]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    expect(user.recentGames.length).toBeGreaterThan(0)
  })

  it('[ERR-03] that cannot be read says why and stays as it was, until a read succeeds', async () => {
    const { user, fault } = await loaded()
    const { info } = user
    fault('getAfterLoginInfoWeb:offline*1')
    expect(await user.load()).toEqual({ kind: 'offline' })
    expect(user.failure).toEqual({ kind: 'offline' })
    expect(user.info).toBe(info)
    expect(await user.load()).toBe(null)
    expect(user.failure).toBe(null)
  })

  it('[CONF-01] is not made up from a newer figure while nobody is known', () => {
    const { user } = openApp().root
    user.patch({ coin: cents(1) })
    expect(user.info).toBe(null)
  })

  it('[CONF-01] has the newer figure of a reply at once, and the rest as before', async () => {
    const { user } = await loaded()
    const before = user.info
    user.patch({ coin: cents(1) })
    expect(user.info).toEqual({ ...before, coin: 1 })
  })
})

describe('the figures', () => {
  it('[ERR-03] that cannot be refreshed say so, and the next wish asks again', async () => {
    const { user, fault, calls } = await loaded()
    fault('refreshData:offline*1')
    expect(await user.refresh()).toBe(false)
    expect(user.failure).toEqual({ kind: 'offline' })
    expect(await user.refresh()).toBe(true)
    expect(user.failure).toBe(null)
    expect(calls('refreshData').length).toBe(2)
  })

  it('[CONF-01] leave the safebox as it was where the backend does not send it', async () => {
    const { user } = await loaded({
      edit: (endpoint, reply) => {
        if (endpoint !== 'refreshData') return reply
        const { safebox: _, ...rest } = reply
        return rest
      },
    })
    user.patch({ safebox: cents(777), coin: cents(1) })
    await user.refresh()
    expect(user.info?.safebox).toBe(777)
    expect(user.info?.coin).not.toBe(1)
  })

  it('[CONF-01] bring the safebox where the backend sends it', async () => {
    const { user } = await loaded({
      edit: (endpoint, reply) => (endpoint === 'refreshData' ? { ...reply, safebox: 4321 } : reply),
    })
    await user.refresh()
    expect(user.info?.safebox).toBe(4321)
  })

  it('[CONF-01] belong to nobody before the player is known', async () => {
    const { user } = openApp().root
    expect(await user.refresh()).toBe(true)
    expect(user.info).toBe(null)
  })
})

describe('a favourite', () => {
  it('[GAME-01] is shown first at once, gone at once when it is taken back, and then as the backend has it', async () => {
    const { user } = await loaded()
    const seen: (readonly number[])[] = []
    autorun(() => seen.push(user.likes))
    await user.like(9, true)
    await user.like(9, false)
    const [before = [], ...steps] = seen
    expect(steps).toEqual([[9, ...before], [9, ...before], before, before])
  })
})
