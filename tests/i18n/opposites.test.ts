import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '../../src/i18n/supportedLocales'
import { allTexts } from './texts'

/** How a text says one of two opposites, by locale; `key` = how keys name it. */
type Side = Readonly<Record<LocaleCode, RegExp>> & { readonly key?: RegExp }

/** A longer text says the same in other words. */
const LONGEST = 100

/** Pairs that a slip swaps without anybody noticing. */
const OPPOSITES: Readonly<Record<string, readonly [Side, Side]>> = {
  'at least, at most': [
    {
      key: /belowMinimum$/,
      'en-US': /\b(?:or more|at least|minimum)\b/i,
      'pt-BR': /ou mais|pelo menos|ao menos|no mínimo|mínim|a partir de/i,
      'es-419': /o más|al menos|por lo menos|como mínimo|mínim/i,
      'vi-VN': /trở lên|ít nhất|tối thiểu|^nhập từ/i,
      ar: /أو أكثر|فأكثر|على الأقل|الحد الأدنى|حد أدنى/,
    },
    {
      key: /aboveMaximum$/,
      'en-US': /\b(?:or less|at most|maximum)\b/i,
      'pt-BR': /ou menos|no máximo|máxim/i,
      'es-419': /o menos|como máximo|máxim/i,
      'vi-VN': /trở xuống|nhiều nhất|tối đa|không quá/i,
      ar: /أو أقل|فأقل|على الأكثر|الحد الأقصى|حد أقصى/,
    },
  ],
  'show, hide': [
    {
      key: /(?:^|\.)show(?=[A-Z]|$)/,
      'en-US': /^show\b/i,
      'pt-BR': /^(?:mostrar|ver|exibir)/i,
      'es-419': /^(?:mostrar|ver)/i,
      'vi-VN': /^(?:hiện|hiển thị|xem)/i,
      ar: /^(?:إظهار|عرض|أظهر|اعرض)/,
    },
    {
      key: /(?<!name)(?:^|\.)hide(?=[A-Z]|$)/,
      'en-US': /^hide\b/i,
      'pt-BR': /^(?:ocultar|esconder)/i,
      'es-419': /^ocultar/i,
      'vi-VN': /^ẩn/i,
      ar: /^(?:إخفاء|أخف)/,
    },
  ],
  'before, after': [
    {
      key: /[bB]efore$/,
      'en-US': /\bbefore\b/i,
      'pt-BR': /\bantes\b|anterior|^faltam /i,
      'es-419': /\bantes\b|anterior|previo|^faltan /i,
      'vi-VN': /trước/i,
      ar: /قبل|السابق/,
    },
    {
      key: /[bB]alanceAfter$|^withdraw\.after$/,
      'en-US': /\bafter(?:ward)?\b/i,
      'pt-BR': /depois|após|assim que/i,
      'es-419': /después|tras\b|luego|posterior|\bal (?:terminar|iniciar)/i,
      'vi-VN': /sau|khi/i,
      ar: /بعد|عقب/,
    },
  ],
  'on, off': [
    {
      'en-US': /\bturn(?:ed)? on\b|\bresume\b/i,
      'pt-BR': /ativ|retomar|continuar/i,
      'es-419': /activ|reanudar|continuar/i,
      'vi-VN': /bật|tiếp tục|chạy/i,
      ar: /تشغيل|تفعيل|شغ|فعّل|استئناف|متابعة/,
    },
    {
      'en-US': /\bturn(?:ed)? off\b|\bpause\b/i,
      'pt-BR': /desativ|pausa/i,
      'es-419': /desactiv|pausa/i,
      'vi-VN': /tắt|tạm dừng/i,
      ar: /إيقاف|تعطيل|أوقف|عطّل|مؤقت/,
    },
  ],
  'into the safe-box, out of it': [
    {
      key: /^safebox\.(?:view|go|moved)\.in$/,
      'en-US': /\bput in\b|\bin your safe-box\b/i,
      'pt-BR': /guardar|no seu cofre/i,
      'es-419': /guardar|en tu caja/i,
      'vi-VN': /vào|trong két|gửi/i,
      ar: /إيداع|في (?:ال)?خزن|لتضعه/,
    },
    {
      key: /^safebox\.(?:view|go|moved)\.out$/,
      'en-US': /\btake out\b|\bback in your balance\b/i,
      'pt-BR': /retirar|volt[ao]/i,
      'es-419': /sacar|v[ou]elv|vuelta|volvi/i,
      'vi-VN': /lấy ra|(?:về|trở lại) số dư/i,
      ar: /سحب|من الخزنة|عاد/,
    },
  ],
  'deposit, withdrawal': [
    {
      'en-US': /\bdeposit/i,
      'pt-BR': /dep[oó]sit/i,
      'es-419': /dep[oó]sit/i,
      'vi-VN': /nạp/i,
      ar: /إيداع|أودع|تودع|أودِع/,
    },
    {
      'en-US': /\bwithdr[ae]w|\bcash.?out/i,
      'pt-BR': /saque|sac[ao]|retir/i,
      'es-419': /retir|saca|cobr/i,
      'vi-VN': /rút/i,
      ar: /سحب|سحوب/,
    },
  ],
  'day, week': [
    {
      'en-US': /\bda(?:y|ily)\b(?!\}\})/i,
      'pt-BR': /\bdia|diári/i,
      'es-419': /\bdía|diari/i,
      'vi-VN': /ngày|điểm danh/i,
      ar: /يوم/,
    },
    {
      'en-US': /\bweek(?:ly)?\b/i,
      'pt-BR': /seman/i,
      'es-419': /seman/i,
      'vi-VN': /tuần/i,
      ar: /أسبوع/,
    },
  ],
  'week, month': [
    {
      'en-US': /\bweek(?:ly)?\b/i,
      'pt-BR': /seman/i,
      'es-419': /seman/i,
      'vi-VN': /tuần/i,
      ar: /أسبوع/,
    },
    {
      'en-US': /\bmonth(?:ly)?\b/i,
      'pt-BR': /m[eê]s|mensa/i,
      'es-419': /mes\b|mensual/i,
      'vi-VN': /tháng/i,
      ar: /شهر/,
    },
  ],
  'won, lost': [
    {
      'en-US': /\bw[oi]n(?:s|nings)?\b(?!’t)/i,
      'pt-BR': /ganh|prêmio|vitória|venc|\bsaem\b/i,
      'es-419': /gan|premio/i,
      'vi-VN': /thắng|trúng|nhận/i,
      ar: /فوز|فاز|يفز|ربح|كسب|فزت|مكاسب|أرباح|حصلت/,
    },
    {
      'en-US': /(?<!connection |got )\blos(?:t|e|s|ses)\b(?! the connection)/i,
      'pt-BR': /perd/i,
      'es-419': /p[eé]rd|pierd/i,
      'vi-VN': /thua|mất|lỗ/i,
      ar: /خسار|خسر|فقد|ضاع|تضيع/,
    },
  ],
}

const english = allTexts(DEFAULT_LOCALE)

/** Keys whose English text says one side of a pair and not the other. */
const keysOf = (own: Side, other: Side): string[] =>
  [...english]
    .filter(([, text]) => text.length <= LONGEST && own['en-US'].test(text) && !other['en-US'].test(text))
    .map(([key]) => key)

const sides = Object.entries(OPPOSITES).flatMap(([name, [one, other]]) => [
  { name, place: 'first', own: one, other },
  { name, place: 'second', own: other, other: one },
])

describe.each(sides)('[I18N-01] the $place of "$name"', ({ own, other }) => {
  it('is said by keys and English alike', () => {
    const wrong = [...english].filter(([key, text]) => own.key?.test(key) && !own['en-US'].test(text))
    expect(wrong).toEqual([])
  })

  it.each(LOCALES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE))('is said in %s', (locale) => {
    const texts = allTexts(locale)
    const keys = keysOf(own, other)
    expect(keys.length).toBeGreaterThan(0)
    const wrong = keys.flatMap((key) => {
      const text = texts.get(key)
      // A language without this plural has none.
      return text === undefined || own[locale].test(text) ? [] : [[key, english.get(key), text]]
    })
    expect(wrong).toEqual([])
  })
})
