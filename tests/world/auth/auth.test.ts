import { describe, expect, it } from 'vitest'
import { profiles } from '../../../mocks/personas/profiles'
import { phonesOf } from '../../../mocks/world/auth/fields'
import { magicAccounts, magicPhones } from '../../../mocks/world/auth/magic'
import { SESSIONS } from '../../../mocks/world/auth/session'
import { override } from '../../../mocks/world/config/overrides'
import { dialCodesFor } from '../../../mocks/world/config/switches'
import { PERSONAS } from '../../../mocks/world/member/profile'
import { give } from '../../../mocks/world/tester/calls'
import * as auth from '../../../src/contract/auth'
import { ACCOUNT_TYPE, SMS_PURPOSE, SOCIAL } from '../../../src/contract/core/enums'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { getMail2 } from '../../../src/contract/mail'
import { refreshData } from '../../../src/contract/member'
import { logout } from '../../../src/contract/session'
import { codeIn, type Visit, visit } from '../core/support'

const password = 'demo1234'
const code = '123456'
const fresh = '+84987654321'

/** Asks for a code by SMS. */
const send = (guest: Visit, mobile: string, purpose: keyof typeof SMS_PURPOSE = 'loginAndRegister') =>
  guest.call(auth.smsSend, { mobile, purpose: SMS_PURPOSE[purpose] })

/** Signs in with an account and continues as that player. */
const enter = (guest: Visit, account: string) => {
  const reply = guest.call(auth.accountLogin, { account, password })
  guest.token = reply.token
  return reply
}

