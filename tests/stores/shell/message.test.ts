import { expect, it } from 'vitest'
import { failureMessage, message } from '../../../src/stores/data/message'

it('[ERR-03] a refusal has the text of its code, else the generic one with the code', () => {
  expect(failureMessage({ kind: 'refused', code: 1003 })).toEqual({
    keys: ['refusal.1003', 'error.refused'],
    values: { code: 1003 },
  })
})

it.each([
  [500, 'error.server'],
  [502, 'error.server'],
  [429, 'error.tooMany'],
  [200, 'error.broken'],
  [404, 'error.broken'],
])('[ERR-03] a broken reply with the status %i is said in words, without the code: %s', (status, key) => {
  expect(failureMessage({ kind: 'broken', status, why: 'html' })).toEqual({ keys: [key] })
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
