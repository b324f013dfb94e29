import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../mocks/handlers/answer'
import { localeFor } from '../../../mocks/network/adapters/language'
import { createControls } from '../../../mocks/network/controls/controls'
import { createBackend } from '../../../mocks/network/state/backend'
import { DEFAULT_LOCALE, type Locale, locales, text, translatorFor } from '../../../mocks/world/core/texts'
import { sendMail } from '../../../mocks/world/mail/box'
import { visit } from './support'

const FOLDER = 'mocks/world'
const table = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`${FOLDER}/locales/${locale}.json`, 'utf8'))

const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const keysOf = (locale: string) => [...new Set(Object.keys(table(locale)).map(withoutPlural))].sort()
const blanksOf = (line: string) => [...line.matchAll(/\{\{[^}]*\}\}/g)].map(([blank]) => blank).sort()

describe('the tables of texts', () => {
  it.each(locales)('%s has every text, and nothing else', (locale) => {
    expect(keysOf(locale)).toEqual(keysOf(DEFAULT_LOCALE))
  })

  it.each(locales)('%s has a form for each plural of its language', (locale) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const spoken = table(locale)
    const counted = Object.keys(table(DEFAULT_LOCALE)).filter((key) => key.endsWith('_other'))
    const missing = counted.flatMap((key) =>
      pluralCategories.map((form) => `${withoutPlural(key)}_${form}`).filter((form) => !spoken[form]),
    )
    expect(missing).toEqual([])
  })

  it.each(locales)('%s isolates nicknames, whose script may be another', (locale) => {
    for (const [key, line] of Object.entries(table(locale)))
      expect(line.replaceAll('\u2068{{nickname}}\u2069', ''), key).not.toContain('{{nickname}}')
  })

  it.each(locales)('%s has the same placeholders with the same formats', (locale) => {
    const english = table(DEFAULT_LOCALE)
    for (const [key, line] of Object.entries(table(locale))) {
      const blanks = blanksOf(english[`${withoutPlural(key)}_other`] ?? english[key] ?? '')
      const optional = /_(?:zero|one|two)$/.test(key) ? blanks.filter((blank) => blank !== '{{count}}') : blanks
      expect([blanks, optional], `${locale} ${key}`).toContainEqual(blanksOf(line))
    }
  })

  it.each(locales.filter((locale) => locale !== DEFAULT_LOCALE))('%s is not English', (locale) => {
    const english = table(DEFAULT_LOCALE)
    const long = Object.entries(table(locale)).filter(([key]) => (english[key]?.length ?? 0) > 30)
    expect(long.filter(([key, line]) => line === english[key])).toEqual([])
  })

  it('no rule of the world contains prose', () => {
    // Names are not texts of the backend.
    const own = new Set(['game/names.ts'])
    const prose = /(['`])(?:[A-Z][a-z’]+ [a-z][^'`]*|[^'`]* [a-z]+\.)\1/
    const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !own.has(name))
      .flatMap((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n'))
      .filter((line) => !/^\s*(?:\*|\/\*|\/\/)|Error\(/.test(line) && prose.test(line))
    expect(found).toEqual([])
  })
})

describe('a translated text', () => {
  it('formats amounts and dates for its language, with Latin digits', () => {
    const deposit = text('mail.depositPaid.title', { amount: 123_450 })
    expect(translatorFor('en-US')(deposit)).toBe('Deposit of 1,234.50 credited')
    expect(translatorFor('pt-BR')(deposit)).toContain('1.234,50')
    for (const locale of locales) expect(translatorFor(locale)(deposit)).toMatch(/1.?234.50/)
    expect(translatorFor('en-US')(text('vip.weekly', { day: '2026-01-05' }))).toBe('Weekly bonus, week of Jan 5, 2026')
    expect(translatorFor('ar')(text('mail.maintenance.title', { day: '2026-01-05' }))).toMatch(/2026/)
  })

  it('uses the plurals of its language, and includes other texts', () => {
    expect(translatorFor('en-US')(text('step.rounds', { count: 1 }))).toBe('Play 1 round')
    expect(translatorFor('en-US')(text('step.rounds', { count: 20 }))).toBe('Play 20 rounds')
    const reason = text('order.notPaid')
    for (const locale of locales) {
      const t = translatorFor(locale)
      expect(t(text('mail.depositRejected.body', { orderId: 'K1', reason }))).toContain(t(reason))
    }
  })
})

describe('the language of a reply', () => {
  const mailIn = (guest: ReturnType<typeof visit>, locale: Locale) =>
    answer(guest.world, { name: 'getMail2', token: guest.token, body: { pageNum: 1, pageSize: 1 }, locale })

  it('[I18N-02] [MAIL-01] an old mail is in the language of its reader', () => {
    const guest = visit('newcomer')
    sendMail(guest.world, guest.player, 'vipUp', { level: 3 })
    const titles = locales.map((locale) => {
      const { list } = mailIn(guest, locale) as { list: { title: string }[] }
      return list[0]?.title
    })
    expect(titles).toEqual(locales.map((locale) => translatorFor(locale)(text('mail.vipUp.title', { level: 3 }))))
    expect(new Set(titles).size).toBe(locales.length)
  })

  it('does not affect the world', () => {
    const [one, other] = [visit('collector'), visit('collector')]
    mailIn(one, 'ar')
    mailIn(other, 'en-US')
    expect(JSON.stringify(one.world)).toBe(JSON.stringify(other.world))
  })

  it.each([
    ['pt-BR', 'pt-BR'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es-419'],
    ['ja,vi;q=0.3,ar;q=0.7', 'ar'],
    ['EN-gb', 'en-US'],
    ['*', 'en-US'],
    ['ja, *;q=0.5', 'en-US'],
    ['*;q=0.1, vi', 'vi-VN'],
    ['ja-JP', null],
    ['', null],
  ])('%j asks for %s', (header, locale) => {
    expect(localeFor(header)).toBe(locale)
  })

  it('is English for one without texts, with one note', async () => {
    const notes: string[] = []
    const backend = createBackend({ clock: '2026-01-15T12:00:00Z', note: (what) => notes.push(what) })
    await createControls(backend).reset({ persona: 'regular', clock: '2026-01-15T12:00:00Z' })
    const call = async (language: string) => {
      const headers = { 'accept-language': language }
      const request = { method: 'POST', path: '/app/v1/getActivityIds', headers, body: '{}' }
      const reply = await backend.handle(request)
      return typeof reply === 'object' ? reply.body : reply
    }
    expect(await call('ja-JP')).toContain('Lucky jackpot')
    await call('ja-JP')
    expect(notes).toHaveLength(1)
    expect(await call('*')).toContain('Lucky jackpot')
    expect(await call('vi')).toContain(translatorFor('vi-VN')(text('activity.tasks')))
    expect(notes).toHaveLength(1)
  })
})
