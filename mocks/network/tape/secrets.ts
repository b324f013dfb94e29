import { DEMO_PASSWORD } from '../../personas/build'
import type { Entry } from '../state/entries'
import type { Origin } from '../state/journal'

const isSecretField = (name: string): boolean => /password$/i.test(name)

/** A field of that kind in the JSON of a world, and its value. */
const SECRET_IN_JSON = /("\w*password":)("(?:[^"\\]|\\.)*")/gi

/** For the letters of the stand-ins, one each. */
const LETTERS = 'bcdfghjkmnpqrstvwxz'

/** A stand-in of the same shape: what accepts or refuses the one does so with the other. */
const standIn = (secret: string, turn: number): string =>
  secret.replace(/\p{L}/gu, LETTERS[turn % LETTERS.length] ?? 'x').replace(/\p{Nd}/gu, String((turn + 1) % 10))

/** Replaces each password that is not the demo's own, the same one by the same wherever it occurs. */
const createReplacer = () => {
  const known = new Map<string, string>([
    ['', ''],
    [DEMO_PASSWORD, DEMO_PASSWORD],
  ])
  return (secret: string): string => {
    const replacement = known.get(secret) ?? standIn(secret, known.size)
    known.set(secret, replacement)
    return replacement
  }
}

const replacedIn = (value: unknown, replaced: (secret: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => replacedIn(one, replaced))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      typeof inside === 'string' && isSecretField(name) ? replaced(inside) : replacedIn(inside, replaced),
    ]),
  )
}

/** A session without the passwords that were typed in it. */
export const withoutSecrets = (origin: Origin, entries: readonly Entry[]): { origin: Origin; entries: Entry[] } => {
  const replaced = createReplacer()
  return {
    origin:
      'made' in origin
        ? origin
        : {
            ...origin,
            world: origin.world.replace(
              SECRET_IN_JSON,
              (_, name: string, value: string) => name + JSON.stringify(replaced(JSON.parse(value) as string)),
            ),
          },
    entries: entries.map((entry) => {
      if ('call' in entry) return { ...entry, body: replacedIn(entry.body, replaced) }
      return 'fill' in entry && entry.secret ? { ...entry, text: replaced(entry.text) } : entry
    }),
  }
}

/** The JSON of a world with all passwords left empty, since a tape has others. */
export const withoutPasswords = (json: string): string => json.replace(SECRET_IN_JSON, '$1""')
