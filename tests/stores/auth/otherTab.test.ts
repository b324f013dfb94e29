import { describe, expect, it } from 'vitest'
import { noSocialLogin } from '../../../src/platform/device/social'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const signedIn = async (persona = 'regular') => {
  let signedOut = 0
  const social = { ...noSocialLogin, signOut: () => void signedOut++ }
  const app = openApp({ persona, platform: { social } })
  app.root.start()
  await settle()
  return { ...app, signedOut: () => signedOut }
}

describe('another tab', () => {
  it('[SESS-01] another tab that signs somebody else in keeps its token, and this tab follows it', async () => {
    const { root, otherTab, local, backend, signedOut } = await signedIn()
    const token = await tokenOf(backend, 'lucky')
    otherTab('token', token)
    expect([root.session.token, local.get('token'), signedOut()]).toEqual([token, token, 1])
  })

  it('[SESS-01] another tab that signs in while this one is signed out triggers no logout', async () => {
    const { root, otherTab, backend, signedOut } = await signedIn('visitor')
    const token = await tokenOf(backend, 'lucky')
    otherTab('token', token)
    await settle()
    expect([root.session.token, signedOut(), root.member.info?.account]).toEqual([token, 0, 'lucky'])
  })

  it('[SESS-01] another tab that stores the same token changes nothing, nor does another key', async () => {
    const { root, otherTab, token, signedOut } = await signedIn()
    const { info } = root.member
    otherTab('token', token)
    otherTab('pref-sound', null)
    expect([root.session.token, signedOut()]).toEqual([token, 0])
    expect(root.member.info).toBe(info)
  })

  it('[SESS-02] with another player leaves no data when someone signs in here first', async () => {
    const { root, backend, local } = await signedIn()
    const token = await tokenOf(backend, 'lucky')
    root.modals.open('jackpot')
    root.session.begin(token)
    expect([root.member.info, root.modals.stack]).toEqual([null, []])
    expect([root.session.token, local.get('token')]).toEqual([token, token])
  })
})

it('[SESS-01] says that the session has ended or who is logged in now', async () => {
  const { root, backend, otherTab } = await signedIn()
  const said = () => root.toasts.list.map(({ message: { keys, values } }) => [keys[0], values])
  otherTab('token', await tokenOf(backend, 'lucky'))
  expect(said()).toEqual([])
  await root.member.load()
  await settle()
  expect(said()).toEqual([['session.elsewhere.replaced', { nickname: root.member.info?.nickname }]])
  otherTab('token', null)
  expect(said()).toEqual([['session.elsewhere.ended', undefined]])
})

it('[SESS-03] another tab that has logged in keeps its token when a call of the old session is refused here', async () => {
  const { root, local, backend, fault } = await signedIn()
  const token = await tokenOf(backend, 'lucky')
  // Stored, but the event has not arrived yet.
  local.set('token', token)
  fault('refreshData:401*1')
  await root.member.refresh()
  await settle()
  expect([local.get('token'), root.session.token, root.session.ended]).toEqual([token, token, null])
  expect(root.member.info?.account).toBe('lucky')
})

describe('a sign-in', () => {
  it('[SESS-02] with the same token clears nothing', async () => {
    const { root, token } = await signedIn()
    const { info } = root.member
    root.session.begin(token ?? '')
    expect(root.member.info).toBe(info)
  })

  it('[SESS-02] of a visitor keeps modals open', async () => {
    const { root, backend } = await signedIn('visitor')
    root.modals.open('notice')
    root.session.begin(await tokenOf(backend, 'lucky'))
    expect(root.modals.isOpen('notice')).toBe(true)
  })

  it('[SESS-03] cancels the redirect of a forced logout, as does reaching the login page', async () => {
    const { root, backend, fault } = await signedIn()
    fault('refreshData:401*1')
    await root.member.refresh()
    expect(root.session.ended).not.toBe(null)
    expect(root.session.wasEnded).toBe(true)
    root.session.begin(await tokenOf(backend, 'lucky'))
    expect(root.session.ended).toBe(null)
    // A later logout of one's own is not told as forced.
    expect(root.session.wasEnded).toBe(false)
    fault('refreshData:401*1')
    await root.member.refresh()
    expect(root.session.ended).not.toBe(null)
    root.session.acknowledgeEnd()
    expect(root.session.ended).toBe(null)
  })
})

it('[SESS-02] a visitor’s logout makes no call and no provider sign-out', async () => {
  const { root, calls, signedOut } = await signedIn('visitor')
  root.modals.open('notice')
  root.session.logout()
  await settle()
  expect([calls('logout').length, signedOut(), root.modals.isOpen('notice')]).toEqual([0, 0, true])
})
