import type { Faker, Randomizer } from '@faker-js/faker'
import { faker as ar } from '@faker-js/faker/locale/ar'
import { faker as enAU } from '@faker-js/faker/locale/en_AU'
import { faker as esMX } from '@faker-js/faker/locale/es_MX'
import { faker as ptBR } from '@faker-js/faker/locale/pt_BR'
import { faker as vi } from '@faker-js/faker/locale/vi'
import { type Chance, chanceFor } from '../core/chance'
import type { Locale } from '../core/texts'

/** The chance of the entity that is being drawn. */
let chance: Chance = chanceFor(0)

/** Seeding faker's own generator takes 22 µs, ours one hash. */
const randomizer: Randomizer = {
  next: () => chance.unit(),
  seed: () => {
    throw new Error('seeded by entity: see fake')
  },
}

// Faker's main file, which exports the class, loads all seventy languages: 110 ms and 25 MB in Node.
const FakerClass = enAU.constructor as typeof Faker

const on = ({ rawDefinitions }: Faker): Faker => new FakerClass({ locale: rawDefinitions, randomizer })

const fakers: Readonly<Record<Locale, Faker>> = {
  // Australia's list has the common English names, that of the United States rare ones.
  'en-US': on(enAU),
  'pt-BR': on(ptBR),
  'es-419': on(esMX),
  'vi-VN': on(vi),
  ar: on(ar),
}

/** Draws a value from faker in a language; the same entity always draws the same. */
export const fake = <T>(
  locale: Locale,
  seed: number,
  entity: readonly (string | number)[],
  draw: (faker: Faker) => T,
): T => {
  const before = chance
  chance = chanceFor(seed, ...entity)
  const drawn = draw(fakers[locale])
  chance = before
  return drawn
}
