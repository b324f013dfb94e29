import { expect, it } from 'vitest'
import { safeboxMove, safeboxOpen, safeboxPassword, safeboxReset } from '../../../src/contract/wallet/safebox'
import { visit } from '../core/support'

const PIN = '246810'
const WRONG = '135791'

it('[WALL-04] a safe-box without a password is always open', () => {
  expect(visit('regular').call(safeboxOpen, { password: WRONG })).toEqual({ right: true, triesLeft: 5 })
})

it('[WALL-04] five wrong passwords in a row lock the safe-box for a quarter of an hour', () => {
  const at = visit('whale')
  at.call(safeboxPassword, { password: PIN })
  for (const triesLeft of [4, 3]) expect(at.call(safeboxOpen, { password: WRONG })).toEqual({ right: false, triesLeft })
  expect(at.call(safeboxOpen, { password: PIN })).toEqual({ right: true, triesLeft: 5 })
  for (const triesLeft of [4, 3, 2, 1, 0]) expect(at.call(safeboxOpen, { password: WRONG }).triesLeft).toBe(triesLeft)
  at.refused(safeboxOpen, { password: PIN }, 'safeboxLocked')
  at.refused(safeboxMove, { amount: -100, password: PIN, requestId: 'a' }, 'safeboxLocked')
  at.refused(safeboxPassword, { password: WRONG, oldPassword: PIN }, 'safeboxLocked')
  at.wait('15m')
  expect(at.call(safeboxOpen, { password: WRONG }).triesLeft).toBe(4)
  expect(at.call(safeboxMove, { amount: -100, password: PIN, requestId: 'a' })).toHaveProperty('safebox')
})

it('[WALL-04] a forgotten password is replaced given the account’s, and never without it', () => {
  const at = visit('whale')
  at.call(safeboxPassword, { password: PIN })
  at.refused(safeboxReset, { accountPassword: '', password: '112233' }, 'wrongCredentials')
  at.refused(safeboxReset, { accountPassword: 'demo1234', password: 'abcdef' }, 'weakPassword')
  for (let turn = 0; turn < 5; turn++) at.call(safeboxOpen, { password: WRONG })
  at.call(safeboxReset, { accountPassword: 'demo1234', password: '112233' })
  expect(at.call(safeboxOpen, { password: '112233' }).right).toBe(true)
})
