import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount, typedAmount } from '../../../src/domain/amount'
import { cents, formatCents } from '../../../src/domain/money'
import { LOCALES } from '../../../src/i18n/supportedLocales'

const anyAmount = fc.integer({ min: 0, max: 10 ** 13 }).map(cents)
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

it.each(LOCALES)(
  '[WALL-03] an amount is read back as it is written in $code, with or without a currency',
  ({ code }) => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const written = formatCents(amount, code)
        for (const typed of [written, arabic(written), `R$ ${written}`, `${written}\u00a0₫`, `USD ${written}`])
          expect(readAmount(typed, code), typed).toEqual({ amount })
      }),
    )
  },
)

it.each([
  ['1.5', 150],
  ['1.05', 105],
  ['7', 700],
  ['007', 700],
  ['0', 0],
  [' 1,234.5 ', 123_450],
  ['1 234', 123_400],
  ['1 234,5', 123_450],
  ['1\u202f234,50', 123_450],
  ['1.234,50', 123_450],
  ['1.234.567,5', 123_456_750],
  ["1'234.50", 123_450],
  ['1,234', 123_400],
  ['1,23', 123],
  ['٣', 300],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['۱۲٫۵', 1_250],
  ['$5', 500],
  ['€ 1.234,50', 123_450],
  ['1234 đ', 123_400],
  ['US$ 5.00', 500],
  ['\u200f١٢', 1_200],
  ['999999999999.99', 99_999_999_999_999],
  ['１５．５０', 1_550],
  ['१,२३४.५', 123_450],
  ['𝟏𝟐𝟑', 12_300],
  ['١٢،٥', 1_250],
  ['0.50', 50],
  ['00,5', 50],
  ['0000000000001', 100],
  ['1.234.567', 123_456_700],
  ['12,345', 1_234_500],
  ['123,456', 12_345_600],
  [' $5 ', 500],
  [`${' '.repeat(17)}15000.00`, 1_500_000],
  [`${'\u200b \u2060\ufe0f'.repeat(10)}15000.00`, 1_500_000],
])('[WALL-03] "%s" is %i cents in English', (typed, amount) => {
  expect(readAmount(typed)).toEqual({ amount })
})

it.each([
  ['1.234', 'pt-BR', 123_400],
  ['1,234', 'en-US', 123_400],
  ['1٬234', 'pt-BR', 123_400],
  ['1٬234٫5', 'vi-VN', 123_450],
  ['1.50', 'pt-BR', 150],
  ['1,50', 'en-US', 150],
])('[WALL-03] "%s" in %s is %i cents', (typed, locale, amount) => {
  expect(typedAmount(typed, locale)).toBe(amount)
})

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['$', 'empty'],
  ['-1', 'negative'],
  ['−1,50', 'negative'],
  ['1.234', 'fraction'],
  ['1.2345', 'fraction'],
  ['12,34.5678', 'malformed'],
  ['12,34.00', 'malformed'],
  ['1,234,56', 'malformed'],
  ['1,23.456,78', 'malformed'],
  ['1x', 'malformed'],
  ['x1', 'malformed'],
  ['.', 'malformed'],
  ['1.', 'malformed'],
  ['.5', 'malformed'],
  ['1e3', 'malformed'],
  ['1-2', 'malformed'],
  ['abc', 'malformed'],
  ['9999999999999', 'tooLarge'],
  ['+5', 'malformed'],
  ['5²', 'malformed'],
  ['0.123.456', 'malformed'],
  ['0,123,456.78', 'malformed'],
  ['٠٬٥٠٠', 'malformed'],
  ["0'500", 'malformed'],
  ['0 500', 'malformed'],
  ['0  500', 'malformed'],
  ['1,2345.6', 'malformed'],
  ['-1x', 'malformed'],
  ['1234,567', 'fraction'],
  ['01,234', 'fraction'],
  ['1٬50', 'malformed'],
])('[WALL-03] "%s" is refused: %s', (typed, problem) => {
  expect(readAmount(typed)).toEqual({ problem })
  expect(typedAmount(typed)).toBeNull()
})

it('[WALL-03] never guesses: what it reads has the digits that were typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 }), (typed) => {
      const read = readAmount(typed)
      if (!('amount' in read)) return
      const shown = formatCents(read.amount)
        .replace(/[.,]/g, '')
        .replace(/^0+/, '')
        .replace(/0{0,2}$/, '')
      expect(
        typed
          .replace(/[.,]/g, '')
          .replace(/^0+/, '')
          .replace(/0{0,2}$/, ''),
      ).toContain(shown.replace(/0+$/, ''))
    }),
  )
})

it.each(LOCALES)('[WALL-03] in $code a text that begins with 0 and a mark is less than one', ({ code }) => {
  const mark = fc.constantFrom(...".,'٫٬،’ ")
  const rest = fc.string({ unit: fc.constantFrom(...'0123456789.,٫٬'), maxLength: 8 })
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  fc.assert(
    fc.property(fc.constantFrom('0', '00', '٠', '０', 'R$ 0'), mark, digit, rest, (zero, mark, digit, rest) => {
      expect(typedAmount(zero + mark + digit + rest, code) ?? 0).toBeLessThan(100)
    }),
  )
  for (const typed of ['0,100', '0.500', '00.500', '٠٫١٠٠', '1٫234'])
    expect(readAmount(typed, code), typed).toEqual({ problem: 'fraction' })
})
