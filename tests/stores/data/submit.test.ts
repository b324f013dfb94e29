import { describe, expect, it } from 'vitest'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import type { MutationState } from '../../../src/stores/data/Mutation'
import { submit } from '../../../src/stores/data/submit'
import { type AppOptions, openApp } from '../../support/app'

const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'visitor', ...options })
  await app.root.config.load()
  return { ...app, auth: app.root.feature(AuthStore) }
}

const lucky = { account: 'lucky', password: 'demo1234', remember: false }

describe('submit', () => {
  it.each([
    [2001, 'password'],
    [2002, 'account'],
    [2003, 'root'],
    [2008, 'root'],
  ])('[AUTH-03] reports refusal %i at %s', async (code, at) => {
    const { auth, fault } = await opened()
    fault(`accountLogin:${code}`)
    let done = false
    const send = submit(
      (login: typeof lucky) => auth.signInByAccount(login),
      { wrongCredentials: 'password', unknownAccount: 'account' },
      () => {
        done = true
      },
    )
    const message = { keys: [`refusal.${code}`, 'error.refused'], values: { code } }
    expect(await send(lucky)).toEqual({ at, tone: 'warning', message })
    expect(done).toBe(false)
  })

  it.each([
    ['offline', 'error.offline'],
    ['lost', 'error.offline'],
    ['malformed', 'error.broken'],
  ])('[ERR-01] reports %s above the form: %s', async (fault, key) => {
    const app = await opened()
    app.fault(`accountLogin:${fault}`)
    const send = submit((login: typeof lucky) => app.auth.signInByAccount(login), {})
    expect(await send(lucky)).toMatchObject({ at: 'root', message: { keys: [key] } })
    // The outcome is unknown, so nothing is sent again automatically.
    expect(app.calls('accountLogin').length).toBe(1)
  })

  it('[ERR-01] leaves timeouts to the Tips pop-up', async () => {
    const { auth, fault, pass, root } = await opened()
    root.start()
    fault('accountLogin:hang')
    const sending = submit((login: typeof lucky) => auth.signInByAccount(login), {})(lucky)
    await new Promise((resolve) => setImmediate(resolve))
    pass(10_000)
    expect(await sending).toBe(null)
    expect(root.modals.isOpen('tips')).toBe(true)
  })

  it('[NET-03] reports a write that a read has found not applied; it may be sent again', async () => {
    const notApplied: MutationState<unknown> = { name: 'notApplied' }
    const send = submit(() => Promise.resolve(notApplied), {})
    expect(await send(lucky)).toEqual({ at: 'root', tone: 'info', message: { keys: ['error.notApplied'] } })
  })

  it('[AUTH-01] reports nothing when done, and continues', async () => {
    const { auth } = await opened()
    let led = 0
    const send = submit(
      (login: typeof lucky) => auth.signInByAccount(login),
      {},
      () => {
        led += 1
      },
    )
    const [first, second] = await Promise.all([send(lucky), send(lucky)])
    expect([first, second, led]).toEqual([null, null, 1])
  })
})
