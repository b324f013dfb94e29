import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay, formatDayKey, formatTime, formatWhen } from '../../src/i18n/dates'
import { formatDayTime, formatMoment, formatShortDay } from '../../src/i18n/recordDates'
import { LOCALES } from '../../src/i18n/supportedLocales'

/** What a format shows of an instant, by the parts of its local date, in their order. */
const PARTS = {
  year: (at: Date) => at.getFullYear(),
  month: (at: Date) => at.getMonth(),
  day: (at: Date) => at.getDate(),
  hour: (at: Date) => at.getHours(),
  minute: (at: Date) => at.getMinutes(),
  second: (at: Date) => at.getSeconds(),
} as const
type Part = keyof typeof PARTS

const FORMATS: readonly [string, (at: number, locale: string) => string, readonly Part[]][] = [
  ['formatWhen', formatWhen, ['year', 'month', 'day', 'hour', 'minute']],
  ['formatMoment', formatMoment, ['year', 'month', 'day', 'hour', 'minute', 'second']],
  ['formatDay', formatDay, ['year', 'month', 'day']],
  ['formatDayTime', formatDayTime, ['month', 'day', 'hour', 'minute']],
  ['formatShortDay', formatShortDay, ['month', 'day']],
  ['formatTime', formatTime, ['hour', 'minute']],
]

const SECOND = 1_000
/** Spans by which a date may be taken for another one, ms. */
const NEAR = [SECOND, 60, 3_600, 12 * 3_600, 24 * 3_600, 31 * 24 * 3_600, 365 * 24 * 3_600].map((s) => s * SECOND)

const anyInstant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })

describe.each(LOCALES)('[I18N-01] a date shown in $code', ({ code }) => {
  it.each(FORMATS)('by %s is that of its own instants and of no others', (_, format, parts) => {
    const known = (at: Date) => parts.map((part) => PARTS[part](at)).join(' ')
    const pair = fc.tuple(anyInstant, fc.constantFrom(...NEAR)).map(([at, span]) => [at, new Date(at.getTime() + span)])
    fc.assert(
      fc.property(pair, ([one = new Date(0), two = new Date(0)]) => {
        const isSame = format(one.getTime(), code) === format(two.getTime(), code)
        expect(isSame).toBe(known(one) === known(two))
      }),
    )
  })

  it('of a day of the backend has that day’s number, in every zone', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const key = at.toISOString().slice(0, 10)
        expect(formatDayKey(key, code).match(/\d+/g)?.map(Number)).toContain(at.getUTCDate())
      }),
    )
  })
})
