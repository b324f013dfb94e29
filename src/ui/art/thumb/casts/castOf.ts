import { type Draw, pick } from '../../seeded'
import type { SymbolName } from '../../symbols/symbols'
import type { Cast, Casts } from './cast'
import { creatures } from './creatures'
import { moods } from './moods'
import { places } from './places'
import { companions, faces, pools } from './pools'
import { riches } from './riches'

const casts: Casts = { ...moods, ...places, ...riches, ...creatures }

/** A known word of a game's name. */
interface Known {
  readonly word: string
  readonly cast: Cast
  readonly weight: number
}

/** Symbols of a game's picture: by the words of its name, else from its category's pool. */
export function castOf(name: string, category: string, draw: Draw): Cast {
  const [lead, guest] = knownWords(name)
  if (!lead) return byChance(category, draw)
  const [hero, second, third] = lead.cast
  const visitor = guest?.cast.find((symbol) => !lead.cast.includes(symbol))
  return visitor ? [hero, visitor, second] : [hero, second, third]
}

/** What a name speaks of, its subject first. */
export function knownWords(name: string): readonly Known[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(known)
    .sort((one, other) => other.weight - one.weight)
}

/** Whether a symbol is a face, which may be cropped large. */
export function isFace(symbol: SymbolName): boolean {
  return faces.has(symbol)
}

/**
 * Priority: face, then object, then mood ("Neon", "Lucky"); among equals the last word, the head of an English phrase.
 */
function known(word: string, index: number): Known[] {
  const key = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y'), word.replace(/es$/, '')].find((form) =>
    Object.hasOwn(casts, form),
  )
  const cast = key === undefined ? undefined : casts[key]
  if (!cast || key === undefined) return []
  const rank = Object.hasOwn(moods, key) ? 0 : isFace(cast[0]) ? 2 : 1
  return [{ word: key, cast, weight: rank + index / 100 }]
}

function byChance(category: string, draw: Draw): Cast {
  const pool = Object.entries(pools).find(([key]) => category.toLowerCase().includes(key))?.[1] ?? pools.slot
  const hero = pick(pool, draw())
  const second = pick(
    companions.filter((symbol) => symbol !== hero),
    draw(),
  )
  return [
    hero,
    second,
    pick(
      companions.filter((symbol) => symbol !== hero && symbol !== second),
      draw(),
    ),
  ]
}
