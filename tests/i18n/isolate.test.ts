import { expect, it } from 'vitest'
import { directionOfText, isolate } from '../../src/i18n/isolate'
import { formatValue } from '../../src/i18n/values'

const NAME = 'سارة'

it.each([
  [`${isolate(NAME)} is now a qualified friend`, 'ltr'],
  [`${isolate('Ana')} صار صديقًا مؤهلًا`, 'rtl'],
  ['Welcome', 'ltr'],
  ['123 مرحبًا', 'rtl'],
  ['12.50', 'auto'],
  [isolate(NAME), 'auto'],
] as const)('[I18N-01] %j reads %s, whatever the name in it', (text, direction) => {
  expect(directionOfText(text)).toBe(direction)
})

it('[I18N-01] an Arabic name is isolated in every language, a Latin one in Arabic only', () => {
  expect(formatValue(NAME, 'nickname', 'en-US')).toBe(isolate(NAME))
  expect(formatValue('Ana', 'nickname', 'en-US')).toBe('Ana')
  expect(formatValue('Ana', 'nickname', 'ar')).toBe(isolate('Ana'))
})
