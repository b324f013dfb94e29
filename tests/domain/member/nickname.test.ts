import { afterEach, expect, it, vi } from 'vitest'
import { graphemesOf } from '../../../src/domain/graphemes'
import { cleanNickname } from '../../../src/domain/member/nickname'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const family = '👨‍👩‍👧‍👦'

it.each([
  ['\u202Eevil\u2066 \u200B  name\u0007 ', 'evil name'],
  ['A\u200Dnn', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  [`Ann ${family}`, `Ann ${family}`],
  ['\u{1F600}\u200D', '\u{1F600}'],
  ['\u0600\u{1F600}', '\u{1F600}'],
  ['\u202E\u200B ', ''],
])('[MEMB-01] the nickname %j is saved as %j', (typed, saved) => {
  expect(cleanNickname(typed)).toBe(saved)
})

it('[MEMB-01] a nickname is counted as a reader counts', () => {
  expect(graphemesOf(`Ann ${family}`)).toHaveLength(5)
})

it('[MEMB-01] a browser without the newest regular expressions or segments cleans nicknames, too', async () => {
  class OldRegExp extends RegExp {
    constructor(source: string, flags?: string) {
      if (flags?.includes('v')) throw new SyntaxError('invalid flags')
      super(source, flags)
    }
  }
  vi.stubGlobal('RegExp', OldRegExp)
  const old = await import('../../../src/domain/member/nickname')
  expect([`${family} \u202Eevil`, 'A\u200Dnn', '🇧🇷'].map(old.cleanNickname)).toEqual([`${family} evil`, 'Ann', '🇧🇷'])
  vi.stubGlobal('Intl', {})
  expect(graphemesOf('Añé')).toHaveLength(3)
})
