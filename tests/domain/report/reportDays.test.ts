import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '../../../src/domain/money'
import {
  boundsOf,
  bucketsOf,
  countOf,
  daysBetween,
  lastDays,
  stepOf,
  topOf,
} from '../../../src/domain/report/reportDays'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const shown = (days: { first: number; last: number }) =>
  Object.values(boundsOf(days)).map((at) => new Date(at).toISOString())

it('[MEMB-01] days run from midnight to midnight UTC, today included', () => {
  expect(shown(lastDays(NOON, 1))).toEqual(['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'])
  expect(shown(lastDays(NOON, 7))).toEqual(['2026-02-24T00:00:00.000Z', '2026-03-03T00:00:00.000Z'])
})

it.each([
  ['2026-02-27', '2026-02-28', ['2026-02-27T00:00:00.000Z', '2026-03-01T00:00:00.000Z']],
  ['', '2026-02-28', ['2026-01-30T00:00:00.000Z', '2026-03-01T00:00:00.000Z']],
  ['2026-03-01', '', ['2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z']],
  ['2020-01-01', '2026-03-02', ['2025-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z']],
])('[MEMB-01] the days from %j to %j, at most those of a report', (first, last, bounds) => {
  expect(shown(daysBetween(first, last, NOON))).toEqual(bounds)
})

it('[MEMB-01] days in the wrong order are none', () => {
  const days = daysBetween('2026-03-02', '2026-03-01', NOON)
  expect([countOf(days), bucketsOf(days, [])]).toEqual([0, []])
})

it('[MEMB-01] a chart has every day, oldest first, also those without bets', () => {
  const known = [
    { day: '2026-03-01', bet: cents(300), win: cents(100), rounds: 1 },
    { day: '2026-02-20', bet: cents(900), win: cents(0), rounds: 1 },
  ]
  expect(bucketsOf(lastDays(NOON, 3), known)).toEqual([
    { day: '2026-02-28', bet: 0, win: 0 },
    { day: '2026-03-01', bet: 300, win: 100 },
    { day: '2026-03-02', bet: 0, win: 0 },
  ])
})

it('[MEMB-01] up to 31 days are shown by day, up to 120 by week, more by month', () => {
  expect([1, 31, 32, 120, 121, 366].map(stepOf)).toEqual(['day', 'day', 'week', 'week', 'month', 'month'])
  expect(bucketsOf(lastDays(NOON, 40), []).map(({ day }) => day)).toEqual([
    '2026-01-22',
    '2026-01-29',
    '2026-02-05',
    '2026-02-12',
    '2026-02-19',
    '2026-02-26',
  ])
  expect(bucketsOf(daysBetween('2025-03-15', '2026-03-02', NOON), []).map(({ day }) => day.slice(0, 7))).toEqual([
    ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03'],
  ])
})

it('[MEMB-01] no step loses a cent, and a chart has at most 31 pairs of bars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 366 }), fc.array(fc.nat(1_000_000), { maxLength: 366 }), (count, bets) => {
      const days = lastDays(NOON, count)
      const { from } = boundsOf(days)
      const sums = bets.slice(0, count).map((bet, index) => ({
        day: new Date(from + index * 86_400_000).toISOString().slice(0, 10),
        bet: cents(bet),
        win: cents(2 * bet),
        rounds: 1,
      }))
      const buckets = bucketsOf(days, sums)
      const total = (of: readonly { bet: number }[]) => of.reduce((sum, { bet }) => sum + bet, 0)
      expect(total(buckets)).toBe(total(sums))
      expect(buckets.length).toBeLessThanOrEqual(31)
    }),
  )
})

it.each([
  [0, 100],
  [100, 100],
  [101, 200],
  [7_900, 10_000],
  [10_000, 10_000],
  [2_001, 5_000],
  [20_001, 25_000],
  [25_001, 50_000],
  [123_456_789, 200_000_000],
])('[MEMB-01] the scale of a chart with the value %i ends at %i', (most, top) => {
  expect(topOf(most)).toBe(top)
})