describe('signing in', () => {
  it('[AUTH-01] reports the account type: phone 1, account 2, facebook 3, line 4, google 5', () => {
    const guest = visit('visitor')
    const [byAccount, byPhone] = [
      { account: 'regular', password },
      { mobile: fresh, code },
    ]
    expect(guest.call(auth.accountLogin, byAccount).user.accountType).toBe(ACCOUNT_TYPE.account)
    send(guest, fresh)
    expect(guest.call(auth.accountLoginSms, byPhone).user.accountType).toBe(1)
    const social = [auth.facebookLogin, auth.lineLogin, auth.googleLogin].map(
      (call) => guest.call(call, { providerToken: `demo-${call.name.replace('Login', '')}-ann` }).user.accountType,
    )
    expect(social).toEqual([3, 4, 5])
  })

  const withPassword = PERSONAS.filter((persona) => profiles[persona].google === undefined)
  it.each(withPassword)('[AUTH-01] accepts %s by account and password, and by phone and code', (account) => {
    const byName = visit('visitor').call(auth.accountLogin, { account, password })
    expect(byName.user).toMatchObject({ account, coin: profiles[account].coin, vip: profiles[account].vipLevel })
    const guest = visit('visitor')
    const { mobile } = profiles[account]
    send(guest, mobile)
    const byPhone = guest.call(auth.accountLoginSms, { mobile, code })
    expect({ ...byPhone, token: '' }).toEqual({ ...byName, token: '' })
  })

  it('[AUTH-01] accepts the persona of a social account by that account alone', () => {
    const guest = visit('visitor')
    guest.refused(auth.accountLogin, { account: 'social', password }, 'unknownAccount')
    const { user, isNew } = guest.call(auth.googleLogin, { providerToken: 'demo-google-sol' })
    expect(isNew).toBe(false)
    expect(user).toMatchObject({
      ...{ account: '', mobile: '', accountType: ACCOUNT_TYPE.google, hasPassword: false },
      ...{ nickname: profiles.social.nickname, coin: profiles.social.coin },
    })
  })

  it('[AUTH-01] returns a working token, recognizable as one of the demo', () => {
    const guest = visit('visitor')
    const { token, isNew } = enter(guest, 'regular')
    expect(token).toMatch(/^demo\.[0-9a-f]{16}$/)
    expect(isNew).toBe(false)
    expect(guest.call(refreshData, {}).coin).toBe(profiles.regular.coin)
  })

  it('[AUTH-01] accepts an account in any letter case, or a phone number instead', () => {
    const guest = visit('visitor')
    expect(guest.call(auth.accountLogin, { account: ' Regular ', password }).user.account).toBe('regular')
    expect(guest.call(auth.accountLogin, { account: '(202) 555-0112', password }).user.account).toBe('regular')
  })

  it('[AUTH-01] refuses a wrong password and an unknown account', () => {
    const guest = visit('visitor')
    guest.refused(auth.accountLogin, { account: 'regular', password: 'demo12345' }, 'wrongCredentials')
    guest.refused(auth.accountLogin, { account: 'regular', password: '' }, 'wrongCredentials')
    guest.refused(auth.accountLogin, { account: 'nobody.here', password }, 'unknownAccount')
    guest.refused(auth.accountLogin, { account: 'constructor', password }, 'unknownAccount')
  })

  it('[AUTH-03] after five wrong passwords refuses any for a quarter of an hour; a right one begins the count anew', () => {
    const guest = visit('visitor')
    const wrong = { account: 'regular', password: 'wrong1234' }
    const fail = (times: number) => {
      for (let turn = 0; turn < times; turn++) guest.refused(auth.accountLogin, wrong, 'wrongCredentials')
    }
    fail(4)
    enter(guest, 'regular')
    fail(5)
    guest.refused(auth.accountLogin, { account: 'regular', password }, 'tooManyRequests')
    guest.wait('14m')
    guest.refused(auth.accountLogin, { account: 'regular', password }, 'tooManyRequests')
    guest.wait('1m')
    enter(guest, 'regular')
  })

  it('[AUTH-03] a code that was guessed wrong five times has expired; a new one works', () => {
    const guest = visit('visitor')
    send(guest, fresh)
    for (let turn = 0; turn < 5; turn++)
      guest.refused(auth.accountLoginSms, { mobile: fresh, code: '111111' }, 'wrongCode')
    guest.refused(auth.accountLoginSms, { mobile: fresh, code }, 'codeExpired')
    guest.wait('1m')
    send(guest, fresh)
    guest.call(auth.accountLoginSms, { mobile: fresh, code })
  })

  it('[AUTH-01] refuses a provider that is not on offer, also for linking it', () => {
    const guest = visit('visitor')
    override(guest.world, ['socialTypes:3+4'])
    guest.refused(auth.googleLogin, { providerToken: 'demo-google-ann' }, 'loginTypeClosed')
    guest.call(auth.lineLogin, { providerToken: 'demo-line-ann' })
    enter(guest, 'regular')
    const google = { provider: SOCIAL.google, providerToken: 'demo-google-ann' }
    guest.refused(auth.bindSocialAccount, google, 'loginTypeClosed')
  })

  it('[AUTH-01] refuses a frozen account in every way, until a tester opens it again', () => {
    const guest = visit('regular')
    const { mobile } = profiles.regular
    guest.call(give, { grants: ['account:frozen'] })
    guest.refused(auth.accountLogin, { account: 'regular', password }, 'accountFrozen')
    send(guest, mobile)
    guest.refused(auth.accountLoginSms, { mobile, code }, 'accountFrozen')
    guest.world.shared.switches = { otpStatus: 0 }
    guest.refused(auth.accountRegist4, { mobile, password }, 'accountFrozen')
    guest.call(give, { grants: ['account:open'] })
    expect(guest.call(auth.accountRegist4, { mobile, password }).user.account).toBe('regular')
  })

  it('[AUTH-01] registers a new phone number by code', () => {
    const guest = visit('visitor')
    send(guest, fresh)
    const { isNew, user } = guest.call(auth.accountLoginSms, { mobile: '+84 98 765 4321', code })
    expect(isNew).toBe(true)
    expect(user).toMatchObject({ mobile: fresh, account: '', coin: 0, vip: 0, hasPassword: false })
    send(guest, fresh)
    expect(guest.call(auth.accountLoginSms, { mobile: fresh, code })).toMatchObject({
      isNew: false,
      user: { id: user.id },
    })
  })

  it('[AUTH-01] signs in with each provider, the same person the next time', () => {
    const guest = visit('visitor')
    for (const [call, name] of [
      [auth.googleLogin, 'google'],
      [auth.facebookLogin, 'facebook'],
      [auth.lineLogin, 'line'],
    ] as const) {
      const { user, isNew } = guest.call(call, { providerToken: `demo-${name}-Ann` })
      expect([isNew, user.nickname, user[`${name}Account`], user[`${name}Name`]]).toEqual([true, 'Ann', 'ann', 'Ann'])
      expect(guest.call(call, { providerToken: `demo-${name}-Ann` })).toMatchObject({
        isNew: false,
        user: { id: user.id },
      })
      guest.refused(call, { providerToken: 'deny' }, 'socialRefused')
      guest.refused(call, { providerToken: 'demo-other-ann' }, 'socialRefused')
    }
  })

  it('[SESS-02] ends one session by logout, and the oldest when there are too many', () => {
    const guest = visit('visitor')
    const tokens = Array.from({ length: SESSIONS + 1 }, () => enter(guest, 'regular').token)
    expect(new Set(tokens).size).toBe(tokens.length)
    const works = () => tokens.map((token) => codeIn({ ...visitAs(guest, token).send('refreshData') }) === 0)
    expect(works()).toEqual(tokens.map((_, index) => index > 0))
    guest.call(logout, {})
    expect(works()).toEqual(tokens.map((_, index) => index > 0 && index < SESSIONS))
    guest.refused(refreshData, {}, 'unauthorized')
    guest.refused(logout, {}, 'unauthorized')
  })
})

