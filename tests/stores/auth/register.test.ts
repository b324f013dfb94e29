import { describe, expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import type { SmsPurpose } from '../../../src/contract/core/enums'
import { AccountStore } from '../../../src/stores/auth/AccountStore'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { keepInvitation } from '../../../src/stores/auth/invitation'
import { type AppOptions, openApp } from '../../support/app'

const opened = async (switches: object = {}, options: AppOptions = {}) => {
  const app = openApp({ persona: 'visitor', ...options })
  app.backend.journal.world.shared.switches = switches
  await app.root.config.load()
  const configure = (next: object) => {
    app.backend.journal.world.shared.switches = next
  }
  return { ...app, configure, auth: app.root.feature(AuthStore), account: app.root.feature(AccountStore) }
}

const NEW = '5550007777'
const REGULAR = '2025550112'
const byAccount = { account: 'mara_k27', password: 'demo1234', invite: '' }

describe('a new account', () => {
  it('[AUTH-01] by account name opens a session and greets the player', async () => {
    const { auth, root, calls } = await opened()
    expect(await auth.registerByAccount(byAccount)).toMatchObject({ name: 'done' })
    expect(calls('accountRegist')[0]?.request).toMatchObject({ account: 'mara_k27' })
    expect(root.member.info?.account).toBe('mara_k27')
    expect(root.toasts.list.map(({ message }) => message.keys[0])).toEqual(['auth.welcomeNew'])
  })

  it('[AUTH-01] by phone takes the code sent for a registration', async () => {
    const { auth, root, calls } = await opened()
    await auth.sendCode(NEW, 'register')
    expect(calls('smsSend')[0]?.request).toMatchObject({ mobile: `+1${NEW}`, purpose: 0 })
    expect(await auth.registerByPhone({ mobile: NEW, code: '123456', invite: '' })).toMatchObject({ name: 'done' })
    expect(root.member.info?.mobile).toBe(`+1${NEW}`)
  })

  it('[AUTH-01] by phone takes a code that came before the reply about it', async () => {
    const { auth, fault } = await opened()
    fault('smsSend:lost*1')
    void auth.sendCode(NEW, 'register')
    expect(auth.busy).toBe('sendCode')
    expect(await auth.registerByPhone({ mobile: NEW, code: '123456', invite: '' })).toMatchObject({ name: 'done' })
  })

  it('[AUTH-01] by phone has a password where the configuration asks for no code', async () => {
    const { auth, calls } = await opened({ otpStatus: 0 })
    const values = { mobile: NEW, code: '99', invite: '' }
    expect(await auth.registerByPhone(values)).toMatchObject({ failure: { code: 2009 } })
    expect(await auth.registerByPhone({ ...values, password: 'demo1234' })).toMatchObject({ name: 'done' })
    expect(calls('accountRegist4')[1]?.request).toMatchObject({ password: 'demo1234' })
    expect(calls('accountRegist4')[1]?.request).not.toHaveProperty('code')
  })

  it('[AUTH-01] a new account whose reply was lost is logged in to by a second try; another player’s name stays taken', async () => {
    const { auth, root, calls, fault } = await opened()
    fault('accountRegist:lost*1')
    expect(await auth.registerByAccount(byAccount)).toMatchObject({ name: 'unknown' })
    expect(await auth.registerByAccount({ ...byAccount, account: 'regular' })).toMatchObject({
      failure: { code: 2006 },
    })
    expect(root.session.signedIn).toBe(false)
    expect(await auth.registerByAccount(byAccount)).toMatchObject({ name: 'done' })
    expect([root.member.info?.account, calls('accountLogin').length]).toEqual(['mara_k27', 1])
  })

  it.each<[string, SmsPurpose, string, number]>([
    ['a code for a login', 'loginAndRegister', '123456', 2003],
    ['a wrong code', 'register', '000000', 2003],
  ])('[AUTH-01] is refused with %s, and nobody is logged in', async (_, purpose, code, refusal) => {
    const { auth, root } = await opened()
    await auth.sendCode(NEW, purpose)
    const state = await auth.registerByPhone({ mobile: NEW, code, invite: '' })
    expect(state).toMatchObject({ name: 'refused', failure: { code: refusal } })
    expect(root.session.signedIn).toBe(false)
  })

  it('[AUTH-01] is refused with an expired code', async () => {
    const { auth, backend } = await opened()
    await auth.sendCode(NEW, 'register')
    await createControls(backend).clock.advance('6m')
    const state = await auth.registerByPhone({ mobile: NEW, code: '123456', invite: '' })
    expect(state).toMatchObject({ name: 'refused', failure: { code: 2004 } })
  })

  it('[AUTH-01] joins the inviter whose code is given; an unknown one is refused', async () => {
    const { auth, root } = await opened()
    expect(await auth.registerByAccount({ ...byAccount, invite: 'nobody' })).toMatchObject({ failure: { code: 2015 } })
    const inviter = Object.values((await opened()).backend.journal.world.players)[0]
    await auth.registerByAccount({ ...byAccount, invite: inviter?.inviteCode ?? '' })
    expect(root.member.info?.pid).toBe(inviter?.id)
  })
})

it('[INVITE-01] the code of the link that began the visit waits until the visitor joins', async () => {
  const { auth, root, platform } = await opened()
  keepInvitation(platform.storage, '?pid=K123&x=1')
  expect([auth.draft.phone().invite, auth.draft.account().invite, auth.draft.invite]).toEqual(Array(3).fill('K123'))
  auth.draft.keep({ invite: '' })
  expect(auth.draft.account().invite).toBe('')
  await auth.registerByAccount(byAccount)
  root.session.logout()
  expect(auth.draft.account().invite).toBe('')
})

describe('a way that is closed while its form is open', () => {
  it('[AUTH-02] is refused, and the form then follows the configuration', async () => {
    const { auth, configure } = await opened()
    expect(auth.wayTo('register')).toBe('phone')
    configure({ registerType: 2, otpStatus: 0 })
    const state = await auth.registerByPhone({ mobile: NEW, code: '', invite: '' })
    expect(state).toMatchObject({ name: 'refused', failure: { code: 2014 } })
    expect([auth.wayTo('register'), auth.needsCode]).toEqual(['account', false])
  })

  it('[AUTH-02] as one without codes that asks for one now', async () => {
    const { auth, configure } = await opened({ otpStatus: 0 })
    configure({})
    const values = { mobile: NEW, code: '', password: 'demo1234', invite: '' }
    expect(await auth.registerByPhone(values)).toMatchObject({ failure: { code: 2013 } })
    expect(auth.needsCode).toBe(true)
  })

  it('[AUTH-02] lengths and ways follow every reread', async () => {
    const { auth, root, configure } = await opened()
    configure({ loginTypes: [2], defaultLoginType: 2, lengthLimits: { password: { min: 12 } } })
    await root.config.load()
    expect([auth.wayTo('login'), auth.limits?.password.min]).toEqual(['account', 12])
  })
})

describe('a forgotten password', () => {
  const reset = { mobile: REGULAR, code: '123456', password: 'better1234', invite: '', accepted: false }

  it('[AUTH-01] is replaced by a code, and the player is logged in with the new one', async () => {
    const { auth, account, root, calls } = await opened()
    await auth.sendCode(REGULAR, 'forget')
    expect(await account.resetPassword(reset)).toMatchObject({ name: 'done' })
    expect(calls('forgetPassword')[0]?.request).toMatchObject({ mobile: `+1${REGULAR}` })
    expect(root.member.info?.mobile).toBe(`+1${REGULAR}`)
  })

  it('[AUTH-01] is not replaced by a code for another purpose', async () => {
    const { auth, account, root } = await opened()
    await auth.sendCode(REGULAR)
    expect(await account.resetPassword(reset)).toMatchObject({ name: 'refused', failure: { code: 2003 } })
    expect(root.session.signedIn).toBe(false)
  })

  it('[AUTH-01] stands even if the login after it fails; the form then has the number', async () => {
    const { auth, account, root, fault } = await opened()
    await auth.sendCode(REGULAR, 'forget')
    fault('accountLogin:2016')
    expect(await account.resetPassword(reset)).toMatchObject({ name: 'done' })
    expect(root.session.signedIn).toBe(false)
    expect(auth.draft.account()).toMatchObject({ account: `+1${REGULAR}`, password: '' })
  })

  it('[AUTH-03] has no code for a number without an account', async () => {
    const { auth } = await opened()
    expect(await auth.sendCode(NEW, 'forget')).toMatchObject({ failure: { code: 2002 } })
  })
})
