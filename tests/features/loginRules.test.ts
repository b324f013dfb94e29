import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accountRules, phoneRules } from '../../src/features/auth/loginRules'
import { errorIn } from '../../src/ui/form/errorText'
import { withoutSpaces } from '../../src/ui/form/withoutSpaces'
import { openApp } from '../support/app'

/** The first error of each field. */
const saidBy = (rules: v.GenericSchema, values: object) => {
  const said: Record<string, unknown> = {}
  for (const issue of v.safeParse(rules, values).issues ?? []) {
    const { keys, values: figures } = errorIn(issue.message) ?? { keys: [] }
    said[v.getDotPath(issue) ?? ''] ??= figures ? [keys[0], figures] : keys[0]
  }
  return said
}

const limits = async () => {
  const { root } = openApp({ persona: 'visitor' })
  await root.config.load()
  const { config } = root.config
  if (!config) throw new Error('the world gave no configuration')
  return config.lengthLimits
}

/** All limits 6 to 8, with the given switches. */
const sixToEight = (status: 0 | 1) => {
  const limit = { min: 6, max: 8, status }
  return {
    ...{ account: limit, username: limit, password: limit },
    ...{ withdrawAccount: limit, smsCode: limit, safeboxPassword: limit },
  }
}

const ann = { account: 'ann', password: 'x1', remember: false }

describe('the rules of the login form', () => {
  it('[AUTH-03] require every field', async () => {
    expect(saidBy(phoneRules(await limits(), true), { mobile: '', code: '' })).toEqual({
      mobile: 'auth.mobile.missing',
      code: 'auth.code.missing',
    })
    expect(saidBy(accountRules(await limits()), { account: '', password: '', remember: false })).toEqual({
      account: 'auth.account.missing',
      password: 'auth.password.missing',
    })
  })

  it('[AUTH-01] require no code if the configuration does not', async () => {
    expect(saidBy(phoneRules(await limits(), false), { mobile: '', code: '' })).toEqual({
      mobile: 'auth.mobile.missing',
    })
  })

  it.each([
    ['12345', true],
    ['123456', false],
    ['12345678901234', false],
    ['123456789012345', true],
    ['123456x', true],
    ['x123456', true],
  ])('[AUTH-03] reject the number %s: %s', async (mobile, wrong) => {
    const said = saidBy(phoneRules(await limits(), true), { mobile, code: '123456' })
    expect(said).toEqual(wrong ? { mobile: 'auth.mobile.wrong' } : {})
  })

  it.each([
    ['ann', true],
    ['anna', false],
    ['a'.repeat(20), false],
    ['a'.repeat(21), true],
  ])('[AUTH-02] reject the account %s by the configured length: %s', async (account, wrong) => {
    const said = saidBy(accountRules(await limits()), { account, password: 'demo1234', remember: true })
    expect(said).toEqual(wrong ? { account: ['auth.account.length', { min: 4, max: 20 }] } : {})
  })

  it.each([
    [1, ['account', 'password'], ['mobile', 'code']],
    [0, [], ['mobile']],
  ] as const)('[AUTH-02] with the length switches at %i reject %j and %j', (status, byAccount, byPhone) => {
    const configured = sixToEight(status)
    expect(Object.keys(saidBy(accountRules(configured), ann))).toEqual(byAccount)
    expect(Object.keys(saidBy(phoneRules(configured, true), { mobile: '12', code: '1' }))).toEqual(byPhone)
  })

  it('[AUTH-02] check no length before the configuration has loaded', () => {
    expect(saidBy(accountRules(undefined), ann)).toEqual({})
  })
})

it('[AUTH-03] pasted spaces and invisible marks are removed', () => {
  expect(withoutSpaces(' 555\u00a0000 \u200e1234\u202c')).toBe('5550001234')
})
