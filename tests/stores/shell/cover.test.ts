import { describe, expect, it } from 'vitest'
import { RootStore } from '../../../src/stores/root/RootStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

describe('the page cover', () => {
  it('[MODAL-05] is up until the configuration has loaded', async () => {
    const { root } = openApp()
    expect(root.boot.covered).toBe(true)
    root.start()
    expect([root.boot.phase, root.boot.covered]).toEqual(['loading', true])
    await settle()
    expect([root.boot.phase, root.boot.covered]).toEqual(['ready', false])
  })

  it('[MODAL-05] is lifted at once with a cached configuration, and stays lifted during a reload', async () => {
    const first = openApp()
    await first.root.config.load()
    const { root } = openApp({ kept: Object.fromEntries(first.local) })
    root.start()
    expect([root.boot.phase, root.boot.covered]).toEqual(['loading', false])
    await settle()
    void root.boot.load()
    expect([root.boot.phase, root.boot.covered]).toEqual(['loading', false])
  })

  it('[CONF-01] is lifted when start-up fails', async () => {
    const { root, fault } = openApp()
    fault('appConfig:offline*1')
    root.start()
    await settle()
    expect(root.boot).toMatchObject({ phase: 'failed', covered: false, failure: { kind: 'offline' } })
    void root.boot.load()
    expect(root.boot).toMatchObject({ phase: 'loading', covered: true, failure: null })
  })
})

describe('the start', () => {
  it('[CONF-01] fails without the player, even with a cached configuration', async () => {
    const { root, fault } = openApp()
    fault('getAfterLoginInfoWeb:http500*1')
    root.start()
    await settle()
    expect(root.boot).toMatchObject({ phase: 'failed', failure: { kind: 'broken' } })
    await root.boot.load()
    expect(root.boot.phase).toBe('ready')
  })

  it('[CONF-01] no longer reacts to sign-ins once stopped', async () => {
    const { root, show, otherTab, calls } = openApp()
    const stop = root.start()
    await settle()
    stop()
    show()
    otherTab('token', null)
    await settle()
    expect(calls('refreshData')).toEqual([])
    expect(root.session.signedIn).toBe(true)
  })

  it('[GAME-02] frames no game of its own origin unless configured to', () => {
    const { platform } = openApp()
    expect(new RootStore(platform).ownGames).toBeFalsy()
  })

  it('[VIP-01] with a configured theme shows it to everyone', () => {
    const { platform } = openApp()
    expect(new RootStore(platform, { showType: 5 }).showType).toBe(5)
  })

  it('[VIP-01] gives a player who has not loaded yet the theme of level 0', async () => {
    const { root } = openApp({ persona: 'vip6' })
    await root.config.load()
    expect(root.showType).toBe(1)
  })
})
