import { describe, expect, it } from 'vitest'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import type { MutationState } from '../../../src/stores/core/Mutation'
import { submit } from '../../../src/stores/core/submit'
import { type AppOptions, openApp } from '../../support/app'

const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'visitor', ...options })
  await app.root.config.load()
  return { ...app, auth: app.root.feature(AuthStore) }
}

const whale = { account: 'whale', password: 'demo1234', remember: false }

describe('a form that is sent', () => {
  it.each([
    [2001, 'password'],
    [2002, 'account'],
    [2003, 'root'],
    [2008, 'root'],
  ])('[AUTH-03] and refused with %i says so at the %s', async (code, at) => {
    const { auth, fault } = await opened()
    fault(`accountLogin:${code}`)
    let done = false
    const send = submit(
      (login: typeof whale) => auth.signInByAccount(login),
      { 2001: 'password', 2002: 'account' },
      () => {
        done = true
      },
    )
    const message = { keys: [`refusal.${code}`, 'error.refused'], values: { code } }
    expect(await send(whale)).toEqual({ at, message })
    expect(done).toBe(false)
  })

  it.each([
    ['offline', 'error.offline'],
    ['lost', 'error.offline'],
    ['malformed', 'error.broken'],
  ])('[ERR-01] and fails by %s says so as a whole: %s', async (fault, key) => {
    const app = await opened()
    app.fault(`accountLogin:${fault}`)
    const send = submit((login: typeof whale) => app.auth.signInByAccount(login), {})
    expect(await send(whale)).toMatchObject({ at: 'root', message: { keys: [key] } })
    // Nobody knows what the backend has done: nothing is sent again by itself.
    expect(app.calls('accountLogin').length).toBe(1)
  })

  it('[ERR-01] and times out is told of by the Tips pop-up alone', async () => {
    const { auth, fault, pass, root } = await opened()
    root.start()
    fault('accountLogin:hang')
    const sending = submit((login: typeof whale) => auth.signInByAccount(login), {})(whale)
    await new Promise((resolve) => setImmediate(resolve))
    pass(10_000)
    expect(await sending).toBe(null)
    expect(root.modals.isOpen('tips')).toBe(true)
  })

  it('[NET-03] and did nothing, as a read has found out, may be sent again', async () => {
    const undone: MutationState<unknown> = { name: 'undone' }
    const send = submit(() => Promise.resolve(undone), {})
    expect(await send(whale)).toEqual({ at: 'root', message: { keys: ['error.undone'] } })
  })

  it('[AUTH-01] and done says nothing and leads on', async () => {
    const { auth } = await opened()
    let led = 0
    const send = submit(
      (login: typeof whale) => auth.signInByAccount(login),
      {},
      () => {
        led += 1
      },
    )
    const [first, second] = await Promise.all([send(whale), send(whale)])
    expect([first, second, led]).toEqual([null, null, 1])
  })
})