const visitAs = (guest: Visit, token: string): Visit => Object.assign(Object.create(guest), { token })

describe('codes', () => {
  it('[AUTH-01] sends one a minute, refuses it when wrong, and when five minutes have passed', () => {
    const guest = visit('visitor')
    const purpose = SMS_PURPOSE.loginAndRegister
    expect(guest.call(auth.smsSend, { mobile: fresh, purpose })).toEqual({
      waitSeconds: 60,
      expireSeconds: 300,
      isNew: true,
    })
    guest.wait('59s')
    guest.refused(auth.smsSend, { mobile: fresh, purpose }, 'codeTooSoon')
    guest.refused(auth.accountLoginSms, { mobile: fresh, code: '000000' }, 'wrongCode')
    guest.wait('1s')
    guest.call(auth.smsSend, { mobile: fresh, purpose })
    guest.wait('5m')
    guest.refused(auth.accountLoginSms, { mobile: fresh, code }, 'codeExpired')
    guest.call(auth.smsSend, { mobile: fresh, purpose })
    guest.wait('299s')
    expect(guest.call(auth.accountLoginSms, { mobile: fresh, code }).isNew).toBe(true)
  })

  it('[AUTH-01] accepts one only after it was sent to that number, once', () => {
    const guest = visit('visitor')
    const { mobile } = profiles.regular
    guest.refused(auth.accountLoginSms, { mobile, code }, 'wrongCode')
    send(guest, profiles.lucky.mobile)
    guest.refused(auth.accountLoginSms, { mobile, code }, 'wrongCode')
    send(guest, mobile)
    guest.call(auth.accountLoginSms, { mobile, code })
    guest.refused(auth.accountLoginSms, { mobile, code }, 'wrongCode')
  })

  it('[AUTH-01] accepts one only for the purpose it was sent for', () => {
    const known = profiles.regular.mobile
    const sendAs = (mobile: string, purpose: keyof typeof SMS_PURPOSE): Visit => {
      const guest = visit('visitor')
      guest.token = guest.call(auth.googleLogin, { providerToken: 'demo-google-Bo' }).token
      send(guest, mobile, purpose)
      return guest
    }
    for (const purpose of ['bind', 'loginAndRegister'] as const)
      sendAs(fresh, purpose).refused(auth.accountRegist4, { mobile: fresh, code }, 'wrongCode')
    for (const purpose of ['register', 'bind'] as const)
      sendAs(fresh, purpose).refused(auth.accountLoginSms, { mobile: fresh, code }, 'wrongCode')
    for (const purpose of ['register', 'loginAndRegister'] as const)
      sendAs(fresh, purpose).refused(auth.bindAccount, { mobile: fresh, code }, 'wrongCode')
    const forgotten = sendAs(known, 'loginAndRegister')
    forgotten.refused(auth.forgetPassword, { mobile: known, code, password: 'newpass1' }, 'wrongCode')
  })

  it('[AUTH-01] sends only codes that suit the number', () => {
    const guest = visit('visitor')
    const known = profiles.regular.mobile
    guest.refused(auth.smsSend, { mobile: known, purpose: SMS_PURPOSE.register }, 'phoneTaken')
    guest.refused(auth.smsSend, { mobile: known, purpose: SMS_PURPOSE.bind }, 'phoneTaken')
    guest.refused(auth.smsSend, { mobile: fresh, purpose: SMS_PURPOSE.forget }, 'unknownAccount')
    guest.refused(auth.smsSend, { mobile: fresh, purpose: 9 }, 'badRequest')
    for (const mobile of ['', '12', 'abc', '+1 (202) 555-01121234567'])
      guest.refused(auth.smsSend, { mobile, purpose: SMS_PURPOSE.register }, 'badRequest')
  })

  it('removes old ones when there are very many', () => {
    const guest = visit('visitor')
    const sendMany = (from: number) => {
      for (let i = from; i < from + 600; i++)
        guest.call(auth.smsSend, { mobile: `+4470000${10_000 + i}`, purpose: SMS_PURPOSE.register })
    }
    sendMany(0)
    guest.wait('2d')
    sendMany(600)
    expect(Object.keys(guest.world.shared.codes ?? {}).length).toBe(600)
  })
})

