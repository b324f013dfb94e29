import { plain } from './nickname'
import { type Invented, personFor } from './person'

/** Draws at most before a name may repeat. */
const TRIES = 8

/** The names that a nickname shows. */
const shown = ({ firstName, lastName, nickname }: Invented): string[] => {
  const seen = plain(nickname)
  return [firstName, ...lastName.split(' ')].map(plain).filter((name) => name.length > 2 && seen.includes(name))
}

/** An invented person whose names none of these nicknames shows. */
export const personUnlike = (
  nicknames: readonly string[],
  seed: number,
  ...entity: readonly (string | number)[]
): Invented => {
  let known: string | undefined
  const isKnown = (name: string): boolean => {
    known ??= plain(nicknames.join('|'))
    return known.includes(name)
  }
  let person = personFor(seed, ...entity)
  for (let turn = 1; turn < TRIES && shown(person).some(isKnown); turn++) person = personFor(seed, ...entity, turn)
  return person
}
