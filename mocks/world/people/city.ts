import { chanceFor } from '../core/chance'
import type { Locale } from '../core/texts'

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

/** The country code of a language; undefined for one of several countries without ours among them. */
export const dialCodeOf = (locale: Locale): string | undefined => byDialCode.find(([, own]) => own === locale)?.[0]

const names = (list: string): readonly string[] => list.split(', ')

/** Faker makes up English cities (Lake Darrylview) and has no Brazilian ones. */
const cities: Readonly<Record<Locale, readonly string[]>> = {
  'en-US': names(
    'Denver, Tucson, Omaha, Tampa, Fresno, Boise, Raleigh, Spokane, Toledo, El Paso, Reno, Madison, Mobile',
  ),
  'pt-BR': names('Recife, Campinas, Goiânia, Belém, Curitiba, Santos, Natal, Manaus, Salvador, Maceió, Londrina'),
  'es-419': names('Mérida, Puebla, Toluca, Oaxaca, Monterrey, Tijuana, Culiacán, Querétaro, León, Cancún, Morelia'),
  'vi-VN': names('Huế, Vinh, Đà Nẵng, Cần Thơ, Nha Trang, Hải Phòng, Biên Hòa, Quy Nhơn, Đà Lạt, Vũng Tàu'),
  ar: names('العين, دبي, الشارقة, عجمان, الفجيرة, أبوظبي, الرياض, جدة, الدوحة, مسقط'),
}

const devices = ['Android', 'iPhone', 'iPad', 'Chrome', 'Firefox', 'Safari', 'Edge']

/** Where someone logs in: a city and a device. */
export const cityFor = (locale: Locale, seed: number, ...entity: readonly (string | number)[]) => {
  const chance = chanceFor(seed, 'place', ...entity)
  return { city: chance.pick(cities[locale]), device: chance.pick(devices) }
}
