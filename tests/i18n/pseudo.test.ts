import { describe, expect, it } from 'vitest'
import { pseudo } from '../../.storybook/world/pseudo'
import { allTexts, placeholdersOf } from './texts'

describe('the pseudo-locale', () => {
  it('says every text 40 % longer, in brackets, with its placeholders, and without a plain letter', () => {
    for (const [key, text] of allTexts('en-US')) {
      const said = pseudo(text)
      expect(said, key).toMatch(/^\[.+\]$/su)
      expect(placeholdersOf(said), key).toEqual(placeholdersOf(text))
      const words = (of: string) => of.replace(/\{\{\w+\}\}|<\w+\/>/g, '')
      expect([...words(said)].length, key).toBeGreaterThanOrEqual([...words(text)].length * 1.4)
      expect(words(said), key).not.toMatch(/[A-PR-WYZa-pr-wyz]/)
    }
  })

  it('keeps words apart, so that what wraps in English wraps', () => {
    expect(pseudo('Log out')).toBe('[Ļööğ öúţ]')
    expect(pseudo('{{count}} games')).toBe('[{{count}} ğááɱéš]')
  })
})
