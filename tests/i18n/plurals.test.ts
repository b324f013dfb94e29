import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/i18n/supportedLocales'
import { allTexts, baseKey, categoryOf } from './texts'

/** Categories whose nouns differ in form; a text that spells its number out has none after it. */
const APART = [
  ['one', 'other'],
  ['few', 'many'],
  ['few', 'other'],
] as const

// "Gift" also stands before "coupons".
const wordAfterCount = (text: string): string | undefined => /\{\{count\}\} (?:de |gift )?(\p{L}+)/u.exec(text)?.[1]

interface Counted {
  base: string
  category: string
  word: string
}

type Texts = readonly (readonly [key: string, text: string])[]

/** The words that follow a number, but for those that never change, such as "more". */
const countedWords = (texts: Texts): Counted[] => {
  const all = texts.flatMap(([key, text]) => {
    const [category, word] = [categoryOf(key), wordAfterCount(text)]
    return category && word ? [{ base: baseKey(key), category, word }] : []
  })
  const others = all.filter(({ base, word }) => all.some((one) => one.base === base && one.word !== word))
  const changing = new Set(others.map(({ word }) => word))
  return all.filter(({ word }) => changing.has(word))
}

/** Words with the form of one number that stand after another one. */
const misplaced = (texts: Texts): string[] => {
  const words = countedWords(texts)
  const after = (category: string) => new Set(words.filter((one) => one.category === category).map(({ word }) => word))
  return APART.flatMap(([one, other]) => {
    const others = after(other)
    return [...after(one)].filter((word) => others.has(word))
  })
}

describe.each(LOCALES.map(({ code }) => code))('[I18N-01] numbers in %s', (locale) => {
  const ofTheWorld: Record<string, string> = JSON.parse(readFileSync(`mocks/world/locales/${locale}.json`, 'utf8'))
  const texts = [...allTexts(locale), ...Object.entries(ofTheWorld)]

  it('stand before the form of the noun that they ask for', () => {
    expect(misplaced(texts)).toEqual([])
  })
})

it('[I18N-01] a noun in the form of another number is found, one that never changes is not', () => {
  const day = { one: '{{count}} day', other: '{{count}} days' }
  const [one, other] = [['a_one', day.one] as const, ['a_other', day.other] as const]
  expect(misplaced([one, other, ['b_one', '{{count}} more'], ['b_other', '{{count}} more']])).toEqual([])
  expect(misplaced([one, other, ['b_one', day.other], ['b_other', day.other]])).toEqual(['days'])
})
