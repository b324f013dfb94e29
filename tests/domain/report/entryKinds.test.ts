import { describe, expect, it } from 'vitest'
import { COIN_KINDS, coinKindOf, entryNameOf, NAMED_ENTRIES, sourceOf } from '../../../src/domain/report/entryKinds'

describe('an entry of the balance', () => {
  it.each([
    ['bet', 'bet', 'bet'],
    ['bet.mines', 'bet', 'bet'],
    ['bet.returned', 'bet', 'bet.returned'],
    ['bonus.forfeited', null, 'bonus.forfeited'],
    ['withdraw.held', 'withdraw', 'withdraw.held'],
    ['safebox.in', 'safebox', 'safebox.in'],
    ['vip.weekly', 'vip', 'vip'],
    ['all', null, 'other'],
    ['better', null, 'other'],
    ['', null, 'other'],
  ])('%s is of the kind %s and called %s', (kind, noun, name) => {
    expect(coinKindOf({ kind })).toBe(noun)
    expect(entryNameOf({ kind })).toBe(name)
  })

  it('has each exact name once', () => {
    expect(NAMED_ENTRIES).toEqual([
      'bet.returned',
      'bonus.forfeited',
      'deposit.bonus',
      'withdraw.held',
      'withdraw.returned',
      'game.left',
      'game.retrieved',
      'safebox.in',
      'safebox.out',
    ])
    expect(new Set(COIN_KINDS).size).toBe(COIN_KINDS.length)
  })

  it('comes from a source only where it is a reward', () => {
    expect(
      ['task.daily', 'deposit.bonus', 'agent', 'bet', 'withdraw', 'safebox.in'].map((kind) => sourceOf({ kind })),
    ).toEqual(['task', 'deposit', 'agent', null, null, null])
  })
})
