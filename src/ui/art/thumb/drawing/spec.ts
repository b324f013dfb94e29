import { boundedCache } from '../../boundedCache'
import { pick, seeded } from '../../seeded'
import type { SymbolName } from '../../symbols/symbols'
import { castOf, isFace, knownWords } from '../casts/castOf'
import { type CompositionName, compose, type Placement } from './compositions'
import { type Picture, pictures } from './pictures'

/** Random variants per scene; few, so that they can be cached. */
const variants = 4
/** Names only: what draws them loads later. */
const sceneNames = ['rays', 'rings', 'bokeh', 'grid', 'waves', 'peaks', 'curtain', 'stars', 'hex', 'petals'] as const
/** The last two fit a subject and are never drawn by lot. */
export type SceneName = (typeof sceneNames)[number] | 'meadow' | 'wheel'

export interface Actor extends Placement {
  readonly symbol: SymbolName
}

export interface ThumbSpec {
  readonly scene: SceneName
  readonly variant: number
  /** `picture`: arranged by hand. */
  readonly composition: CompositionName | 'picture'
  readonly actors: readonly Actor[]
  /** The same in landscape, where most heroes stand alone. */
  readonly wide: readonly Actor[]
  /** Of a picture, in place of the game's own. */
  readonly palette?: number
}

/** A hero alone in landscape. */
const alone: Placement = { role: 'hero', x: 50, y: 38, size: 86, lean: 0, alpha: 1 }

const specs = boundedCache<ThumbSpec>(400)

/** Deterministic by id, name and category; cached. */
export const thumbSpec = (id: number | string, name: string, category = ''): ThumbSpec =>
  specs(`${id} ${name} ${category}`, () => specOf(id, name, category))

function specOf(id: number | string, name: string, category: string): ThumbSpec {
  const picture = pictureOf(name)
  return picture ? { ...picture, composition: 'picture', wide: picture.actors } : byRule(id, name, category)
}

/** The picture of a name's subject, unless the name speaks of something that is strange to it. */
function pictureOf(name: string): Picture | undefined {
  const [subject, ...others] = knownWords(name)
  const picture = subject && pictures[subject.word]
  const shows = (symbol: SymbolName) => picture?.actors.some((actor) => actor.symbol === symbol)
  return others.every(({ cast }) => cast.some(shows)) ? picture : undefined
}

function byRule(id: number | string, name: string, category: string): ThumbSpec {
  const draw = seeded(`${id} ${name}`)
  const scene = pick(sceneNames, draw())
  const variant = Math.floor(draw() * variants)
  const [hero, second, third] = castOf(name, category, draw)
  const composition = compositionOf(hero, category, draw())
  const symbols = { hero, second, third }
  return {
    scene,
    variant,
    composition,
    actors: compose(composition, draw).map((spot) => ({ ...spot, symbol: symbols[spot.role] })),
    wide: [{ symbol: hero, ...alone }],
  }
}

function compositionOf(hero: SymbolName, category: string, chance: number): CompositionName {
  if (/crash|instant/i.test(category)) return chance < 0.75 ? 'crash' : 'solo'
  if (isFace(hero)) return chance < 0.6 ? 'portrait' : pick(['solo', 'duo', 'orbit'], (chance - 0.6) / 0.4)
  if (/slot/i.test(category) && chance > 0.9) return 'reel'
  return pick(['solo', 'duo', 'orbit', 'trio', 'solo'], chance)
}
