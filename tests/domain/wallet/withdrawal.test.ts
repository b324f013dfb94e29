import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import { asCents as cents } from '../../../src/contract/core/fields'
import type { Withdrawal } from '../../../src/contract/wallet/withdraw'
import { maskedNumber } from '../../../src/domain/wallet/cardName'
import { differsAt, groupedCaret, groupedNumber, plainNumber } from '../../../src/domain/wallet/cards'
import {
  blockOf,
  type ExchangeInfo,
  feeOf,
  heldOf,
  isOpen,
  isReturned,
  methodProblem,
  mostBy,
  quickAmounts,
  stagesOf,
  startAmount,
  type WithdrawMethod,
} from '../../../src/domain/wallet/withdrawal'

const express: WithdrawMethod = {
  ...{ key: 'express', name: 'Express', feePermille: 10, etaMinutes: 10 },
  ...{ minAmount: cents(3_000), maxAmount: cents(500_000) },
}
const info: ExchangeInfo = {
  ...{ coin: cents(900_000), withdrawable: cents(700_000), leftToday: cents(700_000), countLeftToday: 2 },
  ...{ turnoverLeft: cents(0), turnoverNeeded: cents(0), methods: [express], needsSafeboxPassword: false },
}

describe('a withdrawal', () => {
  it('[WALL-04] carries at most what is free and what its method takes', () => {
    expect(mostBy(info, express)).toBe(500_000)
    expect(mostBy({ ...info, withdrawable: cents(4_000) }, express)).toBe(4_000)
    expect([2_999, 3_000, 500_000, 500_001].map((amount) => methodProblem(cents(amount), express))).toEqual([
      'below',
      null,
      null,
      'above',
    ])
  })

  it('[WALL-04] costs a fee rounded down', () => {
    expect(feeOf(cents(50_099), express)).toBe(500)
    expect(feeOf(cents(50_100), express)).toBe(501)
  })

  it('[WALL-04] offers amounts between the limits, the most last', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (one, other) => {
        const [least, most] = [cents(Math.min(one, other)), cents(Math.max(one, other))]
        const offered = quickAmounts(least, most)
        expect(offered.at(-1)).toBe(most)
        expect(offered).toEqual([...new Set(offered)].toSorted((a, b) => a - b))
        expect(offered.every((amount) => amount >= least)).toBe(true)
        expect(startAmount(most)).toBeLessThanOrEqual(most)
      }),
    )
  })

  it.each([
    [3_000, 5_000, [5_000]],
    [3_000, 5_001, [5_000, 5_001]],
    [5_000, 500_000, [50_000, 100_000, 500_000]],
    [5_001, 20_000, [10_000, 20_000]],
  ])('[WALL-04] from %i to %i has the quick amounts %o', (least, most, expected) => {
    expect(quickAmounts(cents(least), cents(most))).toEqual(expected)
  })

  it('[WALL-04] is possible from the least amount of any method on', () => {
    const both = { ...info, methods: [{ ...express, minAmount: cents(9_000) }, express] }
    expect(blockOf({ ...both, withdrawable: cents(3_000) })).toBe(null)
    expect(blockOf({ ...both, withdrawable: cents(2_999), leftToday: cents(3_000) })).toBe('little')
  })

  it('[WALL-04] is blocked by the count, then by the day, by turnover and by the least amount', () => {
    const played = { ...info, turnoverLeft: cents(1) }
    expect([blockOf(info), blockOf(played)]).toEqual([null, null])
    const poor = { ...info, withdrawable: cents(2_999) }
    expect(blockOf(poor)).toBe('little')
    const turnover = { ...poor, turnoverLeft: cents(1) }
    expect(blockOf(turnover)).toBe('turnover')
    const day = { ...turnover, leftToday: cents(2_999) }
    expect(blockOf(day)).toBe('day')
    expect(blockOf({ ...day, countLeftToday: 0 })).toBe('count')
  })

  it('[WALL-04] leaves what turnover holds; without a part of its own that is everything', () => {
    const open = { ...info, turnoverLeft: cents(1) }
    expect([heldOf({ ...open, held: cents(7) }), heldOf(open), heldOf(info)]).toEqual([7, 900_000, 0])
  })
})

describe('the steps of a withdrawal', () => {
  const { requested, reviewing, approved, paid, rejected, failed } = WITHDRAW_STATUS
  const order = (...statuses: number[]): Withdrawal => ({
    ...{ orderId: 'w', method: 'express', methodName: 'Express', bankId: 'b', bankName: 'Northbank' },
    ...{ accountMasked: '**** 3058', amount: cents(50_000), fee: cents(500), createTime: 1, expectTime: 9 },
    status: statuses.at(-1) ?? requested,
    timeline: statuses.map((status, time) => ({ status, time })),
  })

  it('[WALL-04] are oldest first, with those to come and the expected time', () => {
    expect(stagesOf(order(requested, reviewing))).toEqual([
      { status: requested, time: 0, state: 'done' },
      { status: reviewing, time: 1, state: 'current' },
      { status: approved, state: 'next' },
      { status: paid, state: 'next', time: 9 },
    ])
  })

  it('[WALL-04] are open until it is paid or returned', () => {
    const all = [requested, reviewing, approved, paid, rejected, failed]
    expect(all.filter((status) => isOpen(order(status)))).toEqual([requested, reviewing, approved])
    expect(all.filter((status) => isReturned({ status }))).toEqual([rejected, failed])
  })

  it('[WALL-04] end with the payment, or with the rejection', () => {
    const states = (...statuses: number[]) => stagesOf(order(...statuses)).map(({ state }) => state)
    expect(states(requested, reviewing, approved, paid)).toEqual(['done', 'done', 'done', 'done'])
    expect(states(requested, reviewing, rejected)).toEqual(['done', 'done', 'bad'])
  })
})

describe('an account number', () => {
  it('[WALL-04] shows its last four digits only', () => {
    expect(maskedNumber('**** 3058')).toBe('•••• 3058')
  })

  it('[WALL-04] is read without separators and grouped by four, with the caret where it was', () => {
    expect(plainNumber(' gb12-demo 99\u200e')).toBe('GB12DEMO99')
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,30}$/), (plain) => {
        const grouped = groupedNumber(plain)
        expect(plainNumber(grouped)).toBe(plain)
        for (let typed = 0; typed <= plain.length; typed++)
          expect(plainNumber(grouped.slice(0, groupedCaret(typed)))).toBe(plain.slice(0, typed))
      }),
    )
  })

  it('[WALL-04] says where its repetition differs', () => {
    expect([differsAt('1234', '1234'), differsAt('1234', '1334'), differsAt('1234', '123')]).toEqual([0, 2, 4])
  })
})
