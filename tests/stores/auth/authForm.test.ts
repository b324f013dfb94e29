import { describe, expect, it } from 'vitest'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { type AppOptions, openApp } from '../../support/app'

const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'visitor', ...options })
  await app.root.config.load()
  return { ...app, auth: app.root.feature(AuthStore) }
}

/** The texts beside the fields. */
const said = ({ errors }: AuthStore) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { keys, values }]) => [field, values ? [keys[0], values] : keys[0]]),
  )

describe('a field of the login form', () => {
  it('[AUTH-03] that is empty is asked for, without a call', async () => {
    const { auth, calls } = await opened()
    expect(await auth.signIn()).toBe(false)
    expect(said(auth)).toEqual({ mobile: 'auth.mobile.missing', code: 'auth.code.missing' })
    auth.choose('account')
    expect(said(auth)).toEqual({})
    expect(await auth.signIn()).toBe(false)
    expect(said(auth)).toEqual({ account: 'auth.account.missing', password: 'auth.password.missing' })
    expect([...calls('accountLogin'), ...calls('accountLoginSms')]).toEqual([])
  })

  it.each([
    ['12345', true],
    ['123456', false],
    ['12345678901234', false],
    ['123456789012345', true],
    ['123456x', true],
    ['x123456', true],
  ])('[AUTH-03] the number %s is wrong: %s', async (mobile, wrong) => {
    const { auth } = await opened()
    auth.type('mobile', mobile)
    await auth.signIn()
    expect(said(auth)['mobile']).toBe(wrong ? 'auth.mobile.wrong' : undefined)
  })

  it.each([
    ['ann', true],
    ['anna', false],
    ['a'.repeat(20), false],
    ['a'.repeat(21), true],
  ])('[AUTH-02] the account %s is not of the configured length: %s', async (account, wrong) => {
    const { auth } = await opened()
    auth.choose('account')
    auth.type('account', account)
    await auth.signIn()
    expect(said(auth)['account']).toEqual(wrong ? ['auth.account.length', { min: 4, max: 20 }] : undefined)
  })

  it('[AUTH-03] loses what a paste brought along; a password keeps every character', async () => {
    const { auth } = await opened()
    auth.type('mobile', ' 555\u00a0000 \u200e1234\u202c')
    auth.type('password', ' a b ')
    expect([auth.mobile, auth.password]).toEqual(['5550001234', ' a b '])
  })

  it('[AUTH-03] that is changed is no longer wrong; the others stay wrong', async () => {
    const { auth, fault } = await opened()
    await auth.signIn()
    auth.type('mobile', '5')
    expect(said(auth)).toEqual({ code: 'auth.code.missing' })
    auth.fill('whale', 'demo1234')
    fault('accountLogin:offline')
    await auth.signIn()
    expect(said(auth)).toEqual({ form: 'error.offline' })
    auth.type('country', '+44')
    expect(said(auth)).toEqual({})
  })
})

describe('a refusal of the login', () => {
  it.each([
    [2001, 'password'],
    [2002, 'account'],
    [2003, 'code'],
    [2004, 'code'],
    [2005, 'code'],
    [2008, 'form'],
  ])('[AUTH-03] %i stands at the %s, and what was typed stays', async (code, field) => {
    const { auth, fault } = await opened()
    auth.fill('whale', 'demo1234')
    fault(`accountLogin:${code}`)
    expect(await auth.signIn()).toBe(false)
    expect(said(auth)).toEqual({ [field]: [`refusal.${code}`, { code }] })
    expect([auth.account, auth.password, auth.busy]).toEqual(['whale', 'demo1234', null])
  })

  it('[ERR-01] a timeout is told by the Tips pop-up alone', async () => {
    const { auth, fault, pass, root } = await opened()
    root.start()
    auth.fill('whale', 'demo1234')
    fault('accountLogin:hang')
    const signing = auth.signIn()
    await new Promise((resolve) => setImmediate(resolve))
    pass(10_000)
    expect(await signing).toBe(false)
    expect(auth.errors).toEqual({})
    expect(root.modals.isOpen('tips')).toBe(true)
  })
})
