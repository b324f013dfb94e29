import { describe, expect, it } from 'vitest'
import { locales } from '../../../mocks/world/core/texts'
import { localeFor, personFor, personIn } from '../../../mocks/world/people/person'
import { thousand } from './support'

describe('invented people', () => {
  it('[MOCK-05] are the same for the same seed and entity, and others for another', () => {
    expect(thousand()).toEqual(thousand())
    const nicknames = (seed: number) => new Set(thousand(seed).map(({ nickname }) => nickname))
    const [ones, twos] = [nicknames(1), nicknames(2)]
    expect([...ones].filter((nickname) => twos.has(nickname)).length).toBeLessThan(60)
  })

  it('[MOCK-05] do not depend on who was drawn before', () => {
    const alone = personFor(3, 'friend', 7)
    personFor(3, 'friend', 6)
    expect(personFor(3, 'friend', 7)).toEqual(alone)
  })

  it('[MOCK-05] have nicknames a player may choose, at least 900 of a thousand distinct', () => {
    const nicknames = thousand().map(({ nickname }) => nickname)
    expect(new Set(nicknames).size).toBeGreaterThanOrEqual(900)
    const unfit = nicknames.filter(
      (name) => name.length < 2 || name.length > 20 || name !== name.normalize('NFC').trim(),
    )
    expect(unfit).toEqual([])
  })

  it('[MOCK-05] are mostly from one market, and from all five', () => {
    const counts = locales.map((locale) => thousand().filter((person) => person.locale === locale).length)
    expect(Math.min(...counts)).toBeGreaterThan(20)
    expect(Math.max(...counts)).toBe(thousand().filter(({ locale }) => locale === 'en-US').length)
    expect(localeFor(1, 'test', 0)).toBe(personFor(1, 'test', 0).locale)
  })

  it('[MOCK-05] are named in the script and order of their language', () => {
    const many = (locale: (typeof locales)[number]) =>
      Array.from({ length: 50 }, (_, number) => personIn(locale, 1, 'named', number))
    for (const { fullName } of many('ar')) expect(fullName).toMatch(/^[\p{Script=Arabic}\s]+$/u)
    for (const { fullName, lastName } of many('vi-VN')) expect(fullName.startsWith(lastName)).toBe(true)
    for (const { fullName, firstName } of many('pt-BR')) expect(fullName.startsWith(firstName)).toBe(true)
  })
})
