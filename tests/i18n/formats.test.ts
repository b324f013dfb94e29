import { describe, expect, it } from 'vitest'
import { cents, formatCents } from '../../src/domain/money'
import { formatDayKey, formatDeadline, formatOf, formatWhen } from '../../src/i18n/dates'
import { languageName } from '../../src/i18n/languageName'
import { formatNumber, formatPercent } from '../../src/i18n/numbers'
import { chooseLocale, directionOf, LOCALES } from '../../src/i18n/supportedLocales'

const codes = LOCALES.map(({ code }) => code)
const noon = new Date(2026, 0, 31, 15, 4).getTime()

describe('[I18N-01] numbers, amounts and dates', () => {
  it('have the marks of the language', () => {
    const said = (write: (locale: string) => string) => codes.map(write)
    expect(said((locale) => formatCents(cents(123_456_789), locale))).toEqual([
      ...['1,234,567.89', '1.234.567,89', '1,234,567.89', '1.234.567,89', '1,234,567.89'],
    ])
    expect(said((locale) => formatNumber(12_345, locale))).toEqual(['12,345', '12.345', '12,345', '12.345', '12,345'])
    expect(said((locale) => formatPercent(0.25, locale).replace(/[\u200e\u00a0]/g, ''))).toEqual(codes.map(() => '25%'))
  })

  it.each(codes)('are in Latin digits in %s, and a date has day, month, year and minute', (locale) => {
    const said = formatWhen(noon, locale)
    expect(said).toMatch(/2026/)
    expect(said).toMatch(/31/)
    expect(said).toMatch(/04/)
    const all = [said, formatNumber(9_876, locale), formatPercent(0.5, locale), formatCents(cents(-1), locale)].join(
      ' ',
    )
    expect(all).not.toMatch(/[٠-٩۰-۹]/)
  })

  it.each(codes)('of up to three digits are those of Intl in %s', (locale) => {
    const intl = new Intl.NumberFormat(`${locale}-u-nu-latn`)
    const counts = [0, 7, 42, 999, 1000, 1.5, -1]
    expect(counts.map((count) => formatNumber(count, locale))).toEqual(counts.map((count) => intl.format(count)))
  })

  it.each(codes)('break only between date and time in %s', (locale) => {
    expect(formatWhen(noon, locale).split(' ')).toHaveLength(2)
  })

  it('are of the named parts, whatever was formatted before with the same values', () => {
    expect(formatOf('en-US', { dateStyle: 'long' }).format(noon)).toBe('January 31, 2026')
    expect(formatOf('en-US', { month: 'long' }).format(noon)).toBe('January')
    expect(formatOf('en-US', { weekday: 'long' }).format(noon)).toBe('Saturday')
    expect(formatDayKey('2026-01-31', 'en-US', 'weekday')).toBe('Sat')
    expect(formatDayKey('2026-01-31', 'en-US', 'month')).toBe('Jan')
    expect(formatOf('en-US', { month: 'short' })).toBe(formatOf('en-US', { month: 'short' }))
  })

  it('follow the order of the language', () => {
    const day = (locale: string) => formatWhen(noon, locale).replace(/[\u200e\u200f\u202f\u00a0]/g, ' ')
    expect(day('en-US')).toMatch(/^Jan 31, 2026/)
    expect(day('pt-BR')).toMatch(/31 de jan\. de 2026/)
    expect(day('es-419')).toMatch(/31 ene 2026/)
    expect(day('vi-VN')).toMatch(/31 thg 1, 2026/)
  })
})

describe('[I18N-01] the language of a visit', () => {
  it.each([
    [['pt-BR'], 'pt-BR'],
    [['pt-PT', 'en-US'], 'pt-BR'],
    [[null, 'es-MX'], 'es-419'],
    [['AR-eg'], 'ar'],
    [['fr-FR', 'vi'], 'vi-VN'],
    [['fr-FR'], 'en-US'],
    [[], 'en-US'],
    [['', undefined, 'xx'], 'en-US'],
  ])('preferred as %j is %s', (preferred, locale) => {
    expect(chooseLocale(preferred)).toBe(locale)
  })

  it('is offered by its own name', () => {
    expect(codes.map(languageName)).toEqual([
      ...['English', 'Português', 'Español (Latinoamérica)', 'Tiếng Việt', 'العربية'],
    ])
  })

  it('has a direction', () => {
    expect(codes.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'rtl'])
    expect(directionOf('en-XA')).toBe('ltr')
  })
})

describe('[I18N-01] a deadline', () => {
  it('at midnight is the end of the day before, and needs no time; at any other instant it has one', () => {
    const said = (at: Date) => formatDeadline(at.getTime(), 'en-US').replace(/\s/g, ' ')
    expect(said(new Date(2026, 5, 14))).toBe('Jun 13')
    expect(said(new Date(2026, 5, 14, 12))).toBe('Jun 14, 12:00 PM')
    expect(said(new Date(2026, 5, 13, 23, 59))).toBe('Jun 13, 11:59 PM')
  })
})
