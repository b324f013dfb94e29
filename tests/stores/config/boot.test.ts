import { describe, expect, it, vi } from 'vitest'
import type { Activity } from '../../../src/contract/activity/activity'
import { type AppOptions, openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (
  options: AppOptions = {},
  prepare: (app: ReturnType<typeof openApp>) => void = () => undefined,
) => {
  const app = openApp(options)
  prepare(app)
  app.root.start()
  await vi.dynamicImportSettled()
  await settle()
  return app
}

/** Replies that contain only the given activity. */
const naming = (endpoint: string, id: number) => (called: string, reply: Record<string, unknown>) => {
  const { [id]: activity } = (reply['activityMap'] ?? {}) as Record<number, Activity>
  return called === endpoint ? { ...reply, activityIds: [id], activityMap: { [id]: activity } } : reply
}

describe('a 401 of preLogin', () => {
  it.each(['401', 'http401', 'errcode401'])('[SESS-03] as %s ends the session at the start', async (what) => {
    const { root, local } = await opened({}, ({ fault }) => fault(`preLogin:${what}`))
    expect(local.has('token')).toBe(false)
    expect(root.session).toMatchObject({ token: null, ended: { form: 'default' } })
    expect(root.member).toMatchObject({ info: null, data: null, favorites: { value: null } })
    // The login page needs the configuration, which the rest of start-up has loaded.
    expect(root.boot).toMatchObject({ phase: 'ready', covered: false })
    expect(root.activities.dots).not.toMatchObject({ hasMail: true })
  })

  it.each(['getAfterLoginInfoWeb', 'appConfig', 'getActivityIds', 'activityGetStatusList'])(
    '[SESS-03] stands when %s is answered after it',
    async (late) => {
      const app = openApp({ persona: 'collector' })
      const { root, fault, hold } = app
      fault('preLogin:401')
      const reply = hold(late)
      root.start()
      await settle()
      reply.release()
      await settle()
      expect(root.session).toMatchObject({ token: null, ended: { form: 'default' } })
      expect(root.member.info).toBe(null)
      expect(Object.values(root.activities.dots)).not.toContain(true)
    },
  )
})

describe('the figures', () => {
  it('[CONF-01] are refreshed after a login', async () => {
    const { root, calls, backend } = await opened({ persona: 'visitor' })
    root.session.begin(await tokenOf(backend, 'lucky'))
    await settle()
    expect(calls('refreshData').length).toBe(1)
    expect(calls('getAfterLoginInfoWeb').length).toBe(1)
  })

  it('[CONF-01] are refreshed when the tab becomes visible, for a player only', async () => {
    const player = await opened()
    player.show()
    await settle()
    expect(player.calls('refreshData').length).toBe(1)
    const visitor = await opened({ persona: 'visitor' })
    visitor.show()
    await settle()
    expect(visitor.calls('refreshData').length).toBe(0)
  })

  it('[CONF-01] of the next player are loaded while those of the previous one are still in flight', async () => {
    const { root, calls, backend, hold } = await opened()
    const reply = hold('refreshData')
    const first = root.member.refresh()
    await settle()
    root.session.logout()
    reply.open()
    root.session.begin(await tokenOf(backend, 'lucky'))
    await settle()
    expect(calls('refreshData').length).toBe(2)
    reply.release()
    expect(await first).toBe(false)
  })

  /** A backend that does not send the account with the player. */
  const accountless: AppOptions = {
    persona: 'vip3',
    edit: (endpoint, reply) => {
      if (endpoint !== 'getAfterLoginInfoWeb') return reply
      const { user: _, ...data } = reply['appGameDataUser'] as Record<string, unknown>
      return { ...reply, appGameDataUser: data }
    },
  }

  it('[CONF-01] are read from refreshData when the account is not sent', async () => {
    const { root, backend } = await opened(accountless)
    const player = Object.values(backend.journal.world.players).find(({ persona }) => persona === 'vip3')
    expect(root.boot.phase).toBe('ready')
    expect(root.member.info).toMatchObject({
      id: player?.id,
      coin: player?.balances.coin,
      vip: 8,
      hasPassword: true,
      nickname: '',
      totalRecharge: 0,
    })
    expect(root.showType).toBe(3)
  })

  it('[CONF-01] figures that fail to load make start-up fail instead of showing a zero balance', async () => {
    const { root } = await opened(accountless, (app) => app.fault('refreshData:http500*1'))
    expect(root.boot.phase).toBe('failed')
    expect(root.member.info).toBe(null)
    await root.boot.load()
    expect(root.boot.phase).toBe('ready')
  })
})

describe('the running activities', () => {
  it('[ACT-06] are also read with the player if getActivityIds fails', async () => {
    const { root } = await opened({ edit: naming('getAfterLoginInfoWeb', 47) }, ({ fault }) =>
      fault('getActivityIds:http500'),
    )
    expect(root.activities).toMatchObject({ ids: [47], known: true })
    expect(root.activities.jackpot?.id).toBe(47)
  })

  it.each([
    ['getActivityIds', 'getAfterLoginInfoWeb', 42],
    ['getAfterLoginInfoWeb', 'getActivityIds', 42],
  ])('[ACT-06] are those of the newest read, when %s comes late and %s was asked after it', async (late, newer, id) => {
    const { root, hold } = await opened({ edit: naming(newer, id) })
    const reply = hold(late)
    const first = late === 'getActivityIds' ? root.activities.load() : root.member.load()
    await settle()
    await (newer === 'getActivityIds' ? root.activities.load() : root.member.load())
    expect(root.activities.ids).toEqual([id])
    reply.release()
    await first
    expect(root.activities.ids).toEqual([id])
  })

  it('[ACT-06] and the red dots are those of the newest update', async () => {
    const { root, hold, backend } = await opened({ persona: 'lucky' })
    const reply = hold('activityGetStatusList')
    const first = root.activities.load()
    await settle()
    reply.open()
    for (const player of Object.values(backend.journal.world.players)) player.balances.chance = 0
    await root.activities.load()
    expect(root.activities.hasDraw).toBe(false)
    reply.release()
    await first
    expect(root.activities.hasDraw).toBe(false)
  })

  it('[ACT-06] red dots in flight are stored even if the player loads in the meantime', async () => {
    const { root, hold, backend } = await opened({ persona: 'lucky' })
    for (const player of Object.values(backend.journal.world.players)) player.balances.chance = 0
    const reply = hold('activityGetStatusList')
    const first = root.activities.load()
    await settle()
    await root.member.load()
    reply.release()
    await first
    expect(root.activities.hasDraw).toBe(false)
  })
})

describe('the theme', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    '[VIP-01] is theme %i for a player of its level, and 1 again after logout',
    async (look) => {
      const { root } = await opened({ persona: `vip${look}` })
      expect(root.showType).toBe(look)
      root.session.logout()
      expect(root.showType).toBe(1)
    },
  )

  it('[VIP-01] follows the level when it rises, and falls back to the nearest lower level if it is unknown', async () => {
    const { root } = await opened({ persona: 'vip1' })
    root.member.patch({ vip: 14 })
    // The old theme stays until its moment (tests/stores/vip).
    expect(root.showType).toBe(1)
    root.member.showLevel()
    expect(root.showType).toBe(6)
    root.member.patch({ vip: 99 })
    expect(root.showType).toBe(6)
  })
})

it('[CONF-01] a field of preLogin overrides appConfig; an absent one does not', async () => {
  const { root } = await opened({
    edit: (endpoint, reply) => (endpoint === 'preLogin' ? { ...reply, otpStatus: 0, gameShowNum: undefined } : reply),
  })
  expect(root.config.config).toMatchObject({ otpStatus: 0, gameShowNum: 24 })
})
