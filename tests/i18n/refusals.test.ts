import { describe, expect, it } from 'vitest'
import { contract } from '../../src/contract'
import { REFUSAL } from '../../src/contract/core/refusals'
import { refusalsOf } from '../../src/contract/core/refusalsOf'
import { LOCALES } from '../../src/i18n/supportedLocales'
import { formatValue } from '../../src/i18n/values'
import { failureMessage } from '../../src/stores/data/message'
import { textsOf } from './texts'

/** Calls of sign-in, of the player's own pages and of games. */
const NOUNS = ['auth', 'session', 'user', 'care', 'config', 'game', 'likes']

const codesOf = (noun: string): number[] =>
  contract.filter((one) => one.noun === noun).flatMap(({ call }) => refusalsOf(call).map((name) => REFUSAL[name]))

/** 401 ends the session and has a screen of its own. */
const codes = [...new Set(NOUNS.flatMap(codesOf))].filter((code) => code !== REFUSAL.unauthorized)

/** The sentence shown for a code; undefined when there is only the general one. */
const sentences = (locale: string) => {
  const texts = textsOf(locale, 'messages')
  return codes.map((code) => texts[failureMessage({ kind: 'refused', code }).keys[0]])
}

describe('[ERR-03] every refusal of sign-in, member and games', () => {
  it('is a code of a call: each of these nouns has calls, and sign-in has most of the codes', () => {
    expect(NOUNS.filter((noun) => codesOf(noun).length === 0)).toEqual([])
    expect(codes).toEqual(expect.arrayContaining([1400, 1500, 2001, 2008, 2016, 3002, 5001, 5002, 5005]))
  })

  it.each(LOCALES.map(({ code }) => code))('has a sentence of its own in %s, loaded with every page', (locale) => {
    const said = sentences(locale)
    expect(codes.filter((_, index) => !said[index])).toEqual([])
    expect(new Set(said).size).toBe(codes.length)
  })

  it.each(LOCALES.map(({ code }) => code))('of a break says until when in %s, where that is known', (locale) => {
    const until = Date.parse('2026-03-02T12:00:00Z')
    for (const code of [REFUSAL.playPaused, REFUSAL.selfExcluded]) {
      const { keys, values = {} } = failureMessage({ kind: 'refused', code }, until)
      expect(textsOf(locale, 'messages')[keys[0]]).toContain('{{until}}')
      expect(formatValue(values['until'], 'until', locale)).toContain('2026')
    }
  })

  it('is not said in English elsewhere', () => {
    const [english = [], ...others] = LOCALES.map(({ code }) => sentences(code))
    for (const other of others) expect(other.filter((sentence) => english.includes(sentence))).toEqual([])
  })
})
