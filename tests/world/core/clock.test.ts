import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Period, periodEnd, periodKey } from '../../../mocks/world/bonus/tasksPeriods'
import { passTime, schedule } from '../../../mocks/world/core/agenda'
import { clockAt, clockNow, dayOf, nextDay, parseClock, parseSpan, weekOf } from '../../../mocks/world/core/clock'
import { newestPage } from '../../../mocks/world/core/paging'
import { NOON, visit } from './support'

const at = (text: string): number => Date.parse(text)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the world’s clock', () => {
  it('[MOCK-03] follows real time, follows it with an offset, or is frozen', () => {
    expect(clockNow({ mode: 'live' }, 500)).toBe(500)
    expect(clockNow({ mode: 'run', offset: -200 }, 500)).toBe(300)
    expect(clockNow({ mode: 'frozen', at: 70 }, 500)).toBe(70)
    expect(clockAt({ mode: 'frozen', at: 70 }, 500, 90)).toEqual({ mode: 'frozen', at: 90 })
    expect(clockAt({ mode: 'live' }, 500, 90)).toEqual({ mode: 'run', offset: -410 })
    expect(clockAt({ mode: 'run', offset: 3 }, 500, 590)).toEqual({ mode: 'run', offset: 90 })
  })

  it('[MOCK-03] is parsed from `live`, an instant, or an instant to run from', () => {
    expect(parseClock('live', NOON)).toEqual({ mode: 'live' })
    expect(parseClock('2026-01-15T12:00:00Z', 5)).toEqual({ mode: 'frozen', at: NOON })
    expect(parseClock('run@2026-01-15T12:00:00Z', NOON - 5)).toEqual({ mode: 'run', offset: 5 })
    for (const strange of ['', 'now', 'run@', 'run@live', '2026', '5', 'x2026-01-15', '2026-13-45', 'run2026-01-15'])
      expect(parseClock(strange, NOON), strange).toBeNull()
  })

  it('[MOCK-03] takes an instant without a zone as UTC, and keeps a zone', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(new Date(NOON).getHours()).toBe(7)
    const frozen = (text: string) => parseClock(text, 5)
    for (const text of ['2026-01-15T12:00:00', '2026-01-15T12:00', '2026-01-15T12:00:00.000', '2026-01-15T14:00+02:00'])
      expect(frozen(text), text).toEqual({ mode: 'frozen', at: NOON })
    expect(frozen('2026-01-15')).toEqual({ mode: 'frozen', at: at('2026-01-15T00:00:00Z') })
  })

  it.each([
    '2026-02-30',
    '2026-02-29T12:00:00Z',
    '2026-04-31',
    '2026-01-15T25:00',
    '2026-01-15T12:60',
    '2026-01-15 12:00',
  ])('[MOCK-03] refuses the instant %s', (text) => {
    expect(parseClock(text, NOON)).toBeNull()
    expect(parseClock(`run@${text}`, NOON)).toBeNull()
  })

  it('[MOCK-03] accepts spans of seconds, minutes, hours and days', () => {
    expect(['90s', '15m', '24h', '7d', '0s'].map(parseSpan)).toEqual([90_000, 900_000, 86_400_000, 604_800_000, 0])
    for (const strange of ['', 's', '5', '5w', '-5s', '1.5h', ' 5s', '5s ', '1234567s'])
      expect(parseSpan(strange), strange).toBeNull()
  })

  it('[MOCK-03] has days that end at midnight UTC and weeks that begin on Monday', () => {
    expect([at('2026-01-15T00:00:00Z'), at('2026-01-15T23:59:59.999Z')].map(dayOf)).toEqual([
      '2026-01-15',
      '2026-01-15',
    ])
    expect(dayOf(at('2026-01-16T00:00:00Z'))).toBe('2026-01-16')
    expect(nextDay(at('2026-01-15T00:00:00Z'))).toBe(at('2026-01-16T00:00:00Z'))
    expect(nextDay(at('2026-01-15T23:59:59.999Z'))).toBe(at('2026-01-16T00:00:00Z'))
    const days = ['11', '12', '15', '18', '19'].map((day) => weekOf(at(`2026-01-${day}T12:00:00Z`)))
    expect(days).toEqual(['2026-01-05', '2026-01-12', '2026-01-12', '2026-01-12', '2026-01-19'])
  })
})

