import { expect, it } from 'vitest'
import { fillDays, startOfPeriod, topOf } from '../../../src/domain/report/periods'

const NOON = Date.parse('2026-03-02T12:00:00Z')

it('[MEMB-01] a period begins at midnight (UTC) of its first day and includes today', () => {
  expect(new Date(startOfPeriod(NOON, 1)).toISOString()).toBe('2026-03-02T00:00:00.000Z')
  expect(new Date(startOfPeriod(NOON, 7)).toISOString()).toBe('2026-02-24T00:00:00.000Z')
})

it('[MEMB-01] a chart has every day of its period, oldest first, also those without bets', () => {
  const known = [
    { day: '2026-03-01', bet: 300 },
    { day: '2026-02-20', bet: 900 },
  ]
  expect(fillDays(known, { now: NOON, days: 3, empty: { bet: 0 } })).toEqual([
    { day: '2026-02-28', bet: 0 },
    { day: '2026-03-01', bet: 300 },
    { day: '2026-03-02', bet: 0 },
  ])
})

it.each([
  [0, 100],
  [100, 100],
  [101, 200],
  [7_900, 10_000],
  [10_000, 10_000],
  [20_001, 50_000],
  [123_456_789, 200_000_000],
])('[MEMB-01] the scale of a chart with the value %i ends at %i', (most, top) => {
  expect(topOf(most)).toBe(top)
})
