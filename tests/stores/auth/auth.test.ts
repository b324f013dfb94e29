import { describe, expect, it } from 'vitest'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = (config: object) => {
  const app = openApp({
    persona: 'visitor',
    edit: (endpoint, reply) =>
      endpoint === 'appConfig'
        ? { ...reply, config: { ...(reply['config'] as object), ...config } }
        : endpoint === 'preLogin'
          ? { ...reply, ...config }
          : reply,
  })
  return { ...app, auth: app.root.feature(AuthStore) }
}

const limits = (status: 0 | 1) =>
  Object.fromEntries(
    ['account', 'username', 'password', 'withdrawAccount', 'smsCode', 'safeboxPassword'].map((field) => [
      field,
      { min: 6, max: 8, status },
    ]),
  )

describe('the login form', () => {
  it('[AUTH-02] offers the chosen country alone until the configuration has come', () => {
    const { root } = openApp({ persona: 'visitor' })
    const auth = root.feature(AuthStore)
    expect([auth.dialCodes, auth.country, auth.method, auth.needsCode]).toEqual([['+1'], '+1', 'phone', true])
    expect(auth.limits).toBeUndefined()
    auth.type('country', '+44')
    expect(auth.dialCodes).toEqual(['+44'])
  })

  it('[AUTH-02] follows the configuration that comes after it', async () => {
    const { root, auth } = opened({ defaultLoginType: 2, dialCodes: ['+55', '+1'] })
    expect([auth.method, auth.country]).toEqual(['phone', '+1'])
    await root.config.load()
    expect([auth.method, auth.country]).toEqual(['account', '+55'])
  })

  it('[AUTH-02] keeps what the player chose before the configuration came', async () => {
    const { root, auth } = opened({ defaultLoginType: 2, dialCodes: ['+55', '+1'] })
    auth.choose('phone')
    auth.type('country', '+1')
    await root.config.load()
    expect([auth.method, auth.country]).toEqual(['phone', '+1'])
  })

  it.each([
    [1, ['account', 'password'], ['mobile', 'code']],
    [0, [], ['mobile']],
  ] as const)('[AUTH-02] with the length switches at %i refuses %j and %j', async (status, byAccount, byPhone) => {
    const { root, auth, calls } = opened({ lengthLimits: limits(status) })
    await root.config.load()
    auth.choose('account')
    auth.type('account', 'ann')
    auth.type('password', 'x1')
    await auth.signIn()
    // Without a length to keep, the backend is asked, which knows no ann.
    expect(Object.keys(auth.errors)).toEqual(status === 1 ? byAccount : ['account'])
    expect(calls('accountLogin').length).toBe(1 - status)
    auth.choose('phone')
    auth.type('mobile', '12')
    auth.type('code', '1')
    await auth.signIn()
    expect(Object.keys(auth.errors)).toEqual(byPhone)
  })

  it('[AUTH-01] signs in: the account of the reply stands at once', async () => {
    const { root, auth, hold } = opened({})
    root.start()
    await settle()
    hold('getAfterLoginInfoWeb')
    auth.fill('whale', 'demo1234')
    expect(await auth.signIn()).toBe(true)
    expect(root.member.info?.account).toBe('whale')
  })
})