describe('registering', () => {
  const account = 'new.player'

  it('[AUTH-01] registers an account with a password once', () => {
    const guest = visit('visitor')
    const { user, isNew, token } = guest.call(auth.accountRegist, { account, password })
    expect(isNew).toBe(true)
    expect(user).toMatchObject({ account, hasPassword: true, password: '', regPeriod: guest.world.now, coin: 0 })
    guest.token = token
    expect(guest.world.ledger[user.id]?.[0]).toMatchObject({ kind: 'opening', asset: 'coin', amount: 0 })
    guest.refused(auth.accountRegist, { account: 'New.Player', password }, 'accountTaken')
    guest.refused(auth.accountRegist, { account: 'whale', password }, 'accountTaken')
  })

  it('[AUTH-02] enforces the limits of accounts and passwords', () => {
    const guest = visit('visitor')
    for (const bad of ['', 'abc', 'a'.repeat(21), '1abc', 'a b c d', '__proto__', '<b>bold'])
      guest.refused(auth.accountRegist, { account: bad, password }, 'badRequest')
    for (const weak of ['', 'short1', 'lettersonly', '12345678', `a1${'x'.repeat(31)}`])
      guest.refused(auth.accountRegist, { account, password: weak }, 'weakPassword')
  })

  it('[AUTH-01] registers a phone number by code, with an optional password', () => {
    const guest = visit('visitor')
    guest.refused(auth.accountRegist4, { mobile: fresh }, 'codeNeeded')
    send(guest, fresh, 'register')
    guest.refused(auth.accountRegist4, { mobile: fresh, code: '1' }, 'wrongCode')
    guest.refused(auth.accountRegist4, { mobile: fresh, code, password: 'weak' }, 'weakPassword')
    guest.refused(auth.accountRegist4, { mobile: profiles.lucky.mobile, code }, 'phoneTaken')
    expect(guest.call(auth.accountRegist4, { mobile: fresh, code, password }).user.hasPassword).toBe(true)
    guest.refused(auth.accountRegist4, { mobile: fresh, code }, 'phoneTaken')
  })

  it('[AUTH-02] limits and closed ways bind new accounts, not those that exist', () => {
    const guest = visit('visitor')
    const known = { mobile: profiles.lucky.mobile, password }
    guest.world.shared.switches = { otpStatus: 0, registerType: 2, lengthLimits: { password: { min: 12 } } }
    expect(guest.call(auth.accountRegist4, known).user.account).toBe('lucky')
    guest.refused(auth.accountRegist4, { mobile: fresh, password }, 'registrationClosed')
    guest.world.shared.switches = { otpStatus: 0, lengthLimits: { password: { min: 12 } } }
    guest.refused(auth.accountRegist4, { mobile: fresh, password }, 'weakPassword')
  })

  it('[AUTH-02] needs no code where otpStatus is off', () => {
    const guest = visit('visitor')
    guest.world.shared.switches = { otpStatus: 0 }
    const { user } = guest.call(auth.accountRegist4, { mobile: fresh })
    expect(guest.call(auth.accountRegist4, { mobile: fresh })).toMatchObject({ isNew: false, user: { id: user.id } })
    const known = profiles.lucky.mobile
    guest.refused(auth.accountRegist4, { mobile: known }, 'wrongCredentials')
    expect(guest.call(auth.accountRegist4, { mobile: known, password }).user.account).toBe('lucky')
  })

  it('[AUTH-02] is closed for the kind that registerType excludes', () => {
    const guest = visit('visitor')
    guest.world.shared.switches = { registerType: 1 }
    guest.refused(auth.accountRegist, { account, password }, 'registrationClosed')
    guest.world.shared.switches = { registerType: 2 }
    guest.refused(auth.accountRegist4, { mobile: fresh, code }, 'registrationClosed')
    send(guest, fresh)
    guest.refused(auth.accountLoginSms, { mobile: fresh, code }, 'unknownAccount')
  })

  it('[INVITE-01] adds the new player to the inviter’s team, by id or by code', () => {
    const guest = visit('regular')
    const { id, inviteCode } = guest.player
    const friends = () => guest.player.state.agent?.people.length ?? 0
    const before = friends()
    expect(guest.call(auth.accountRegist, { account, password, pid: id }).user.pid).toBe(id)
    expect(guest.call(auth.accountRegist, { account: 'another', password, pid: inviteCode }).user.pid).toBe(id)
    expect(friends()).toBe(before + 2)
  })

  it('[INVITE-01] refuses an inviter who does not exist, in every way to register; an existing player can still log in', () => {
    const guest = visit('visitor')
    for (const pid of ['<script>', 'K0000000', '__proto__', 'x'.repeat(64)]) {
      guest.refused(auth.accountRegist, { account, password, pid }, 'unknownInviter')
      guest.refused(auth.googleLogin, { providerToken: 'demo-google-ann', pid }, 'unknownInviter')
    }
    const pid = 'K0000000'
    send(guest, fresh)
    guest.refused(auth.accountLoginSms, { mobile: fresh, code, pid }, 'unknownInviter')
    guest.wait('1m')
    send(guest, fresh, 'register')
    guest.refused(auth.accountRegist4, { mobile: fresh, code, pid }, 'unknownInviter')
    expect(guest.call(auth.accountRegist4, { mobile: fresh, code, pid: ' ' }).user.pid).toBe('')
    guest.wait('1m')
    send(guest, fresh)
    expect(guest.call(auth.accountLoginSms, { mobile: fresh, code, pid }).isNew).toBe(false)
  })

  it('[MAIL-01] sends a welcome mail', () => {
    const guest = visit('visitor')
    guest.token = guest.call(auth.accountRegist, { account, password }).token
    expect(guest.call(getMail2, { pageNum: 1, pageSize: 10 }).list.length).toBe(1)
  })

  it('[MOCK-03] produces the same ids and names for the same calls', () => {
    const script = () => {
      const guest = visit('visitor')
      guest.call(auth.accountRegist, { account, password })
      send(guest, fresh)
      guest.call(auth.accountLoginSms, { mobile: fresh, code })
      enter(guest, 'broke')
      return JSON.stringify(guest.world)
    }
    expect(script()).toBe(script())
  })
})

