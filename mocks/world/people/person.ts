import type { Faker } from '@faker-js/faker'
import { chanceFor } from '../core/chance'
import type { Locale } from '../core/texts'
import { fake } from './fakers'
import { nicknameOf } from './nickname'
import type { Sex } from './nicknameWords'

/** An invented person. */
export interface Invented {
  locale: Locale
  firstName: string
  lastName: string
  /** As on an identity card or a bank account. */
  fullName: string
  nickname: string
  /** One of the avatars, `0` to `11`. */
  avatar: string
}

/** Number of avatars; ids start at `0`. */
export const AVATARS = 12

/** Where the players come from, of a hundred: one main market, and the others. */
const shares: readonly (readonly [Locale, number])[] = [
  ['en-US', 46],
  ['pt-BR', 22],
  ['es-419', 17],
  ['vi-VN', 10],
  ['ar', 5],
]

/** The language of an invented person. */
export const localeFor = (seed: number, ...entity: readonly (string | number)[]): Locale => {
  let rest = chanceFor(seed, 'locale', ...entity).int(0, 99)
  for (const [locale, share] of shares) {
    if (rest < share) return locale
    rest -= share
  }
  throw new Error('the shares do not reach a hundred')
}

const draw = (faker: Faker, locale: Locale): Invented => {
  const sex = faker.helpers.arrayElement<Sex>(['female', 'male'])
  const first = faker.person.firstName(sex)
  const last = faker.person.lastName(sex)
  return {
    locale,
    firstName: first,
    lastName: last,
    fullName: locale === 'vi-VN' ? `${last} ${first}` : `${first} ${last}`,
    nickname: nicknameOf({ faker, locale, sex, first, last: last.split(' ')[0] ?? last }),
    avatar: String(faker.number.int(AVATARS - 1)),
  }
}

/** The person of an entity in a given language. */
export const personIn = (locale: Locale, seed: number, ...entity: readonly (string | number)[]): Invented =>
  fake(locale, seed, ['person', ...entity], (faker) => draw(faker, locale))

/** The person of an entity; the same seed and entity always give the same. */
export const personFor = (seed: number, ...entity: readonly (string | number)[]): Invented =>
  personIn(localeFor(seed, ...entity), seed, ...entity)
