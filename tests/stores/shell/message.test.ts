import { expect, it } from 'vitest'
import { failureMessage, message } from '../../../src/stores/shell/message'

it('[ERR-03] a refusal has the text of its code, else the generic one with the code', () => {
  expect(failureMessage({ kind: 'refused', code: 1003 })).toEqual({
    keys: ['refusal.1003', 'error.refused'],
    values: { code: 1003 },
  })
})

it('[ERR-03] a broken reply is named with its status', () => {
  expect(failureMessage({ kind: 'broken', status: 502, why: 'html' })).toEqual({
    keys: ['error.broken'],
    values: { code: 502 },
  })
})

it.each(['timeout', 'offline', 'unauthorized'] as const)(
  '[ERR-03] %s has a text of its own, without a code',
  (kind) => {
    expect(failureMessage({ kind })).toEqual({ keys: [`error.${kind}`] })
  },
)

it('[ERR-03] a message carries its values', () => {
  expect(message('auth.code.length', { min: 4, max: 6 })).toEqual({
    keys: ['auth.code.length'],
    values: { min: 4, max: 6 },
  })
})
