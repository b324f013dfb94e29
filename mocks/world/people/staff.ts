import { chanceFor } from '../core/chance'
import type { Locale } from '../core/texts'
import { fake } from './fakers'

/** The staff's languages whose first names every player can read. */
const languages: readonly Locale[] = ['en-US', 'pt-BR', 'es-419']

/** First name of the colleague who writes to a player. */
export const hostFor = (seed: number, ...entity: readonly (string | number)[]): string =>
  fake(chanceFor(seed, 'host', ...entity).pick(languages), seed, ['host.name', ...entity], (faker) =>
    faker.person.firstName(),
  )
