import { describe, expect, it, vi } from 'vitest'
import type { SavedLogin } from '../../../src/platform/device/credentials'
import { AccountStore } from '../../../src/stores/auth/AccountStore'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { recallLogin } from '../../../src/stores/auth/savedLogin'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'visitor', ...options })
  app.root.start()
  await settle()
  return { ...app, auth: app.root.feature(AuthStore), account: app.root.feature(AccountStore) }
}

const phone = { mobile: '5550007777', code: '123456', password: 'demo1234', invite: '', accepted: false }
const byName = { account: 'mara_k27', password: 'demo1234', remember: false, invite: '', accepted: false }

/** A player with a phone number only. */
const withPhone = async () => {
  const app = await opened()
  await app.auth.sendCode(phone.mobile)
  await app.auth.signInByPhone(phone)
  return app
}

describe('a player with a phone number', () => {
  it('[AUTH-01] sets a first password, once', async () => {
    const { account, root } = await withPhone()
    expect(root.member.info?.hasPassword).toBe(false)
    expect(await account.setPassword({ password: 'short' })).toMatchObject({ failure: { code: 2009 } })
    expect(await account.setPassword(phone)).toMatchObject({ name: 'done' })
    expect(root.member.info?.hasPassword).toBe(true)
    expect(await account.setPassword(phone)).toMatchObject({ failure: { code: 2010 } })
  })

  it('[AUTH-01] adds an account name with a password, and logs in with it', async () => {
    const { account, auth, root } = await withPhone()
    expect(await account.bindAccount(byName)).toMatchObject({ name: 'done' })
    expect(root.member.info).toMatchObject({ account: 'mara_k27', hasPassword: true })
    root.session.logout()
    expect(await auth.signInByAccount(byName)).toMatchObject({ name: 'done' })
    expect(root.member.info?.mobile).toBe('+15550007777')
  })

  it('[AUTH-03] cannot take the name of another player', async () => {
    const { account } = await withPhone()
    expect(await account.bindAccount({ ...byName, account: 'lucky' })).toMatchObject({ failure: { code: 2006 } })
  })
})

describe('a player with an account name', () => {
  it('[AUTH-01] adds a phone number by a code for that purpose', async () => {
    const { account, auth, root } = await opened()
    await auth.registerByAccount(byName)
    await auth.sendCode(phone.mobile, 'bind')
    expect(await account.bindPhone({ ...phone, code: '000000' })).toMatchObject({ failure: { code: 2003 } })
    expect(await account.bindPhone(phone)).toMatchObject({ name: 'done' })
    expect(root.member.info?.mobile).toBe('+15550007777')
  })

  it('[AUTH-03] gets no code for the number of another player', async () => {
    const { auth } = await opened()
    await auth.registerByAccount(byName)
    expect(await auth.sendCode('2025550112', 'bind')).toMatchObject({ failure: { code: 2007 } })
  })

  it('[AUTH-01] changes the password by a code to the linked number, and stays logged in', async () => {
    const { auth, account, root, token } = await opened({ persona: 'regular' })
    auth.draft.adopt(root.member.info?.mobile ?? '')
    const { mobile } = auth.draft.phone()
    await auth.sendCode(mobile, 'forget')
    expect(await account.resetPassword({ ...phone, mobile })).toMatchObject({ name: 'done' })
    expect(root.session.signedIn).toBe(true)
    // The old session has ended.
    expect(root.session.token).not.toBe(token)
  })

  it.each(['regular', null])(
    '[SESS-03] keeps what the device remembers with a new password by code: %s',
    async (name) => {
      const { auth, account, root } = await opened({ persona: 'regular' })
      if (name) root.session.saveAccount(name)
      auth.draft.adopt(root.member.info?.mobile ?? '')
      const { mobile } = auth.draft.phone()
      await auth.sendCode(mobile, 'forget')
      await account.resetPassword({ ...phone, mobile })
      expect(root.session.savedAccount).toBe(name)
    },
  )
})

it.each([
  ['+12025550112', '+1', '2025550112'],
  ['+971501234567', '+971', '501234567'],
  ['+9715012', '+971', '5012'],
  ['+8801234', '+1', ''],
])('[AUTH-01] the number %s is %s and %s in the form', async (number, country, mobile) => {
  const { auth } = await opened()
  auth.draft.adopt(number)
  expect([auth.draft.country, auth.draft.phone().mobile]).toEqual([country, mobile])
})

describe('a saved login', () => {
  const lucky = { account: 'lucky', password: 'demo1234' }
  const store = () => {
    const kept: SavedLogin[] = []
    let asked = 0
    const credentials = {
      store: async (login: SavedLogin) => void kept.push(login),
      get: async () => {
        asked++
        return kept[0] ?? null
      },
    }
    return { kept, asked: () => asked, platform: { credentials } }
  }

  it('[SESS-03] is kept by the browser if the player asks for it, its password nowhere else', async () => {
    const { kept, platform } = store()
    const { auth, root, local } = await opened({ platform })
    await auth.signInByAccount({ ...lucky, remember: false })
    expect(kept).toEqual([])
    root.session.logout()
    await auth.signInByAccount({ ...lucky, remember: true })
    await vi.waitFor(() => expect(kept).toEqual([lucky]))
    expect([...local.values()].join()).not.toContain('demo1234')
  })

  it('[SESS-03] fills the form again, for a player who saved one', async () => {
    const { kept, asked, platform } = store()
    kept.push(lucky)
    const visitor = await opened({ platform })
    await recallLogin(visitor.root, visitor.auth.draft)
    expect([asked(), visitor.auth.draft.account().account]).toEqual([0, ''])
    const { auth, root } = await opened({ platform, kept: { 'saved-account': 'lucky' } })
    await recallLogin(root, auth.draft)
    expect(auth.draft.account()).toMatchObject({ ...lucky, remember: true })
    expect([auth.wayTo('login'), auth.draft.filled]).toEqual(['account', 1])
  })

  it('[SESS-03] does not replace what has been typed meanwhile', async () => {
    const { kept, platform } = store()
    kept.push(lucky)
    const { auth, root } = await opened({ platform, kept: { 'saved-account': 'lucky' } })
    const recalled = recallLogin(root, auth.draft)
    auth.draft.keep({ account: 'lucky', password: 'typed' })
    await recalled
    expect(auth.draft.account()).toMatchObject({ account: 'lucky', password: 'typed' })
  })
})
