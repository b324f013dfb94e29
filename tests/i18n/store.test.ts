import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTexts } from '../../src/i18n/files'
import { LOCALES } from '../../src/i18n/supportedLocales'
import { TextStore } from '../../src/i18n/texts'
import { failureMessage } from '../../src/stores/data/message'
import { allTexts } from './texts'

const opened = () => {
  const texts = new TextStore()
  texts.readBy(readTexts)
  return texts
}
/** A text store started in a locale. */
const speaking = async (locale: (typeof LOCALES)[number]['code'], ...nouns: string[]) => {
  const texts = opened()
  await Promise.all([texts.use(locale), texts.load('common', ...nouns)])
  return texts
}
const bundles = ({ i18n }: TextStore) =>
  LOCALES.map(({ code }) => code).filter((code) => i18n.hasResourceBundle(code, 'translation'))

describe('[I18N-01] texts', () => {
  it('start in en-US and load file by file', async () => {
    const texts = opened()
    await texts.load('common')
    expect(texts.i18n.language).toBe('en-US')
    expect(texts.t('nav.home')).toBe('Home')
    expect(texts.t('auth.welcome')).toBe('auth.welcome')
    await texts.load('auth')
    expect(texts.t('auth.welcome')).toBe('Welcome back')
  })

  it('start in another language without a word of English being read', async () => {
    const texts = await speaking('vi-VN', 'lobby')
    expect(texts.t('lobby.all')).toBe('Tất cả trò chơi')
    expect(bundles(texts)).toEqual(['vi-VN'])
  })

  it('switch without a reload, with everything in use, and tell of it once', async () => {
    const texts = await speaking('en-US', 'lobby')
    const notified: string[] = []
    texts.onChange(() => notified.push(texts.t('lobby.all')))
    await texts.use('pt-BR')
    expect(notified).toEqual(['Todos os jogos'])
    expect(texts.t('nav.home')).toBe('Início')
    expect(texts.t('auth.welcome')).toBe('auth.welcome')
  })

  it('are in the new language for a screen that is opened during a switch', async () => {
    const texts = await speaking('en-US')
    const switched = texts.use('ar')
    await texts.load('jackpot')
    expect(texts.t('jackpot.title')).toBe('جاكبوت الحظ')
    await switched
  })

  it('end in the language that was asked for last', async () => {
    const texts = await speaking('en-US', 'auth', 'home', 'jackpot')
    await Promise.all([texts.use('ar'), texts.use('pt-BR'), texts.use('es-419')])
    expect(texts.i18n.language).toBe('es-419')
    expect(texts.t('auth.password')).toBe('Contraseña')
  })
})

describe('[ERR-02] a text file that fails to load', () => {
  const file = '../../src/i18n/locales/ar/game.json'
  const warned = vi.fn()
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(warned)
    vi.doMock(file, () => {
      throw new Error('no network')
    })
  })
  afterEach(() => {
    vi.doUnmock(file)
    vi.resetModules()
    vi.restoreAllMocks()
    warned.mockClear()
  })

  it('is only logged; English replaces it, and it is requested again', async () => {
    const texts = await speaking('ar', 'game')
    expect(warned).toHaveBeenCalledTimes(1)
    expect(warned.mock.calls[0]?.[0]).toBe('texts ar/game did not load')
    expect(texts.i18n.language).toBe('ar')
    expect(texts.t('game.leave')).toBe('Leave game')
    expect(texts.t('nav.home')).toBe('الرئيسية')
    vi.doUnmock(file)
    await texts.load('game')
    expect(texts.t('game.leave')).toBe('مغادرة اللعبة')
  })
})

describe('values in texts', () => {
  it('a count is written by the rules of the language and chooses the form', async () => {
    const said = async (locale: (typeof LOCALES)[number]['code'], ...counts: number[]) => {
      const { t } = await speaking(locale, 'lobby')
      return counts.map((count) => t('lobby.count', { count }))
    }
    expect(await said('en-US', 0, 1, 1234)).toEqual(['0 games', '1 game', '1,234 games'])
    expect(await said('pt-BR', 0, 2, 1234, 1e6)).toEqual(['0 jogo', '2 jogos', '1.234 jogos', '1.000.000 de jogos'])
    expect(await said('es-419', 0, 1, 1234, 2e6)).toEqual([
      '0 juegos',
      '1 juego',
      '1,234 juegos',
      '2,000,000 de juegos',
    ])
    expect(await said('vi-VN', 1, 1234)).toEqual(['1 trò chơi', '1.234 trò chơi'])
    expect(await said('ar', 0, 1, 2, 3, 11, 100)).toEqual([
      'لا ألعاب',
      'لعبة واحدة',
      'لعبتان',
      '3 ألعاب',
      '11 لعبة',
      '100 لعبة',
    ])
  })

  it('a code is no quantity: it keeps its digits', async () => {
    const { t } = await speaking('en-US', 'messages')
    expect(t('error.refused', { code: 2011 })).toBe('That didn’t work (code 2011).')
  })

  it('words and amounts are set apart where the language runs from right to left, nowhere else', async () => {
    const arabic = await speaking('ar', 'messages', 'member', 'jackpot')
    expect(arabic.t('error.404.text', { path: '/a/b' })).toBe('المسار \u2068/a/b\u2069 غير موجود.')
    expect(arabic.t('jackpot.result.won', { prize: '-1.00' })).toBe('ربحت \u2068-1.00\u2069')
    expect(arabic.t('member.level', { level: 3 })).toBe('VIP 3')
    expect(arabic.t('jackpot.prize.jackpot', { name: 'x', amount: '' }).trim()).toBe('\u2068x\u2069')
    const english = await speaking('en-US', 'messages')
    expect(english.t('error.404.text', { path: '/a/b' })).toBe('There’s no page at /a/b.')
  })

  it.each(LOCALES.map(({ code }) => code))('every failure has a text in %s with all its values', async (locale) => {
    const { t } = await speaking(locale, 'messages')
    const own = allTexts(locale)
    const failures = [
      ...[{ kind: 'timeout' }, { kind: 'offline' }, { kind: 'unauthorized' }, { kind: 'refused', code: 2001 }],
      ...[
        { kind: 'refused', code: 9999 },
        { kind: 'broken', status: 502, why: 'html' },
      ],
    ] as const
    for (const failure of failures) {
      const { keys, values } = failureMessage(failure)
      // Stores use plain string keys, which the typed function does not accept.
      const said = String(t([...keys] as never, values as never))
      expect(
        keys.some((key) => own.has(key)),
        said,
      ).toBe(true)
      expect(said).not.toMatch(/\{\{|^error\.|^refusal\./)
    }
    expect(String(t('error.refused', { code: 9999 }))).toContain('9999')
  })
})
