import { describe, expect, it } from 'vitest'
import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import type { DepositOrder } from '../../../src/contract/wallet/deposit'
import { depositState } from '../../../src/domain/wallet/depositState'
import { DEPOSIT_STATES, stateOf, WITHDRAW_STATES } from '../../../src/domain/wallet/orderStates'

const told = (states: typeof DEPOSIT_STATES, code: number) => {
  const { word, tone } = stateOf(states, code)
  return `${word} ${tone}`
}

describe('the state of an order', () => {
  it.each([
    ['paid', 'paid success'],
    ['pending', 'waiting info'],
    ['rejected', 'rejected danger'],
    ['expired', 'expired neutral'],
    ['cancelled', 'canceled neutral'],
  ] as const)('[WALL-05] of a deposit that is %s is told as %s', (name, expected) => {
    expect(told(DEPOSIT_STATES, DEPOSIT_STATUS[name])).toBe(expected)
  })

  it.each([
    ['requested', 'received info'],
    ['reviewing', 'reviewing warning'],
    ['approved', 'approved info'],
    ['paid', 'paid success'],
    ['rejected', 'rejected danger'],
    ['failed', 'failed danger'],
  ] as const)('[WALL-04] of a withdrawal that is %s is told as %s', (name, expected) => {
    expect(told(WITHDRAW_STATES, WITHDRAW_STATUS[name])).toBe(expected)
  })

  it('that the app does not know is neither good nor bad', () => {
    expect(told(DEPOSIT_STATES, 99)).toBe('other neutral')
    expect(stateOf(WITHDRAW_STATES, 99).code).toBe(99)
  })

  it.each([
    [DEPOSIT_STATUS.pending, undefined, 'waiting'],
    [DEPOSIT_STATUS.pending, 1, 'checking'],
    [DEPOSIT_STATUS.paid, 1, 'paid'],
    [DEPOSIT_STATUS.rejected, undefined, 'rejected'],
    [DEPOSIT_STATUS.expired, undefined, 'expired'],
    [DEPOSIT_STATUS.cancelled, undefined, 'cancelled'],
    [99, undefined, 'waiting'],
    [99, 1, 'checking'],
  ])('[WALL-05] %i, said to be paid at %s, is %s', (status, paidTime, expected) => {
    // Only these two fields decide.
    const order = { status, ...(paidTime !== undefined && { paidTime }) } as DepositOrder
    expect(depositState(order)).toBe(expected)
  })
})
