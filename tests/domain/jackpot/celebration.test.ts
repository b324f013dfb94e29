import { describe, expect, it } from 'vitest'
import { beatAt, countedShare, LANDS_MS, PEAK_MS } from '../../../src/domain/jackpot/celebration'
import { maskedName } from '../../../src/domain/jackpot/maskedName'

describe('the beats of a jackpot win', () => {
  it('[JACK-06] the greater the prize, the longer until its amount lands', () => {
    expect(LANDS_MS).toEqual({ mini: 1200, minor: 1800, major: 2800, mega: 4000 })
  })

  it.each(Object.entries(LANDS_MS))('[JACK-06] %s: name, count, climb, peak and rest, in this order', (_, lands) => {
    const beats = Array.from({ length: 600 }, (_, i) => beatAt(lands, i * 10))
    expect([...new Set(beats)]).toEqual(['name', 'count', 'climb', 'peak', 'rest'])
    expect(beatAt(lands, lands - 1)).toBe('climb')
    expect(beatAt(lands, lands)).toBe('peak')
    expect(beatAt(lands, lands + PEAK_MS)).toBe('rest')
  })

  it.each(Object.entries(LANDS_MS))(
    '[JACK-06] %s: counts from nothing and only up; whole no earlier than it lands',
    (_, lands) => {
      const shares = Array.from({ length: lands }, (_, i) => countedShare(lands, i))
      expect(shares[0]).toBe(0)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(Math.max(...shares)).toBeLessThan(1)
      expect(countedShare(lands, lands)).toBe(1)
      expect(countedShare(lands, lands * 9)).toBe(1)
    },
  )
})

it('masks a nickname as the list of winners does', () => {
  expect(['Clover', 'Gem 3', 'Ana', 'X', ''].map(maskedName)).toEqual(['Cl***er', 'Ge*** 3', 'An***', 'X***', '***'])
})
