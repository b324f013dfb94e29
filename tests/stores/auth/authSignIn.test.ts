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

describe('signing in', () => {
  it('[AUTH-03] happens once, however often it is asked for', async () => {
    const { auth, calls } = await opened()
    auth.fill('whale', 'demo1234')
    const first = auth.signIn()
    expect(auth.busy).toBe('signIn')
    expect(await auth.signIn()).toBe(false)
    await auth.sendCode()
    expect(await first).toBe(true)
    expect(calls('accountLogin').length).toBe(1)
    expect(calls('smsSend').length).toBe(0)
  })

  it('[AUTH-01] by phone sends the whole number, without the zero of a call at home', async () => {
    const { auth, calls, root } = await opened()
    auth.type('country', '+44')
    auth.type('mobile', '0055500012')
    auth.type('code', '123456')
    await auth.signIn()
    expect(calls('accountLoginSms')[0]?.request).toMatchObject({ mobile: '+4455500012', code: '123456' })
    expect(root.session.savedAccount).toBe(null)
  })

  it('[AUTH-01] by phone needs no code where the configuration says so', async () => {
    const { auth, calls, root } = await opened({ otpStatus: 0 })
    expect(auth.needsCode).toBe(false)
    expect(await auth.signIn()).toBe(false)
    expect(Object.keys(auth.errors)).toEqual(['mobile'])
    auth.type('mobile', '5550009876')
    expect(await auth.signIn()).toBe(true)
    expect(calls('accountRegist4')[0]?.request).toMatchObject({ mobile: '+15550009876' })
    expect(root.session.signedIn).toBe(true)
  })

  it.each([true, false])(
    '[SESS-03] keeps the account for the next time where the player wishes it: %s',
    async (wish) => {
      const { auth, root, local } = await opened({ kept: { 'saved-account': 'regular' } })
      expect([auth.account, auth.remember]).toEqual(['regular', true])
      auth.fill('whale', 'demo1234')
      auth.setRemember(wish)
      await auth.signIn()
      expect(root.session.savedAccount).toBe(wish ? 'whale' : null)
      expect(local.has('saved-account')).toBe(wish)
    },
  )

  it('[SESS-03] by phone keeps no account, even where one is remembered', async () => {
    const { auth, root } = await opened({ otpStatus: 0, kept: { 'saved-account': 'regular' } })
    auth.type('mobile', '5550009876')
    await auth.signIn()
    expect(root.session.savedAccount).toBe(null)
  })

  it('[AUTH-03] leaves no password and no code behind', async () => {
    const { auth } = await opened()
    auth.type('code', '1')
    auth.fill('whale', 'demo1234')
    await auth.signIn()
    expect([auth.password, auth.code, auth.errors]).toEqual(['', '', {}])
  })
})

describe('a code', () => {
  it('[AUTH-01] is sent to the whole number, for signing in, and the next one may be asked for after the wait', async () => {
    const { auth, root, calls } = await opened()
    auth.type('mobile', '05550001234')
    const sending = auth.sendCode()
    expect(auth.busy).toBe('sendCode')
    await sending
    expect(calls('smsSend')[0]?.request).toMatchObject({
      mobile: '+15550001234',
      purpose: SMS_PURPOSE.loginAndRegister,
    })
    expect(auth.busy).toBe(null)
    expect(auth.nextCodeAt).toBe(root.platform.clock.now() + 60_000)
    auth.mayAskAgain()
    expect(auth.nextCodeAt).toBe(null)
  })

  it('[AUTH-03] is not sent to a number that is none, whatever else is missing', async () => {
    const { auth, calls } = await opened()
    auth.type('mobile', '55')
    await auth.sendCode()
    expect(Object.keys(auth.errors)).toEqual(['mobile'])
    expect(calls('smsSend')).toEqual([])
  })

  it('[AUTH-03] that was refused begins no wait', async () => {
    const { auth, fault } = await opened()
    fault('smsSend:2005')
    auth.type('mobile', '5550001234')
    await auth.sendCode()
    expect(auth.nextCodeAt).toBe(null)
    expect(Object.keys(auth.errors)).toEqual(['code'])
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
  ])('[ROUTE-14] the way from %j leads to %s', async (from, to) => {
    const { auth } = await opened()
    expect(auth.landing(from, known)).toBe(to)
  })
})

describe('the login form of somebody else', () => {
  it('[SESS-02] is as on a first visit, with the account that is remembered', async () => {
    const { auth, root } = await opened()
    root.session.saveAccount('regular')
    auth.choose('account')
    auth.type('country', '+44')
    auth.type('mobile', '5550001234')
    auth.type('password', 'x')
    auth.clear()
    expect([auth.method, auth.country, auth.mobile, auth.password]).toEqual(['phone', '+1', '', ''])
    expect([auth.account, auth.remember]).toEqual(['regular', true])
    root.session.saveAccount(null)
    auth.clear()
    expect([auth.account, auth.remember]).toEqual(['', false])
  })
})