describe('periods', () => {
  it.each<[Period, string, string, string | null]>([
    ['ever', '2026-01-15T12:00:00Z', 'ever', null],
    ['day', '2026-01-15T12:00:00Z', '2026-01-15', '2026-01-16'],
    ['week', '2026-01-15T12:00:00Z', '2026-01-12', '2026-01-19'],
    ['month', '2026-01-31T23:59:59Z', '2026-01', '2026-02-01'],
    ['month', '2026-12-15T12:00:00Z', '2026-12', '2027-01-01'],
    ['weekend', '2026-01-16T23:59:59Z', '', '2026-01-19'],
    ['weekend', '2026-01-17T00:00:00Z', '2026-01-12', '2026-01-19'],
    ['weekend', '2026-01-18T23:59:59Z', '2026-01-12', '2026-01-19'],
    ['weekend', '2026-01-19T00:00:00Z', '', '2026-01-26'],
    ['festival', '2026-01-10T23:59:59Z', '2026-01', '2026-01-11'],
    ['festival', '2026-01-11T00:00:00Z', '', '2026-02-11'],
    ['christmas', '2026-11-30T12:00:00Z', '', '2027-01-01'],
    ['christmas', '2026-12-01T00:00:00Z', '2026', '2027-01-01'],
    ['newYear', '2026-01-31T12:00:00Z', '2026', '2026-02-01'],
    ['newYear', '2026-02-01T00:00:00Z', '', '2027-02-01'],
  ])('[ACT-07] %s at %s has the key "%s" and ends at %s', (period, instant, key, end) => {
    expect(periodKey(period, at(instant))).toBe(key)
    expect(periodEnd(period, at(instant))).toBe(end === null ? null : at(`${end}T00:00:00Z`))
  })
})

describe('the agenda', () => {
  it('[MOCK-03] runs in order of time, and at the same instant in order of scheduling', () => {
    const { world } = visit('newcomer')
    const seen: string[] = []
    const rules = { note: ({ now }: typeof world, ref: string) => void seen.push(`${ref} ${now - NOON}`) }
    for (const [after, ref] of [
      [30, 'c'],
      [10, 'a'],
      [30, 'd'],
      [20, 'b'],
      [40, 'e'],
      [20, 'b2'],
    ] as const)
      schedule(world, { at: NOON + after, what: 'note', ref })
    schedule(world, { at: NOON + 25, what: 'nobody’s rule', ref: '' })
    passTime(world, NOON + 30, rules)
    expect(seen).toEqual(['a 10', 'b 20', 'b2 20', 'c 30', 'd 30'])
    expect(world.agenda.map(({ ref }) => ref)).toContain('e')
  })

  it('[MOCK-03] never turns time back; overdue events happen now', () => {
    const { world } = visit('newcomer')
    const seen: number[] = []
    schedule(world, { at: NOON - 50, what: 'note', ref: '' })
    passTime(world, NOON - 10, { note: ({ now }) => void seen.push(now) })
    expect(seen).toEqual([NOON])
    expect(world.now).toBe(NOON)
  })

  it('[MOCK-03] runs events scheduled by its own rules', () => {
    const { world } = visit('newcomer')
    let turns = 0
    const again = (after: number) => schedule(world, { at: NOON + after, what: 'again', ref: '' })
    again(10)
    const rule = ({ now }: typeof world) => {
      turns++
      again(now - NOON + 10)
    }
    passTime(world, NOON + 35, { again: rule })
    expect(turns).toBe(3)
    expect(world.now).toBe(NOON + 35)
  })
})

describe('pages', () => {
  it('[MEMB-01] start from the newest row; the last one holds the rest', () => {
    const rows = [1, 2, 3, 4, 5]
    const page = (pageNum: number, pageSize = 2) => newestPage(rows, pageNum, pageSize, (row) => row * 10)
    expect([1, 2, 3, 4, 5].map((pageNum) => page(pageNum).list)).toEqual([[50, 40], [30, 20], [10], [], []])
    expect(page(1).pages).toBe(3)
    expect(page(1, 5)).toEqual({ list: [50, 40, 30, 20, 10], pages: 1 })
    expect(page(2, 5).list).toEqual([])
    expect(newestPage([], 1, 20, (row) => row)).toEqual({ list: [], pages: 0 })
    expect(newestPage(rows, 1, 2, (row) => row, [1, 4])).toEqual({ list: [rows[3], rows[2]], pages: 2 })
    expect(newestPage(rows, 2, 2, (row) => row, [1, 4])).toEqual({ list: [rows[1]], pages: 2 })
    expect(newestPage(rows, 1, 2, (row) => row, [4, 1])).toEqual({ list: [], pages: 0 })
  })
})
