import { describe, expect, it } from 'vitest'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { SHOWN_POPUPS } from '../../../src/platform/storage/shownPopups'
import { LOOK_MS, type StartupOptions, StartupStore, TOUCHED_MS } from '../../../src/stores/shell/StartupStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const installable: StartupOptions = { canInstall: true }

/** Starts the app on a page that allows pop-ups; a newcomer gets all four. */
const started = async (options: AppOptions = {}, around: StartupOptions = installable) => {
  const app = openApp({ persona: 'newcomer', ...options })
  const startup = app.root.feature(StartupStore)
  const stop = startup.start(around)
  app.root.start()
  await settle()
  app.pass(LOOK_MS)
  const open = () => app.root.modals.stack.map(({ name }) => name)
  /** Closes one after the other and returns their names in order. */
  const walk = (): string[] => {
    const [name] = open()
    if (name === undefined) return []
    app.root.modals.close(name)
    return [name, ...walk()]
  }
  return { ...app, startup, open, walk, stop }
}

describe('the start-up pop-ups', () => {
  it('[MODAL-05] open one after another in the order of their sort, each once per session', async () => {
    const { walk, root, platform } = await started()
    expect(walk()).toEqual(['firstDeposit', 'notice', 'download', 'inviteSpin'])
    root.activities.update()
    await settle()
    expect(walk()).toEqual([])
    const session = platform.storage.session.get(SHOWN_POPUPS)
    expect(session).toBe('firstDeposit,notice,download,inviteSpin')
  })

  it('[MODAL-05] already shown in the session do not reopen after a reload', async () => {
    const first = await started()
    first.walk()
    const { session } = first.platform.storage
    const { walk } = await started({ platform: { storage: { ...first.platform.storage, session } } })
    expect(walk()).toEqual([])
  })

  it('[MODAL-05] wait until the page was looked at, or touched', async () => {
    const app = openApp({ persona: 'newcomer' })
    const startup = app.root.feature(StartupStore)
    startup.start(installable)
    app.root.start()
    await settle()
    app.pass(LOOK_MS - 1)
    expect(app.root.modals.stack).toEqual([])
    startup.touch()
    app.pass(TOUCHED_MS - 1)
    expect(app.root.modals.stack).toEqual([])
    app.pass(1)
    expect(app.root.modals.top?.name).toBe('firstDeposit')
  })

  it('[MODAL-05] end with the one that is skipped with all others', async () => {
    const { startup, open, walk, platform } = await started()
    expect(open()).toEqual(['firstDeposit'])
    startup.skipAll('firstDeposit')
    expect(walk()).toEqual([])
    expect(platform.storage.session.get(SHOWN_POPUPS)?.split(',').toSorted()).toEqual([
      'download',
      'firstDeposit',
      'inviteSpin',
      'notice',
    ])
  })

  it('[MODAL-05] leave out what a tap has opened before', async () => {
    const app = openApp({ persona: 'newcomer' })
    const startup = app.root.feature(StartupStore)
    startup.start(installable)
    app.root.start()
    await settle()
    app.root.modals.open('firstDeposit')
    expect(startup.opened).toBe(null)
    app.root.modals.close('firstDeposit')
    app.pass(LOOK_MS)
    expect(app.root.modals.top?.name).toBe('notice')
    expect(startup.opened).toBe('notice')
  })

  it('[MODAL-05] follow the sort order of the backend', async () => {
    const edit: NonNullable<AppOptions['edit']> = (_endpoint, reply) => {
      const map = reply['activityMap'] as Record<number, { sort: number }> | undefined
      const notice = map?.[ACTIVITY.notice]
      if (notice) notice.sort = 1
      return reply
    }
    const { walk } = await started({ edit })
    expect(walk().slice(0, 2)).toEqual(['notice', 'firstDeposit'])
  })

  it('[MODAL-05] do not open under the page cover, nor before the activities are known', async () => {
    const app = openApp({ persona: 'newcomer' })
    const config = app.hold('appConfig')
    app.root.feature(StartupStore).start(installable)
    app.root.start()
    await settle()
    expect(app.root.boot.covered).toBe(true)
    expect(app.root.modals.stack).toEqual([])
    app.pass(LOOK_MS)
    expect(app.root.modals.stack).toEqual([])
    config.release()
    await settle()
    app.pass(LOOK_MS)
    expect(app.root.modals.top?.name).toBe('firstDeposit')
  })

  it('[MODAL-05] do not open over another modal or a sheet, but after it', async () => {
    const app = openApp({ persona: 'newcomer' })
    app.root.modals.open('tips')
    app.root.feature(StartupStore).start(installable)
    app.root.start()
    await settle()
    app.pass(LOOK_MS)
    expect(app.root.modals.stack.map(({ name }) => name)).toEqual(['tips'])
    const lift = app.root.modals.push(() => true)
    app.root.modals.close('tips')
    expect(app.root.modals.stack).toEqual([])
    lift()
    expect(app.root.modals.top?.name).toBe('firstDeposit')
  })

  it('[MODAL-05] do not open on a page that must not be disturbed', async () => {
    const { root, stop, walk } = await started()
    stop()
    root.modals.close('firstDeposit')
    expect(walk()).toEqual([])
  })

  it('[MODAL-06] offer no download where the app cannot be installed', async () => {
    const { walk } = await started({}, { canInstall: false })
    expect(walk()).toEqual(['firstDeposit', 'notice', 'inviteSpin'])
  })

  it.each(['visitor', 'newcomer', 'regular', 'whale', 'collector', 'broke'])(
    '[MODAL-05] offer a first deposit only to those who have made none: %s',
    async (persona) => {
      const { walk } = await started({ persona })
      expect(walk().includes('firstDeposit')).toBe(persona === 'visitor' || persona === 'newcomer')
    },
  )

  it('[MODAL-05] offer none after a deposit, even while an old list says so', async () => {
    const edit: NonNullable<AppOptions['edit']> = (_endpoint, reply) => {
      const map = reply['activityMap'] as Record<number, { type: number }> | undefined
      const offer = map?.[ACTIVITY.firstDeposit]
      if (offer) offer.type = 1
      return reply
    }
    const { walk } = await started({ persona: 'regular', edit })
    expect(walk()).not.toContain('firstDeposit')
  })

  it('[MODAL-06] offer a visitor no download, and nothing that asks for a login', async () => {
    const { walk } = await started({ persona: 'visitor' })
    expect(walk()).toEqual(['firstDeposit', 'notice'])
  })
})
