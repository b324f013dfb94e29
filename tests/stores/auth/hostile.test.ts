import { describe, expect, it } from 'vitest'
import { AccountStore } from '../../../src/stores/auth/AccountStore'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import type { MutationState } from '../../../src/stores/data/Mutation'
import { HOSTILE } from '../../../stories/support/hostile/texts'
import { openApp } from '../../support/app'

const opened = async () => {
  const app = openApp({ persona: 'visitor' })
  await app.root.config.load()
  const [auth, account] = [app.root.feature(AuthStore), app.root.feature(AccountStore)]
  return { ...app, auth, account }
}
type App = Awaited<ReturnType<typeof opened>>

const by = (text: string) => ({
  ...{ mobile: text, code: text, password: text, account: text, invite: text },
  ...{ remember: false, accepted: true },
})

const tries: readonly (readonly [string, (app: App, text: string) => Promise<MutationState<unknown> | null>])[] = [
  ['a login by phone', ({ auth }, text) => auth.signInByPhone(by(text))],
  ['a login by account', ({ auth }, text) => auth.signInByAccount(by(text))],
  ['a request for a code', ({ auth }, text) => auth.sendCode(text, 'register')],
  ['a registration by phone', ({ auth }, text) => auth.registerByPhone(by(text))],
  ['a registration by account', ({ auth }, text) => auth.registerByAccount(by(text))],
  [
    'the invite code of a registration',
    ({ auth }, text) => auth.registerByAccount({ ...good, invite: text.trim() || '?' }),
  ],
  ['a forgotten password', ({ account }, text) => account.resetPassword(by(text))],
]
const good = { account: 'mara_k27', password: 'demo1234', invite: '' }

describe.each(tries)('%s', (what, attempt) => {
  it.each(HOSTILE)('[AUTH-03] with %j is refused in words of its own, and nobody is logged in', async (text) => {
    const app = await opened()
    const before = Object.keys(app.backend.journal.world.players).length
    const state = await attempt(app, text)
    expect([what, state]).toMatchObject([what, { name: 'refused', failure: { kind: 'refused' } }])
    expect(app.root.session.signedIn).toBe(false)
    expect(Object.keys(app.backend.journal.world.players).length).toBe(before)
  })
})

it('[AUTH-03] a password is kept as it is typed, whatever is in it', async () => {
  const { auth, root } = await opened()
  const password = ' <b>é\u202e "7" \u200b'
  expect(await auth.registerByAccount({ ...good, password })).toMatchObject({ name: 'done' })
  root.session.logout()
  const { account } = good
  expect(await auth.signInByAccount({ account, password: password.trim(), remember: false })).toMatchObject({
    failure: { code: 2001 },
  })
  expect(await auth.signInByAccount({ account, password, remember: false })).toMatchObject({ name: 'done' })
})
