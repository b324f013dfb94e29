import { describe, expect, it } from 'vitest'
import { cents } from '../../../src/domain/money'
import { rebateState } from '../../../src/domain/vip/rebateState'

const SETTLE = Date.parse('2026-01-16T04:00:00Z')
const DAY = 86_400_000

describe('the state of the rebate', () => {
  const of = (total: number, claimed?: number) =>
    rebateState({
      total: cents(total),
      minClaim: cents(100),
      settleTime: SETTLE,
      ...(claimed !== undefined && { lastClaim: { bonus: cents(315), createTime: claimed } }),
    })

  it('[VIP-02] is ready from the least amount on, and saved up below it', () => {
    expect(of(100)).toEqual({ name: 'ready', amount: 100 })
    expect(of(99)).toEqual({ name: 'saved', amount: 99 })
    expect(of(32, SETTLE - 1)).toEqual({ name: 'saved', amount: 32 })
  })

  it('[VIP-02] is claimed until the next settlement, then nothing', () => {
    expect(of(0)).toEqual({ name: 'none', amount: 0 })
    expect(of(0, SETTLE - DAY)).toEqual({ name: 'claimed', amount: 315 })
    expect(of(0, SETTLE - DAY - 1)).toEqual({ name: 'none', amount: 0 })
  })
})
