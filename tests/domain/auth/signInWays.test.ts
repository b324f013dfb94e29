import { describe, expect, it } from 'vitest'
import {
  methodAmong,
  providersOf,
  registrationMethods,
  type SignInMethod,
  signInMethods,
} from '../../../src/domain/auth/signInMethods'

const usual = { otpStatus: 1, registerType: 3, defaultLoginType: 1 } as const

describe('the ways to log in', () => {
  it.each<[object, SignInMethod[], SignInMethod[]]>([
    [{}, ['phone', 'account'], ['phone', 'account']],
    [{ registerType: 1 }, ['phone', 'account'], ['phone']],
    [{ registerType: 2 }, ['phone', 'account'], ['account']],
    [{ loginTypes: [2] }, ['account'], ['account']],
    [{ loginTypes: [2], registerType: 1 }, ['account'], []],
    [{ loginTypes: [1, 2] }, ['phone', 'account'], ['phone', 'account']],
    // Type 1 is phone with a code, type 3 without.
    [{ loginTypes: [1, 2], otpStatus: 0 }, ['account'], ['account']],
    [{ loginTypes: [3], otpStatus: 0 }, ['phone'], ['phone']],
    [{ loginTypes: [3] }, [], []],
    [{ loginTypes: [] }, [], []],
  ])('[AUTH-01] [AUTH-02] with %j are %j, those to register %j', (switched, login, register) => {
    const config = { ...usual, ...switched }
    expect([signInMethods(config), registrationMethods(config)]).toEqual([login, register])
  })

  it('[AUTH-02] are both without a configuration', () => {
    expect([signInMethods(null), registrationMethods(null)]).toEqual([
      ['phone', 'account'],
      ['phone', 'account'],
    ])
  })
})

describe('the providers', () => {
  it.each<[object | null, string[]]>([
    [null, ['google', 'line']],
    [{}, ['google', 'line']],
    [{ socialTypes: [4] }, ['line']],
    [{ socialTypes: [] }, []],
  ])('[AUTH-01] with %j are %j', (config, offered) => {
    expect(providersOf(['google', 'line'], config)).toEqual(offered)
  })
})

describe('the way shown', () => {
  it.each<[SignInMethod[], SignInMethod | undefined, number, SignInMethod | null]>([
    [['phone', 'account'], undefined, 1, 'phone'],
    [['phone', 'account'], undefined, 2, 'account'],
    [['phone', 'account'], undefined, 3, 'phone'],
    [['phone', 'account'], 'phone', 2, 'phone'],
    [['account'], 'phone', 1, 'account'],
    [['phone'], undefined, 2, 'phone'],
    [[], 'phone', 1, null],
  ])('[AUTH-02] of %j, chosen %s, by default %i, is %s', (ways, chosen, defaultLoginType, shown) => {
    expect(methodAmong(ways, chosen, { ...usual, defaultLoginType })).toBe(shown)
  })
})
