import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/i18n/locales'
import { filesOf, textOf } from './support'

const scripts = filesOf('dist').filter((file) => file.endsWith('.js'))
const code = new Map(scripts.map((file) => [file, textOf('dist', file)]))

/** Scripts with the longest text of a file that reads the same in code. */
const filesWith = (locale: string, noun: string) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${locale}/${noun}.json`, 'utf8'))
  const plain = Object.values(texts).filter((text) => !/["'`\\\n]/.test(text))
  const longest = plain.reduce((a, b) => (b.length > a.length ? b : a))
  return scripts.filter((file) => code.get(file)?.includes(longest))
}

describe('[I18N-01] the texts of the production build', () => {
  it.each(LOCALES.filter(({ code }) => code !== 'en-US'))('of $code are in its own folder only', ({ code }) => {
    for (const noun of ['common', 'home', 'messages', 'deposit']) {
      const file = expect.stringMatching(new RegExp(`^assets/language/${code}/`))
      expect(filesWith(code, noun)).toEqual([file])
    }
  })

  it('are in the first load only in English, and only the common ones', () => {
    expect(filesWith('en-US', 'common')).toEqual([expect.stringMatching(/^assets\/first-/)])
    expect(filesWith('en-US', 'home')).toEqual([expect.stringMatching(/^assets\/fold-/)])
    expect(filesWith('en-US', 'deposit')).toEqual([expect.stringMatching(/^assets\/deposit-/)])
  })

  it('contain nothing of the pseudo-locale', () => {
    expect(scripts.filter((file) => code.get(file)?.includes('en-XA'))).toEqual([])
  })
})
