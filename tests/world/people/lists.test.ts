import { describe, expect, it } from 'vitest'
import { locales, translatorFor } from '../../../mocks/world/core/texts'
import { plain } from '../../../mocks/world/people/nickname'
import { personUnlike } from '../../../mocks/world/people/otherPeople'
import { personFor } from '../../../mocks/world/people/person'
import { type Visit, visit } from '../core/support'

/** Rows seen at once. */
const SCREENFUL = 12

const repeated = (rows: readonly string[]): string[] => rows.filter((row, index) => rows.indexOf(row) !== index)

const feedbackOf = ({ player }: Visit) => player.state.feedback?.rows ?? []
const mailsOf = ({ player }: Visit) =>
  (player.state.mail?.order ?? []).flatMap(({ id }) => player.state.mail?.mails[id] ?? [])

describe('a list of invented people', () => {
  it('[MOCK-05] of friends shows no surname twice on a screen', () => {
    const nicknames = visit('whale').player.state.agent?.people.map(({ nickname }) => plain(nickname)) ?? []
    expect(nicknames.length).toBe(1_200)
    expect(repeated(nicknames).length).toBeLessThan(20)
    const surnames = [...new Set(Array.from({ length: 2_000 }, (_, number) => personFor(9, number).lastName))]
      .map(plain)
      .filter((name) => name.length > 4)
    const twice = nicknames.flatMap((_, start) => {
      const seen = nicknames.slice(start, start + SCREENFUL)
      return surnames.filter((surname) => seen.filter((nickname) => nickname.endsWith(surname)).length > 1)
    })
    expect([...new Set(twice)]).toEqual([])
  })

  it('[MOCK-05] takes another when a name is known', () => {
    const { nickname } = personFor(1, 'friend', 3)
    expect(personUnlike([], 1, 'friend', 3).nickname).toBe(nickname)
    expect(personUnlike([nickname], 1, 'friend', 3).nickname).not.toBe(nickname)
  })
})

describe('what people write', () => {
  it.each(locales)('[MOCK-05] no two questions and no two answers of a player are equal in %s', (locale) => {
    const t = translatorFor(locale)
    const rows = feedbackOf(visit('whale'))
    expect(rows).toHaveLength(60)
    expect(repeated(rows.map(({ answer }) => t(answer)))).toEqual([])
    expect(repeated(rows.map(({ message }) => (typeof message === 'string' ? message : t(message))))).toEqual([])
  })

  it.each(['regular', 'collector', 'vip3'] as const)('[MOCK-05] no two mails of %s read the same', (persona) => {
    const guest = visit(persona)
    for (const locale of locales) {
      const t = translatorFor(locale)
      const texts = mailsOf(guest).map(({ title, body }) => `${t(title)} ${t(body)}`)
      expect(texts.length).toBeGreaterThan(5)
      expect(repeated(texts), locale).toEqual([])
    }
  })

  it('[MOCK-05] a player’s bank accounts have one holder, different banks and numbers', () => {
    const cards = visit('whale').player.state.cards ?? []
    expect(cards).toHaveLength(3)
    expect(new Set(cards.map(({ holder }) => holder)).size).toBe(1)
    expect(new Set(cards.map(({ bankName }) => bankName)).size).toBe(3)
    for (const { accountNo } of cards) expect(accountNo).toMatch(/^\d{10,14}$/)
  })
})
