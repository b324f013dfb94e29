import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { plainDigits } from '../../src/domain/digits'
import { accountRules as accountRulesOf, phoneRules } from '../../src/features/auth/credentials/loginRules'
import { errorIn } from '../../src/ui/form/errorText'
import { withoutSpaces } from '../../src/ui/form/withoutSpaces'
import { openApp } from '../support/app'

const dialCodes = ['+1', '+55', '+84', '+971']
const us = { country: '+1', dialCodes }

/** The account form of a login. */
const accountRules = (limits: Parameters<typeof accountRulesOf>[0]) =>
  accountRulesOf(limits, 'known', { password: 'known' })

/** What a form has beside the fields in question. */
const untouched = { password: '', invite: '', accepted: false }

/** The first error of each field. */
const saidBy = (rules: v.GenericSchema, values: object) => {
  const said: Record<string, unknown> = {}
  for (const issue of v.safeParse(rules, { ...untouched, ...values }).issues ?? []) {
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
    expect(saidBy(phoneRules(await limits(), us, true), { mobile: '', code: '' })).toEqual({
      mobile: 'auth.mobile.missing',
      code: 'auth.code.missing',
    })
    expect(saidBy(accountRules(await limits()), { account: '', password: '', remember: false })).toEqual({
      account: 'auth.account.missing',
      password: 'auth.password.missing',
    })
  })

  it('[AUTH-01] require no code if the configuration does not', async () => {
    expect(saidBy(phoneRules(await limits(), us, false), { mobile: '', code: '' })).toEqual({
      mobile: 'auth.mobile.missing',
    })
  })

  it.each([
    ['+1', '12345', true],
    ['+1', '0012345', true],
    ['+1', '000000', true],
    ['+1', '123456', false],
    ['+1', '12345678901234', false],
    ['+1', '123456789012345', true],
    ['+1', '123456x', true],
    ['+84', '0084912345678', false],
    ['+84', '+55 11 98765-4321', false],
    ['+971', '123456789012', false],
    ['+971', '1234567890123', true],
  ])('[AUTH-03] in %s reject the number %s: %s', async (country, mobile, wrong) => {
    const said = saidBy(phoneRules(await limits(), { country, dialCodes }, true), { mobile, code: '123456' })
    const max = country === '+1' ? 14 : 12
    expect(said).toEqual(wrong ? { mobile: ['auth.mobile.wrong', { max }] } : {})
  })

  it('[AUTH-03] a number of a country that is not offered is refused with that reason', async () => {
    for (const mobile of ['+33612345678', '0033612345678'])
      expect(saidBy(phoneRules(await limits(), us, true), { mobile, code: '123456' })).toEqual({
        mobile: 'auth.mobile.country',
      })
  })

  it.each([
    ['ann', true],
    ['anna', false],
    ['a'.repeat(20), false],
    ['a'.repeat(21), true],
  ])('[AUTH-02] reject the account %s by the configured length: %s', async (account, wrong) => {
    const typed = { account, password: 'demo1234', remember: true }
    // Accounts that exist may be older than the limits.
    expect(saidBy(accountRules(await limits()), typed)).toEqual({})
    const said = saidBy(accountRulesOf(await limits(), 'new', { password: 'new' }), typed)
    expect(said).toEqual(wrong ? { account: ['auth.account.length', { min: 4, max: 20 }] } : {})
  })

  it.each([
    [1, ['account', 'password'], ['mobile', 'code']],
    [0, [], ['mobile']],
  ] as const)('[AUTH-02] with the length switches at %i reject %j and %j', (status, byAccount, byPhone) => {
    const configured = sixToEight(status)
    const newRules = accountRulesOf(configured, 'new', { password: 'new' })
    expect(Object.keys(saidBy(newRules, ann))).toEqual(byAccount)
    expect(Object.keys(saidBy(phoneRules(configured, us, true), { mobile: '12', code: '1' }))).toEqual(byPhone)
  })

  it('[AUTH-02] check no length before the configuration has loaded', () => {
    expect(saidBy(accountRulesOf(undefined, 'new', { password: 'new' }), ann)).toEqual({})
  })
})

it('[AUTH-03] a password is the same, however the keyboard composes its letters', () => {
  for (const age of ['known', 'new'] as const) {
    const rules = accountRulesOf(undefined, 'known', { password: age })
    const read = v.parse(rules, { ...untouched, ...ann, password: 'cafe\u0301 1234' })
    expect(read.password).toBe('café 1234'.normalize('NFC'))
  }
})

describe('the rules of a new account', () => {
  const joining = { password: 'new', isRegistration: true } as const
  const fine = { account: 'mara_k27', password: 'demo1234', remember: false, accepted: true }

  it.each([
    [{}, {}],
    [{ account: '7up-mara' }, { account: 'auth.account.wrong' }],
    [{ account: '<b>mara</b>' }, { account: 'auth.account.wrong' }],
    [{ account: 'марамара' }, { account: 'auth.account.wrong' }],
    [{ account: 'mara👑👑' }, { account: 'auth.account.wrong' }],
    [{ account: 'x'.repeat(200) }, { account: ['auth.account.length', { min: 4, max: 20 }] }],
    [{ password: 'onlyletters' }, { password: 'auth.password.mixed' }],
    [{ password: '1234567890' }, { password: 'auth.password.mixed' }],
    [{ password: 'пароль123' }, {}],
    [{ password: 'a1' }, { password: ['auth.password.length', { min: 8, max: 32 }] }],
    [{ accepted: false }, { accepted: 'auth.terms.missing' }],
  ])('[AUTH-02] [AUTH-03] given %j say %j', async (typed, wrong) => {
    const rules = accountRulesOf(await limits(), 'new', joining)
    expect(saidBy(rules, { ...fine, ...typed })).toEqual(wrong)
  })

  it('[AUTH-03] by phone ask for the age, and for a new password where there is one', async () => {
    const typed = { mobile: '5550001234', code: '123456', password: 'short' }
    expect(saidBy(phoneRules(await limits(), us, true, { isRegistration: true }), typed)).toEqual({
      accepted: 'auth.terms.missing',
    })
    expect(Object.keys(saidBy(phoneRules(await limits(), us, true, { password: 'new' }), typed))).toEqual(['password'])
  })
})

it.each([
  ['(555) 014-2296', '5550142296'],
  [' 555.000\u00a0\u200e1234\u202c', '5550001234'],
  ['٥٥٥٠٠٠١٢٣٤', '5550001234'],
  ['555‑000–1234', '5550001234'],
  // Not punctuation: the rule says what is wrong.
  ['+1 555<b>', '+1555<b>'],
])('[AUTH-03] the pasted number %j becomes %j', (pasted, number) => {
  expect(plainDigits(pasted)).toBe(number)
})

it('[AUTH-03] pasted spaces and invisible marks are removed', () => {
  expect(withoutSpaces(' 555\u00a0000 \u200e1234\u202c')).toBe('5550001234')
})