describe('accounts', () => {
  it('[AUTH-01] sets a new password with a code, and ends all sessions', () => {
    const guest = visit('regular')
    const { mobile } = profiles.regular
    guest.refused(auth.forgetPassword, { mobile: fresh, code, password: 'newpass1' }, 'unknownAccount')
    send(guest, mobile, 'forget')
    guest.refused(auth.forgetPassword, { mobile, code: '0', password: 'newpass1' }, 'wrongCode')
    guest.refused(auth.forgetPassword, { mobile, code, password: 'weak' }, 'weakPassword')
    guest.call(auth.forgetPassword, { mobile, code, password: 'newpass1' })
    guest.refused(refreshData, {}, 'unauthorized')
    guest.refused(auth.accountLogin, { account: 'regular', password }, 'wrongCredentials')
    guest.call(auth.accountLogin, { account: 'regular', password: 'newpass1' })
  })

  it('[AUTH-01] binds a phone, then an account, then a provider, each once', () => {
    const guest = visit('visitor')
    guest.token = guest.call(auth.googleLogin, { providerToken: 'demo-google-Bo' }).token
    guest.refused(auth.bindAccount, {}, 'badRequest')
    guest.refused(auth.bindAccount, { mobile: fresh }, 'codeNeeded')
    send(guest, fresh, 'bind')
    guest.refused(auth.bindAccount, { mobile: fresh, code: '9' }, 'wrongCode')
    guest.refused(auth.bindAccount, { mobile: profiles.vip1.mobile, code }, 'phoneTaken')
    expect(guest.call(auth.bindAccount, { mobile: fresh, code }).user.mobile).toBe(fresh)
    guest.refused(auth.bindAccount, { mobile: '+84111111111', code }, 'alreadyBound')
    guest.refused(auth.bindAccount, { account: 'whale', password }, 'accountTaken')
    guest.refused(auth.bindAccount, { account: 'bo.bound' }, 'weakPassword')
    expect(guest.call(auth.bindAccount, { account: 'bo.bound', password }).user).toMatchObject({
      account: 'bo.bound',
      hasPassword: true,
    })
    guest.refused(auth.bindAccount, { account: 'other.name', password }, 'alreadyBound')
    guest.refused(auth.bindSocialAccount, { provider: 7, providerToken: 'demo-line-bo' }, 'badRequest')
    guest.refused(auth.bindSocialAccount, { provider: 4, providerToken: 'demo-google-bo' }, 'socialRefused')
    guest.refused(auth.bindSocialAccount, { provider: 5, providerToken: 'demo-google-cy' }, 'alreadyBound')
    expect(guest.call(auth.bindSocialAccount, { provider: 4, providerToken: 'demo-line-bo' }).user.lineName).toBe('bo')
    const { id } = guest.player
    expect(guest.call(auth.lineLogin, { providerToken: 'demo-line-bo' }).user.id).toBe(id)
    expect(guest.call(auth.accountLogin, { account: 'bo.bound', password }).user.id).toBe(id)
  })

  it('[AUTH-01] refuses a provider account that belongs to somebody else', () => {
    const guest = visit('regular')
    guest.call(auth.lineLogin, { providerToken: 'demo-line-taken' })
    guest.refused(auth.bindSocialAccount, { provider: 4, providerToken: 'demo-line-Taken' }, 'alreadyBound')
  })

  it('[AUTH-01] sets a first password once', () => {
    const guest = visit('visitor')
    send(guest, fresh)
    guest.token = guest.call(auth.accountLoginSms, { mobile: fresh, code }).token
    guest.refused(auth.initPassword, { password: 'weak' }, 'weakPassword')
    expect(guest.call(auth.initPassword, { password }).user.hasPassword).toBe(true)
    guest.refused(auth.initPassword, { password }, 'passwordAlreadySet')
    expect(guest.call(auth.accountLogin, { account: fresh, password }).isNew).toBe(false)
  })
})

