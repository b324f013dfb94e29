import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '../../src/i18n/supportedLocales'
import { equalTexts } from './equalTexts'
import { allTexts, baseKey, categoryOf, linesOf, modelOf, nounsOf, placeholdersOf, TRANSLATED, textsOf } from './texts'

const english = allTexts(DEFAULT_LOCALE)
const codes = LOCALES.map(({ code }) => code)

/** Plural categories of a language with exactly one number, whose texts may spell it out. */
const single: Readonly<Record<string, readonly string[]>> = { ar: ['zero', 'one', 'two'] }

describe('[I18N-01] the default locale', () => {
  it('is en-US, the first of five, of which one runs from right to left', () => {
    expect(DEFAULT_LOCALE).toBe('en-US')
    expect(codes).toEqual(['en-US', 'pt-BR', 'es-419', 'vi-VN', 'ar'])
    expect(LOCALES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ar'])
  })

  it('says in English what the specification quotes', () => {
    expect(english.get('tips.title')).toBe('Tips')
    expect(english.get('error.timeout')).toBe('The request has timed out, please try again later')
    expect(english.get('error.404.title')).toBe('Page Not Found')
    expect(english.get('error.500.title')).toBe('Internal Server Error')
    expect(english.get('jackpot.lucky')).toBe('LUCKY GUY')
    expect(english.get('jackpot.spin')).toBe('SPIN')
    expect(english.get('reward.continue')).toBe('TAP THE SCREEN TO CONTINUE')
  })
})

/** In English alone the jackpot stands before the amount. Elsewhere another order would swap two values. */
const OTHER_ORDER = 'home.winner.jackpot'

describe.each(codes)('every text file of %s', (locale) => {
  const texts = allTexts(locale)

  it('[I18N-01] is there and has each key once', () => {
    expect(nounsOf(locale)).toEqual(nounsOf(DEFAULT_LOCALE))
    expect(linesOf(locale)).toBe(texts.size)
    for (const noun of nounsOf(locale)) {
      const keys = (of: string) => [...new Set(Object.keys(textsOf(of, noun)).map(baseKey))].sort()
      expect(keys(locale), noun).toEqual(keys(DEFAULT_LOCALE))
    }
  })

  it('has a form for each plural category of the language and no other', () => {
    const wanted = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort()
    const counted = [...new Set([...texts.keys()].filter(categoryOf).map(baseKey))]
    expect(counted.length).toBeGreaterThan(3)
    for (const key of counted) {
      const forms = [...texts.keys()].filter((one) => baseKey(one) === key).map((one) => categoryOf(one) ?? 'none')
      expect(forms.sort(), key).toEqual(wanted)
    }
  })

  it('has the placeholders of the English text, in its order', () => {
    for (const [key, text] of texts) {
      const wanted = placeholdersOf(english.get(modelOf(key, english)) ?? '')
      const placeholders = placeholdersOf(text)
      const category = categoryOf(key)
      const inWords =
        category !== undefined && single[locale]?.includes(category) && !placeholders.includes('{{count}}')
      const expected = inWords ? wanted.filter((one) => one !== '{{count}}') : wanted
      if (key === OTHER_ORDER) expect(placeholders.sort(), key).toEqual(expected.sort())
      else expect(placeholders, key).toEqual(expected)
    }
  })

  it('is clean: nothing empty, no space at an end or twice, no broken placeholder, no half mark of direction', () => {
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/\S/)
      expect(text, key).toBe(text.trim().replace(/ {2,}/g, ' ').normalize('NFC'))
      expect(text.replace(/\{\{\w+\}\}|<\w+\/>/g, ''), key).not.toMatch(/[{}<>]|\$t\(/)
      expect(text.split(/[\u2066-\u2068]/).length, key).toBe(text.split('\u2069').length)
    }
  })

  it('puts no pressure on anybody', () => {
    const pressure =
      /hurry|last chance|almost won|don.t miss|only today|corra|última chance|quase ganhou|não perca|apúrate|última oportunidad|casi ganas|no te pierdas|nhanh lên|cơ hội cuối|suýt trúng|đừng bỏ lỡ|أسرع|آخر فرصة|كدت تفوز|لا تفوّت/i
    for (const [key, text] of texts) expect(text, key).not.toMatch(pressure)
  })
})

describe.each(TRANSLATED)('the texts in %s', (locale) => {
  const texts = allTexts(locale)

  it('[I18N-01] are translated: only names and words of the field are the same as in English', () => {
    const same = [...texts].filter(([key, text]) => english.get(modelOf(key, english)) === text).map(([key]) => key)
    expect(same.sort()).toEqual([...(equalTexts[locale] ?? [])].sort())
  })

  it('keep short labels short', () => {
    const labels = /^(?:nav\.(?!label)|jackpot\.(?:spin|record|rank|rules|mega|major|minor|mini)$|home\.(?:tag|type)\.)/
    for (const [key, text] of texts) if (labels.test(key)) expect([...text].length, key).toBeLessThanOrEqual(12)
  })
})

describe('the texts in ar', () => {
  it('are in Arabic letters, with Latin names only where they are names, and Latin digits', () => {
    const names = /\b(?:VIP|Kismara|Safari|QR|SHA-256)\b/g
    for (const [key, text] of allTexts('ar')) {
      const own = text.replace(/\{\{\w+\}\}|<\w+\/>/g, '').replace(names, '')
      expect(own, key).not.toMatch(/[A-Za-z]/)
      expect(own, key).not.toMatch(/[٠-٩۰-۹]/)
    }
  })
})
