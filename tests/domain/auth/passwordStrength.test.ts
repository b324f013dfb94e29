import { describe, expect, it } from 'vitest'
import { passwordStrength } from '../../../src/domain/auth/passwordStrength'

const limits = { min: 8, status: 1 } as const
const missing = (password: string, of: Parameters<typeof passwordStrength>[1] = limits) =>
  passwordStrength(password, of)
    .rules.filter(({ met }) => !met)
    .map(({ name }) => name)

describe('the strength of a new password', () => {
  it.each([
    ['', 'weak', 0, ['length', 'letter', 'number']],
    ['a', 'weak', 1, ['length', 'number']],
    ['onlyletters', 'weak', 2, ['number']],
    ['12345678', 'weak', 2, ['letter']],
    ['пар123', 'weak', 2, ['length']],
    ['demo1234', 'good', 3, []],
    ['a1a1a1a1a1a', 'good', 3, []],
    ['a1a1a1a1a1a1', 'strong', 4, []],
  ])('[AUTH-02] [AUTH-03] %j is %s: %i of 4, without %j', (password, level, score, without) => {
    expect(passwordStrength(password, limits)).toMatchObject({ level, score })
    expect(missing(password)).toEqual(without)
  })

  it('[AUTH-02] follows the configuration: another length, or none', () => {
    expect(missing('demo123', { min: 6, status: 1 })).toEqual([])
    expect(passwordStrength('a1', { min: 8, status: 0 })).toMatchObject({ level: 'good', rules: { length: 2 } })
  })
})
