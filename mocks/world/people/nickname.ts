import type { Faker } from '@faker-js/faker'
import type { Locale } from '../core/texts'
import { nicknameWords, type Sex } from './nicknameWords'

/** The longest nickname that a player may choose. */
const LONGEST = 20

interface Draft {
  faker: Faker
  locale: Locale
  sex: Sex
  first: string
  last: string
}

const digits = (faker: Faker): string => {
  const kind = faker.number.int(9)
  if (kind < 3) return String(faker.number.int({ min: 70, max: 99 }))
  if (kind < 4) return String(faker.number.int({ min: 1974, max: 2005 }))
  if (kind < 6) return String(faker.number.int({ min: 1, max: 9 }))
  if (kind < 7) return String(faker.number.int({ min: 1, max: 9 })).repeat(faker.number.int({ min: 2, max: 3 }))
  return String(faker.number.int({ min: 10, max: 99 }))
}

const separator = (faker: Faker): string => faker.helpers.arrayElement(['', '', '_', '.', '_'])

const ASCII = /^[\x20-\x7e]*$/

/** Without accents, spaces and apostrophes, in lower case; other scripts stay as they are. */
export const plain = (name: string): string => {
  const letters = name.toLowerCase().replace(/[\s']/g, '')
  return ASCII.test(letters)
    ? letters
    : letters
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('đ', 'd')
}

/** The first word of a name of two words, now and then. */
const short = ({ faker, first }: Draft): string =>
  faker.datatype.boolean(0.4) ? (first.split(' ')[0] ?? first) : first

const initial = (name: string): string => [...name][0] ?? ''

const wordPair = ({ faker, locale }: Draft): string => {
  const { firsts, seconds } = nicknameWords[locale]
  const [one, two] = [faker.helpers.arrayElement(firsts), faker.helpers.arrayElement(seconds)]
  if (locale === 'ar') return `${one} ${two}`
  return faker.datatype.boolean(0.4) ? `${plain(one)}${separator(faker) || '_'}${plain(two)}` : `${one}${two}`
}

/** Ways of making a nickname, each with its weight. */
const patterns: readonly { weight: number; value: (draft: Draft) => string }[] = [
  { weight: 16, value: (draft) => `${short(draft)}${digits(draft.faker)}` },
  { weight: 13, value: (draft) => `${plain(short(draft))}${separator(draft.faker)}${digits(draft.faker)}` },
  { weight: 10, value: ({ faker, first, last }) => `${plain(first)}${separator(faker)}${plain(last)}` },
  { weight: 6, value: ({ faker, first, last }) => `${initial(plain(first))}${plain(last)}${digits(faker)}` },
  { weight: 9, value: ({ first, last }) => `${first} ${initial(last)}.` },
  { weight: 8, value: ({ first, last }) => `${first} ${last}` },
  { weight: 7, value: ({ first }) => first },
  {
    weight: 5,
    value: ({ first, last, faker }) =>
      `${initial(plain(first))}${initial(plain(last))}${separator(faker)}${digits(faker)}`.toUpperCase(),
  },
  {
    weight: 9,
    value: (draft) =>
      `${draft.faker.helpers.arrayElement(nicknameWords[draft.locale].titles[draft.sex])} ${short(draft)}`,
  },
  { weight: 10, value: wordPair },
  { weight: 7, value: (draft) => `${wordPair(draft)}${digits(draft.faker)}` },
]

/** A nickname as a player would choose it. Without emoji: the product ships no font for them, and pictures must not depend on the machine's. */
export const nicknameOf = (draft: Draft): string => {
  const chosen = draft.faker.helpers.weightedArrayElement(patterns)(draft)
  return chosen.length >= 3 && chosen.length <= LONGEST ? chosen : `${short(draft)}${digits(draft.faker)}`
}
