import { describe, expect, it, vi } from 'vitest'
import { PING_EVERY } from '../../../src/stores/home/OnlineStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const started = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(options)
  const stop = app.root.start()
  await vi.dynamicImportSettled()
  await settle()
  const { events, online } = await app.root.services()
  return { ...app, stop, events, online }
}

describe('the start', () => {
  it('[CONF-01] reads appConfig, preLogin and, signed in, the player', async () => {
    const { root, calls } = await started()
    expect(calls('appConfig')[0]?.request).toMatchObject({ v: '1.1.1' })
    expect(Object.keys(calls('preLogin')[0]?.request as object)).toEqual(
      expect.arrayContaining([
        'gameListVersion',
        'os',
        'deviceModel',
        'messagingToken',
        'phoneinfoJsonModel',
        'deviceId',
      ]),
    )
    expect(calls('getAfterLoginInfoWeb')[0]?.request).toMatchObject({ version: '1.1.1', os: 'ios' })
    expect(root.boot.phase).toBe('ready')
    expect(root.member.info?.nickname).not.toBe('')
  })

  it('[CONF-01] makes no player calls when signed out', async () => {
    const { root, calls } = await started({ persona: 'visitor' })
    expect(calls('getAfterLoginInfoWeb')).toEqual([])
    expect(root.boot.phase).toBe('ready')
  })

  it('[CONF-01] offers a retry when the start fails, and the retry works', async () => {
    const app = openApp()
    app.fault('appConfig:http500*1')
    app.root.start()
    await settle()
    expect(app.root.boot.phase).toBe('failed')
    await app.root.boot.load()
    expect(app.root.boot.phase).toBe('ready')
  })

  it('[CONF-01] shows the last known configuration at once', async () => {
    const first = await started()
    const kept = Object.fromEntries(first.local)
    const { root, fault } = openApp({ kept })
    expect(root.config.ready).toBe(true)
    expect(root.config.config?.appGameList?.length).toBeGreaterThan(300)
    fault('appConfig:offline')
    await root.config.load()
    expect(root.config.ready).toBe(true)
  })

  it('[CONF-01] lets the fields of preLogin win, and keeps the games when the list is unchanged', async () => {
    const { root, calls } = await started()
    const games = root.config.config?.appGameList
    await root.config.load()
    expect(calls('preLogin')[1]?.request).toMatchObject({ gameListVersion: expect.stringMatching(/./) })
    expect(root.config.config?.appGameList?.length).toBe(games?.length)
  })
})

describe('red dots and activities', () => {
  it('[ACT-02] the invite wheel is listed while the backend has it, also after a login reply without that word', async () => {
    let hasTurntable = true
    const { root } = openApp({
      edit: (name, reply) => (name === 'getActivityIds' ? { ...reply, hasTurntable } : reply),
    })
    const isListed = () => root.activities.list.some(({ id }) => id === 20)
    await root.activities.load()
    await root.member.load()
    expect(isListed()).toBe(true)
    hasTurntable = false
    await root.activities.load()
    await root.member.load()
    expect([isListed(), root.activities.ids.includes(20)]).toEqual([false, true])
  })

  it('[ACT-06] are updated at most once a second, the newest reply wins', async () => {
    const { root, calls, pass } = await started()
    const before = calls('getActivityIds').length
    root.activities.update()
    pass(600)
    root.activities.update()
    pass(999)
    expect(calls('getActivityIds').length).toBe(before)
    pass(1)
    await settle()
    expect(calls('getActivityIds').length).toBe(before + 1)
    expect(calls('activityGetStatusList').length).toBe(before + 1)
  })

  it('[ACT-05] shows no dot to a visitor', async () => {
    const { root } = await started({ persona: 'lucky' })
    const dotted = () => root.activities.hasDot('/activity/jackpot')
    expect([dotted(), root.activities.hasDraw]).toEqual([true, true])
    root.session.logout()
    expect([dotted(), root.activities.hasDraw]).toEqual([false, false])
  })
})

describe('the ping', () => {
  it('[GAME-02] is sent every 60 s while signed in, with the game in play', async () => {
    const { root, calls, pass, online } = await started()
    pass(PING_EVERY - 1)
    expect(calls('online')).toEqual([])
    pass(1)
    await settle()
    online.setActiveGame(7)
    pass(PING_EVERY)
    await settle()
    expect(calls('online').map(({ request }) => (request as { gameId: number }).gameId)).toEqual([0, 7])
    root.session.logout()
    pass(PING_EVERY * 3)
    await settle()
    expect(calls('online').length).toBe(2)
  })

  it('[ERR-01] times out silently, one at a time; other calls show Tips', async () => {
    const { root, fault, pass, calls } = await started()
    fault('online:hang')
    pass(PING_EVERY)
    await settle()
    pass(10_000)
    await settle()
    pass(PING_EVERY - 10_000)
    await settle()
    expect(calls('online').length).toBe(2)
    expect(root.modals.isOpen('tips')).toBe(false)
    fault('refreshData:hang')
    const refreshed = root.member.refresh()
    await settle()
    pass(10_000)
    await refreshed
    expect(root.modals.isOpen('tips')).toBe(true)
  })
})

describe('modals', () => {
  it('[MODAL-02] login, register and forgot password exclude each other', () => {
    const { root } = openApp()
    root.modals.open('jackpot')
    root.modals.open('login')
    root.modals.open('register')
    root.modals.open('forgot')
    expect(root.modals.stack.map(({ name }) => name)).toEqual(['jackpot', 'forgot'])
  })

  it('[MODAL-07] closes the top one only, and none that is locked', () => {
    const { root } = openApp()
    root.modals.open('jackpot')
    root.modals.open('tips')
    const release = root.modals.lock('jackpot', 'spinning')
    expect(root.modals.closeTop()).toBe(true)
    expect(root.modals.closeTop()).toBe(false)
    expect(root.modals.isOpen('jackpot')).toBe(true)
    release()
    expect(root.modals.closeTop()).toBe(true)
    expect(root.modals.stack).toEqual([])
  })
})

describe('what lies on top of a modal', () => {
  it('[MODAL-07] closes first on going back, then the modal; nothing closes while locked', () => {
    const { root } = openApp()
    root.modals.open('jackpot')
    const closed: string[] = []
    root.modals.push(() => closed.push('sheet') > 0)
    expect(root.modals.closeTop()).toBe(true)
    expect(closed).toEqual(['sheet'])
    expect(root.modals.isOpen('jackpot')).toBe(true)
    const release = root.modals.lock('jackpot', 'spinning')
    expect(root.modals.closeTop()).toBe(false)
    release()
    expect(root.modals.closeTop()).toBe(true)
    expect(root.modals.holdsBack).toBe(false)
  })
})
