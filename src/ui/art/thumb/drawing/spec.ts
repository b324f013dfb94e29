import { boundedCache } from '../../boundedCache'
import { pick, seeded } from '../../seeded'
import type { SymbolName } from '../../symbols/symbols'
import { castOf, isFace } from '../casts/castOf'
import { type CompositionName, compose, type Placement } from './compositions'

/** Random variants per scene; few, so that they can be cached. */
const variants = 4
/** Names only: what draws them loads later. */
const sceneNames = ['rays', 'rings', 'bokeh', 'grid', 'waves', 'peaks', 'curtain', 'stars', 'hex', 'petals'] as const
export type SceneName = (typeof sceneNames)[number]

export interface Actor extends Placement {
  readonly symbol: SymbolName
}

export interface ThumbSpec {
  readonly scene: SceneName
  readonly variant: number
  readonly composition: CompositionName
  readonly actors: readonly Actor[]
}

const specs = boundedCache<ThumbSpec>(400)

/** Deterministic by id, name and category; cached. */
export const thumbSpec = (id: number | string, name: string, category = ''): ThumbSpec =>
  specs(`${id} ${name} ${category}`, () => specOf(id, name, category))

function specOf(id: number | string, name: string, category: string): ThumbSpec {
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
  }
}

function compositionOf(hero: SymbolName, category: string, chance: number): CompositionName {
  if (/crash|instant/i.test(category)) return chance < 0.75 ? 'crash' : 'solo'
  if (isFace(hero)) return chance < 0.6 ? 'portrait' : pick(['solo', 'duo', 'orbit'], (chance - 0.6) / 0.4)
  if (/slot/i.test(category) && chance > 0.9) return 'reel'
  return pick(['solo', 'duo', 'orbit', 'trio', 'solo'], chance)
}
