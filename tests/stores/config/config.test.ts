import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp } from '../../support/app'

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
  ])('[CONF-01] that %s is none', async (_, text) => {
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

describe('a read of the configuration', () => {
  it.each([
    ['appConfig:http500*1', 'broken', false],
    ['preLogin:offline*1', 'offline', true],
  ])('[CONF-01] that meets %s says %s, until one succeeds', async (fault, kind, usable) => {
    const app = openApp()
    app.fault(fault)
    await app.root.config.load()
    expect(app.root.config.failure).toMatchObject({ kind })
    expect(app.root.config.ready).toBe(usable)
    await app.root.config.load()
    expect(app.root.config.failure).toBe(null)
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
