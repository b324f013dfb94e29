import { describe, expect, it } from 'vitest'
import { SMS_PURPOSE } from '../../../src/contract/core/enums'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { type AppOptions, openApp } from '../../support/app'

interface Options extends AppOptions {
  otpStatus?: 0 | 1
}

const opened = async ({ otpStatus = 1, ...options }: Options = {}) => {
  const app = openApp({ persona: 'visitor', ...options })
  app.backend.journal.world.shared.switches = { otpStatus }
  await app.root.config.load()
  return { ...app, auth: app.root.feature(AuthStore) }
}

const lucky = { account: 'lucky', password: 'demo1234', remember: false }

describe('signing in', () => {
  it('[AUTH-03] makes one call, however often it is submitted', async () => {
    const { auth, calls } = await opened()
    const first = auth.signInByAccount(lucky)
    expect(auth.busy).toBe('signIn')
    expect(await auth.signInByAccount(lucky)).toBe(null)
    expect(await auth.sendCode('5550001234')).toBe(null)
    expect(await first).toMatchObject({ name: 'done' })
    expect(calls('accountLogin').length).toBe(1)
    expect(calls('smsSend').length).toBe(0)
    expect(auth.busy).toBe(null)
  })

  it('[AUTH-01] by phone sends the international number without the trunk zero', async () => {
    const { auth, calls, root } = await opened()
    auth.draft.choose({ country: '+44' })
    expect(await auth.sendCode('055500012')).toMatchObject({ name: 'done' })
    expect(await auth.signInByPhone({ mobile: '055500012', code: '123456' })).toMatchObject({ name: 'done' })
    expect(calls('accountLoginSms')[0]?.request).toMatchObject({ mobile: '+4455500012', code: '123456' })
    expect(root.session.savedAccount).toBe(null)
  })

  it('[AUTH-01] by phone needs no code if the configuration says so', async () => {
    const { auth, calls, root } = await opened({ otpStatus: 0 })
    expect(auth.needsCode).toBe(false)
    expect(await auth.signInByPhone({ mobile: '5550009876', code: '' })).toMatchObject({ name: 'done' })
    expect(calls('accountRegist4')[0]?.request).toMatchObject({ mobile: '+15550009876' })
    expect(root.session.signedIn).toBe(true)
  })

  it.each([true, false])('[SESS-03] remembers the account if the player asks for it: %s', async (remember) => {
    const { auth, root, local } = await opened({ kept: { 'saved-account': 'regular' } })
    expect(auth.draft.account()).toMatchObject({ account: 'regular', password: '', remember: true })
    await auth.signInByAccount({ ...lucky, remember })
    expect(root.session.savedAccount).toBe(remember ? 'lucky' : null)
    expect(local.has('saved-account')).toBe(remember)
    expect(auth.lastLogin('lucky')).toBe(remember ? root.platform.clock.now() : null)
  })

  it('[SESS-03] a failed sign-in leaves the remembered account unchanged', async () => {
    const { auth, root, fault } = await opened({ kept: { 'saved-account': 'regular' } })
    fault('accountLogin:2001')
    await auth.signInByAccount(lucky)
    expect(root.session.savedAccount).toBe('regular')
  })

  it('[SESS-03] by phone forgets a remembered account', async () => {
    const { auth, root } = await opened({ otpStatus: 0, kept: { 'saved-account': 'regular' } })
    await auth.signInByPhone({ mobile: '5550009876', code: '' })
    expect(root.session.savedAccount).toBe(null)
  })

  it('[AUTH-03] clears password and code', async () => {
    const { auth } = await opened()
    auth.draft.keep({ mobile: '5550001234', code: '1', ...lucky })
    await auth.signInByAccount(lucky)
    expect(auth.draft.typed).toEqual({})
  })
})

describe('an SMS code', () => {
  it('[AUTH-01] is requested for the international number; the next one after the wait', async () => {
    const { auth, root, calls } = await opened()
    const sending = auth.sendCode('05550001234')
    expect(auth.busy).toBe('sendCode')
    await sending
    expect(calls('smsSend')[0]?.request).toMatchObject({
      mobile: '+15550001234',
      purpose: SMS_PURPOSE.loginAndRegister,
    })
    expect(auth.busy).toBe(null)
    const nextAt = root.platform.clock.now() + 60_000
    expect(auth.codes.to('+15550001234')).toEqual({ purpose: 'loginAndRegister', nextAt, validFor: 5 })
    expect(auth.codes.to('+15550001235')).toBeUndefined()
    auth.codes.mayAskAgain('+15550001234')
    expect(auth.codes.to('+15550001234')?.nextAt).toBe(null)
    expect(await auth.sendCode('5550001234', 'register')).toMatchObject({ name: 'refused', failure: { code: 2005 } })
    expect(auth.codes.to('+15550001234')).toMatchObject({ purpose: 'loginAndRegister', nextAt })
  })

  it.each([
    ['5550001234', true],
    ['2025550112', false],
  ])('[AUTH-01] tells whether a login by %s may open an account: %s', async (number, isNew) => {
    const { auth } = await opened()
    expect(auth.mayOpen(number)).toBe(true)
    await auth.sendCode(number)
    expect([auth.codes.sentTo?.isNew, auth.mayOpen(number), auth.mayOpen('5550000001')]).toEqual([isNew, isNew, true])
  })

  it('[AUTH-02] opens no account by phone where that is closed', async () => {
    const { auth, backend, root } = await opened()
    backend.journal.world.shared.switches = { registerType: 2 }
    await root.config.load()
    await auth.sendCode('5550001234')
    expect([auth.codes.sentTo?.isNew, auth.mayOpen('5550001234')]).toEqual([false, false])
  })

  it('[AUTH-03] a refused SMS code starts no wait', async () => {
    const { auth, fault } = await opened()
    fault('smsSend:2005')
    expect(await auth.sendCode('5550001234')).toMatchObject({ name: 'refused' })
    expect(auth.codes.to('+15550001234')).toBeUndefined()
  })
})

describe('after signing in', () => {
  const known = (path: string) => path === '/vip'

  it.each([
    ['/vip', '/vip'],
    ['/nowhere', '/'],
    ['https://elsewhere.example/vip', '/'],
    ['//elsewhere.example/vip', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
    [{ pathname: '/vip' }, '/'],
  ])('[ROUTE-14] a visitor from %j lands on %s', async (from, to) => {
    const { auth } = await opened()
    expect(auth.landing(from, known)).toBe(to)
  })
})

describe('the login form', () => {
  it('[AUTH-03] keeps the values of each method when reopened', async () => {
    const { auth } = await opened()
    const phone = { mobile: '5550001234', code: '12' }
    auth.draft.keep(phone)
    auth.draft.keep(lucky)
    expect([auth.draft.phone(), auth.draft.account()]).toMatchObject([phone, lucky])
  })

  it('[SESS-02] is empty for the next visitor, except for the remembered account', async () => {
    const { auth, root } = await opened()
    const { draft } = auth
    root.session.saveAccount('regular')
    draft.choose({ way: 'account', country: '+44' })
    draft.keep({ mobile: '5550001234', code: '1', ...lucky, invite: 'K1' })
    auth.clear()
    expect([auth.wayTo('login'), draft.country, draft.phone()]).toEqual([
      'phone',
      '+1',
      { mobile: '', code: '', password: '', invite: '', accepted: false },
    ])
    expect(draft.account()).toMatchObject({ account: 'regular', password: '', remember: true })
    root.session.saveAccount(null)
    auth.clear()
    expect(draft.account()).toMatchObject({ account: '', password: '', remember: false })
  })
})
