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

describe('the login form', () => {
  it('[AUTH-02] offers only the chosen country until the configuration has loaded', () => {
    const { root } = openApp({ persona: 'visitor' })
    const auth = root.feature(AuthStore)
    const { draft, needsCode, limits } = auth
    expect([draft.dialCodes, draft.country, auth.wayTo('login'), needsCode]).toEqual([['+1'], '+1', 'phone', true])
    expect(limits).toBeUndefined()
    draft.choose({ country: '+44' })
    expect(draft.dialCodes).toEqual(['+44'])
  })

  it('[AUTH-02] follows a configuration that loads later', async () => {
    const { root, auth } = opened({ defaultLoginType: 2, dialCodes: ['+55', '+1'] })
    expect([auth.wayTo('login'), auth.draft.country]).toEqual(['phone', '+1'])
    await root.config.load()
    expect([auth.wayTo('login'), auth.draft.country]).toEqual(['account', '+55'])
  })

  it('[AUTH-03] begins with the way of the last login here, if it is still offered', async () => {
    const { root, auth } = opened({})
    await root.config.load()
    await auth.signInByAccount({ account: 'regular', password: 'demo1234', remember: false })
    root.session.logout()
    expect([auth.wayTo('login'), auth.wayTo('register')]).toEqual(['account', 'phone'])
  })

  it('[AUTH-02] keeps choices made before the configuration has loaded', async () => {
    const { root, auth } = opened({ defaultLoginType: 2, dialCodes: ['+55', '+1'] })
    auth.draft.choose({ way: 'phone' })
    auth.draft.choose({ country: '+1' })
    await root.config.load()
    expect([auth.wayTo('login'), auth.draft.country]).toEqual(['phone', '+1'])
  })

  it('[AUTH-01] signs in, and shows the account of the reply at once', async () => {
    const { root, auth, hold } = opened({})
    root.start()
    await settle()
    hold('getAfterLoginInfoWeb')
    const state = await auth.signInByAccount({ account: 'lucky', password: 'demo1234', remember: false })
    expect(state?.name).toBe('done')
    expect(root.member.info?.account).toBe('lucky')
  })
})
