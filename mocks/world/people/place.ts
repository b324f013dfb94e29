import type { Locale } from '../core/texts'
import { fake } from './fakers'

/** The language of a phone number's country, for the countries whose people we can invent. */
const byDialCode: readonly (readonly [string, Locale])[] = [
  ['+55', 'pt-BR'],
  ['+52', 'es-419'],
  ['+84', 'vi-VN'],
  ['+971', 'ar'],
  ['+1', 'en-US'],
]

/** Null for other countries, and without a number. */
export const localeOfPhone = (mobile: string): Locale | null =>
  byDialCode.find(([code]) => mobile.startsWith(code))?.[1] ?? null

const devices = ['Android', 'iPhone', 'iPad', 'Chrome', 'Firefox', 'Safari', 'Edge']

/** A city of a country, and a device: where somebody signs in from. */
export const placeFor = (locale: Locale, seed: number, ...entity: readonly (string | number)[]) =>
  fake(locale, seed, ['place', ...entity], (faker) => ({
    place: faker.location.city(),
    device: faker.helpers.arrayElement(devices),
  }))