describe('magic inputs', () => {
  it('[QA-01] are refused with the code they contain', () => {
    const guest = visit('visitor')
    expect(magicAccounts['fail2008']).toBe('accountFrozen')
    expect(magicPhones['+12025550401']).toBe('unauthorized')
    for (const [account, name] of Object.entries(magicAccounts))
      guest.refused(auth.accountLogin, { account, password }, name)
    for (const [mobile, name] of Object.entries(magicPhones)) guest.refused(auth.smsSend, { mobile, purpose: 3 }, name)
    expect(Object.keys(magicPhones).length).toBe(Object.keys(REFUSAL).length)
    expect(Object.values(profiles).filter(({ mobile }) => Object.hasOwn(magicPhones, mobile))).toEqual([])
  })
})

it('[AUTH-03] a number without a prefix may be of any country before it has its code in front', () => {
  const [english, brazilian] = [dialCodesFor('en-US'), dialCodesFor('pt-BR')]
  expect(phonesOf('11987654321', english)).toEqual(expect.arrayContaining(['+111987654321', '+5511987654321']))
  expect(phonesOf('11987654321', brazilian)[0]).toBe('+5511987654321')
  expect(phonesOf('11987654321', brazilian).at(-1)).toBe('+11987654321')
  for (const typed of ['+55 11 98765-4321', '0055 (11) 98765.4321', '＋٥٥١١٩٨٧٦٥٤٣٢١'])
    expect(phonesOf(typed, english)).toEqual(['+5511987654321'])
  expect(phonesOf('mara_k27', english)).toEqual([])
})
