import { describe, expect, it } from 'vitest'
import { getAfterLoginInfoWeb } from '../../../src/contract/config'
import { refreshData } from '../../../src/contract/member'
import { noSocialLogin } from '../../../src/platform/device/social'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const signedIn = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(options)
  const stop = app.root.start()
  await settle()
  return { ...app, stop }
}

describe('the session', () => {
  it('[SESS-01] stores the token in local storage under its own key', async () => {
    const { root, local, token } = await signedIn()
    expect(token).toMatch(/^demo\./)
    expect(local.get('token')).toBe(token)
    expect(root.session.signedIn).toBe(true)
  })

  it.each([
    ['the token removed', 'token'],
    ['everything cleared', null],
  ])('[SESS-01] ends when another tab has %s', async (_, key) => {
    const { root, otherTab, token } = await signedIn()
    otherTab(key, null)
    expect(root.session.signedIn).toBe(false)
    expect(root.member.info).toBe(null)
    // Not a forced logout: the player logged out in another tab.
    expect(root.session.ended).toBe(null)
    expect(token).not.toBe(null)
  })

  it('[SESS-01] follows another tab to another player and clears the first one’s data', async () => {
    const { root, otherTab, backend } = await signedIn()
    const before = root.member.info?.id
    const token = await tokenOf(backend, 'lucky')
    otherTab('token', token)
    expect(root.member.info).toBe(null)
    await settle()
    expect(root.member.info?.id).not.toBe(before)
    expect(root.member.info?.account).toBe('lucky')
  })

  it('[SESS-02] forgets token, player, dots and modals at logout, and signs out of the provider', async () => {
    let signedOut = 0
    const social = { ...noSocialLogin, signOut: () => void signedOut++ }
    const { root, local } = await signedIn({ platform: { social } })
    root.modals.open('tips')
    root.session.logout()
    expect(local.has('token')).toBe(false)
    expect(root.member.info).toBe(null)
    expect(root.member.favorites.value).toBe(null)
    expect(root.activities.dots).toEqual({})
    expect(root.modals.stack).toEqual([])
    expect(signedOut).toBe(1)
  })

  it('[SESS-02] invalidates the token on the server', async () => {
    const { root, backend, token } = await signedIn()
    root.session.logout()
    await settle()
    const headers = { authorization: `Bearer ${token}` }
    const reply = await backend.handle({ method: 'POST', path: refreshData.path, headers, body: '{}' })
    expect(typeof reply === 'string' ? reply : JSON.parse(reply.body)).toEqual({ errcode: 401 })
  })

  it.each(['401', 'errcode401', 'http401'])('[SESS-03] logs out on %s of a player call', async (what) => {
    const { root, fault } = await signedIn()
    fault(`refreshData:${what}`)
    await root.member.refresh()
    expect(root.session.signedIn).toBe(false)
    expect(root.session.ended).toEqual({ form: 'default' })
  })

  it('[SESS-03] leads to the account form when an account is saved', async () => {
    const { root, fault } = await signedIn({ kept: { 'saved-account': 'regular' } })
    fault('refreshData:401')
    await root.member.refresh()
    expect(root.session.ended).toEqual({ form: 'account' })
    expect(root.session.savedAccount).toBe('regular')
  })

  it('[SESS-03] logs out on a 401 of preLogin, but not of another public call', async () => {
    const { root, fault } = await signedIn()
    fault('getActivityIds:401')
    await root.activities.load()
    expect(root.session.signedIn).toBe(true)
    fault('preLogin:401')
    await root.config.load()
    expect(root.session.signedIn).toBe(false)
  })

  it('[SESS-03] logs out once for many 401s at a time', async () => {
    let signedOut = 0
    const social = { ...noSocialLogin, signOut: () => void signedOut++ }
    const { root, fault } = await signedIn({ platform: { social } })
    fault('*:401')
    await Promise.all(Array.from({ length: 10 }, () => root.api.call(refreshData, {})))
    expect(signedOut).toBe(1)
  })

  it('[SESS-03] ignores a 401 that answers an older token', async () => {
    const { root, fault, backend } = await signedIn()
    const newer = await tokenOf(backend, 'lucky')
    fault('getAfterLoginInfoWeb:401*1')
    const late = root.api.call(getAfterLoginInfoWeb, { version: '', os: '', deviceModel: '' })
    root.session.begin(newer)
    await late
    await settle()
    expect(root.session.signedIn).toBe(true)
  })

  it('[SESS-01] checks the token when the page is restored from the back/forward cache', async () => {
    const { root, local, show } = await signedIn()
    local.delete('token')
    show()
    expect(root.session.signedIn).toBe(false)
  })
})
