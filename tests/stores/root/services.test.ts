import { describe, expect, it } from 'vitest'
import { PING_EVERY } from '../../../src/stores/home/OnlineStore'
import { FLUSH_EVERY } from '../../../src/stores/log/EventLog'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const started = async (persona = 'regular') => {
  const app = openApp({ persona })
  const { online, events, stop } = await app.root.services()
  const pings = async () => {
    await settle()
    const before = app.calls('online').length
    app.pass(PING_EVERY)
    await settle()
    return app.calls('online').length - before
  }
  return { ...app, online, events, stop, pings }
}

describe('the services', () => {
  it('are loaded once for all callers', async () => {
    const { root } = await started()
    expect(await root.services()).toBe(await root.services())
  })

  it('[LOG-01] send no user id in a visitor’s events', async () => {
    const { root, beacons, pass } = await started('visitor')
    root.track('jackpot_draw', {})
    await settle()
    pass(FLUSH_EVERY)
    expect(beacons.map(({ json }) => JSON.parse(json).eventList)).toMatchObject([
      [{ eventName: 'jackpot_draw', eventUserId: '' }],
    ])
  })

  it('[LOG-01] send nothing without events', async () => {
    const { beacons, events, pass } = await started()
    events.flush()
    pass(FLUSH_EVERY * 3)
    expect(beacons).toEqual([])
  })

  it('[GAME-02] ping once for each sign-in, and no longer once stopped', async () => {
    const { root, backend, stop, pings } = await started('visitor')
    expect(await pings()).toBe(0)
    root.session.begin(await tokenOf(backend, 'lucky'))
    expect(await pings()).toBe(1)
    root.session.logout()
    root.session.begin(await tokenOf(backend, 'regular'))
    expect(await pings()).toBe(1)
    stop()
    expect(await pings()).toBe(0)
  })

  it('[GAME-02] ping again after a ping that failed', async () => {
    const { fault, pings } = await started()
    fault('online:offline*1')
    await pings()
    expect(await pings()).toBe(1)
  })

  it('[ACT-05] are not waited for by the red dots, which need their reply only', async () => {
    const { root } = openApp({ persona: 'lucky' })
    expect(root.activities.hasDot('/activity/jackpot')).toBe(false)
    await root.activities.load()
    expect(root.activities.hasDot('/activity/jackpot')).toBe(true)
  })
})

describe('the running activities', () => {
  it('[ACT-06] are known by their type id, when they run', async () => {
    const { root } = openApp()
    expect([root.activities.known, root.activities.jackpot]).toEqual([false, undefined])
    await root.activities.load()
    expect([root.activities.known, root.activities.jackpot?.id]).toEqual([true, 47])
    expect(root.activities.byId(999)).toBeUndefined()
  })

  it('[ACT-06] described but not listed by the backend are not running', async () => {
    const { root } = openApp({
      edit: (endpoint, reply) => (endpoint === 'getActivityIds' ? { ...reply, activityIds: [] } : reply),
    })
    await root.activities.load()
    expect(root.activities.jackpot).toBeUndefined()
  })

  it('[ACT-06] stay unchanged when they fail to load, as do the red dots', async () => {
    const { root, fault } = openApp({ persona: 'lucky' })
    await root.activities.load()
    const { ids, dots } = root.activities
    fault('getActivityIds:offline,activityGetStatusList:offline')
    await root.activities.load()
    expect([root.activities.ids, root.activities.dots]).toEqual([ids, dots])
  })

  it('[SESS-02] with an update pending for the previous player load once for the next', async () => {
    const { root, calls, pass } = openApp()
    root.activities.update()
    root.session.logout()
    await settle()
    pass(5000)
    await settle()
    expect(calls('getActivityIds').length).toBe(1)
  })
})
