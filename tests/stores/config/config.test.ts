import { describe, expect, it } from 'vitest'
import { parseOrigin } from '../../../mocks/network/controls/worldOptions'
import { type AppOptions, editConfig, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const loaded = async (options: AppOptions = {}) => {
  const app = openApp(options)
  await app.root.config.load()
  return app
}

const CACHED = 'config-1'

describe('the last known configuration', () => {
  it.each([
    ['is no JSON', '{'],
    ['has another shape', '{"config":{},"gameListVersion":"1"}'],
    ['lacks its version', undefined],
    ['was never kept', null],
  ])('[CONF-01] a stored configuration that %s is ignored', async (_, text) => {
    const { local } = await loaded()
    const { config } = JSON.parse(local.get(CACHED) ?? '') as { config: unknown }
    const kept = text === undefined ? JSON.stringify({ config }) : text
    const { root } = openApp({ kept: kept === null ? {} : { [CACHED]: kept } })
    expect([root.config.ready, root.config.config]).toEqual([false, null])
  })

  it('[CONF-01] includes the version of its games, so that they are not sent again', async () => {
    const { local, calls } = await loaded()
    expect(calls('preLogin')[0]?.request).toMatchObject({ gameListVersion: '' })
    const again = await loaded({ kept: Object.fromEntries(local) })
    expect(again.calls('preLogin')[0]?.request).toMatchObject({ gameListVersion: expect.stringMatching(/./) })
    expect(again.calls('preLogin')[0]?.reply).not.toHaveProperty('appGameList')
    expect(again.root.config.config?.appGameList?.length).toBeGreaterThan(300)
  })

  it('[CONF-01] holds the first 500 of ten thousand games, and has the others sent again', async () => {
    const { backend } = openApp({ persona: 'visitor' })
    backend.reset(parseOrigin({ games: 10_000, clock: '2026-01-01T12:00:00Z' }, 0))
    const { root, local } = await loaded({ persona: 'visitor', backend })
    const games = root.config.config?.appGameList ?? []
    expect(games).toHaveLength(10_000)
    const again = openApp({ persona: 'visitor', backend, kept: Object.fromEntries(local) })
    const first = games.map(({ sort }) => sort).toSorted((a, b) => a - b)
    expect(again.root.config.config?.appGameList?.map(({ sort }) => sort)).toEqual(first.slice(0, 500))
    await again.root.config.load()
    expect(again.root.config.gameById.size).toBe(10_000)
  })

  it('[CONF-01] keeps the games when a new configuration arrives without them', async () => {
    const first = await loaded()
    const { root } = await loaded({
      kept: Object.fromEntries(first.local),
      edit: (endpoint, reply) => {
        const { appGameList: _, ...config } = (reply['config'] ?? {}) as Record<string, unknown>
        return endpoint === 'appConfig' ? { ...reply, config } : reply
      },
    })
    expect(root.config.config?.appGameList).toEqual(first.root.config.config?.appGameList)
  })
})

it('[CONF-01] a picture of the operator has its address; without one the app shows its own', async () => {
  const { root } = await loaded({
    edit: editConfig(() => ({
      gameResourceUrl: '/art/',
      appGenericImgList: [
        { uniqueKey: 'banner.vip', img: 'vip.webp' },
        { uniqueKey: 'mark.Northlamp', img: '' },
      ],
    })),
  })
  const keys = ['banner.vip', 'mark.Northlamp', 'banner.rank']
  expect(keys.map((key) => root.config.picture(key))).toEqual(['/art/vip.webp', undefined, undefined])
})

describe('a read of the configuration', () => {
  it.each(['appConfig', 'preLogin'])(
    '[I18N-02] an older read, as after two changes of language, does not win when %s is answered late',
    async (endpoint) => {
      const { root, hold, backend } = openApp()
      const late = hold(endpoint)
      root.refreshTexts()
      await settle()
      late.open()
      backend.journal.world.shared.switches = { gameShowNum: 7 }
      await root.config.load()
      expect(root.config.config?.gameShowNum).toBe(7)
      late.release()
      await settle()
      expect(root.config.config?.gameShowNum).toBe(7)
    },
  )

  it('[SESS-02] a read that began before a logout counts after it, too', async () => {
    const { root, hold } = openApp()
    const late = hold('appConfig')
    const read = root.config.load()
    await settle()
    root.session.logout()
    late.release()
    await read
    expect(root.config.ready).toBe(true)
  })

  it('[CONF-01] a failed read says why, until one succeeds', async () => {
    const app = openApp()
    app.fault('appConfig:http500*1')
    await app.root.config.load()
    expect(app.root.config.failure).toMatchObject({ kind: 'broken' })
    expect(app.root.config.ready).toBe(false)
    await app.root.config.load()
    expect(app.root.config.failure).toBe(null)
  })

  it('[CONF-01] is usable without the reply of preLogin', async () => {
    const app = openApp()
    app.fault('preLogin:offline')
    await app.root.config.load()
    expect([app.root.config.ready, app.root.config.failure]).toEqual([true, null])
  })

  it('[SERV-01] includes the customer-service channels', async () => {
    const { root } = await loaded()
    expect(root.config.services.map(({ itemType }) => itemType)).toContain(1)
    const silent = await loaded({
      edit: (endpoint, reply) => (endpoint === 'preLogin' ? { ...reply, appCustomerServiceQueue: [] } : reply),
    })
    expect(silent.root.config.services).toEqual([])
  })

  it('[CONF-01] sends a device id that is stable across visits and differs between devices', async () => {
    const idOf = ({ calls }: ReturnType<typeof openApp>) =>
      (calls('preLogin')[0]?.request as { deviceId: string } | undefined)?.deviceId
    const first = await loaded()
    const again = await loaded({ kept: Object.fromEntries(first.local) })
    const other = await loaded()
    expect(idOf(first)).toMatch(/^[0-9a-f]{24}$/)
    expect(idOf(again)).toBe(idOf(first))
    expect(idOf(other)).not.toBe(idOf(first))
  })
})
