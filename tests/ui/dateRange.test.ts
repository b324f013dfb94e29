import { describe, expect, it } from 'vitest'
import { formatRange, isBackwards, parseRange, spanOf } from '../../src/ui/lists/filters/dateRange'

const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime()
const now = new Date(2026, 2, 3, 15, 30).getTime()

describe('a date range', () => {
  it.each([
    [null, 'all'],
    ['', 'all'],
    ['week', 'week'],
    ['toString', 'all'],
    ['2026-02-01', 'all'],
    ['2026-02-01..2026-02-28', { first: '2026-02-01', last: '2026-02-28' }],
    ['..2026-02-28', { first: '', last: '2026-02-28' }],
    ['2026-02-30..', { first: '', last: '' }],
    ['1..2..3', 'all'],
  ])('parses %s as %o', (written, range) => {
    expect(parseRange(written)).toEqual(range)
  })

  it.each(['today', 'week', 'month', '2026-02-01..2026-02-28', '..'] as const)(
    '%s round-trips through the URL',
    (written) => {
      expect(formatRange(parseRange(written))).toBe(written)
    },
  )

  it.each([
    ['2026-02-02', '2026-02-01', true],
    ['2026-02-01', '2026-02-01', false],
    ['2026-02-01', '2026-02-02', false],
    ['2026-02-01', '', false],
    ['', '2026-02-01', false],
  ])('from "%s" to "%s" is backwards: %s', (first, last, expected) => {
    expect(isBackwards({ first, last })).toBe(expected)
  })

  it('omits the default', () => {
    expect(formatRange('all')).toBe(null)
  })

  it('knows only the presets that a filter offers', () => {
    const presets = ['week', 'today'] as const
    expect([null, 'today', 'quarter', 'all'].map((written) => parseRange(written, presets))).toEqual([
      'week',
      'today',
      'week',
      'week',
    ])
    expect([formatRange('week', presets), formatRange('today', presets)]).toEqual([null, 'today'])
  })

  it.each([
    ['all', {}],
    ['today', { from: midnight(2026, 3, 3) }],
    ['week', { from: midnight(2026, 2, 25) }],
    ['month', { from: midnight(2026, 2, 2) }],
    [
      { first: '2026-02-27', last: '2026-02-28' },
      { from: midnight(2026, 2, 27), to: midnight(2026, 3, 1) },
    ],
    [{ first: '', last: '2026-12-31' }, { to: midnight(2027, 1, 1) }],
    [{ first: '', last: '' }, {}],
  ] as const)('%o runs from midnight to midnight in the player’s time zone', (range, span) => {
    expect(spanOf(range, now)).toEqual(span)
  })
})
