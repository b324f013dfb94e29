import { describe, expect, it } from 'vitest'
import { ACCOUNT_TYPE } from '../../../src/contract/core/enums'
import { maskedPhone } from '../../../src/domain/auth/maskedPhone'
import { protectionsOf, securityOf } from '../../../src/domain/member/security'
import { signUpWayOf } from '../../../src/domain/member/signUpWay'

const account = (hasPassword: boolean, mobile: string, hasSafeboxPassword: boolean) => ({
  hasPassword,
  mobile,
  hasSafeboxPassword,
})

describe('the security of an account', () => {
  it.each([
    [account(false, '', false), 0, 'password'],
    [account(true, '', false), 1, 'phone'],
    [account(false, '5550001234', false), 1, 'password'],
    [account(true, '5550001234', false), 2, 'pin'],
    [account(false, '', true), 1, 'password'],
    [account(true, '5550001234', true), 3, null],
  ])('of %o is %i, next %s', (of, level, next) => {
    expect(securityOf(of)).toEqual({ level, next })
    expect(Object.values(protectionsOf(of)).filter(Boolean)).toHaveLength(level)
  })

  it('names each protection by its own field', () => {
    expect(protectionsOf(account(true, '', false))).toEqual({ password: true, phone: false, pin: false })
    expect(protectionsOf(account(false, '1', false))).toEqual({ password: false, phone: true, pin: false })
    expect(protectionsOf(account(false, '', true))).toEqual({ password: false, phone: false, pin: true })
  })
})

it.each(Object.entries(ACCOUNT_TYPE))('an account opened by %s is known by %i', (way, type) => {
  expect(signUpWayOf(type)).toBe(way)
})

it('an account opened in an unknown way has none', () => {
  expect(signUpWayOf(0)).toBe(null)
})

it.each([
  ['', ''],
  ['1234', '•••• 1234'],
  ['5550001234', '•••• 1234'],
])('the phone number "%s" is shown as "%s"', (mobile, shown) => {
  expect(maskedPhone(mobile)).toBe(shown)
})
