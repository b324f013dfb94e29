import { pick, seeded } from '../../seeded'
import type { SymbolName } from '../../symbols'
import { castOf, isFace } from '../casts/castOf'
import { type CompositionName, compose, type Placement } from './compositions'
import { type SceneName, scenes } from './scenes'

/** Random variants per scene; few, so that they can be cached. */
const variants = 4
const sceneNames = Object.keys(scenes).filter((name): name is SceneName => name in scenes)

export interface Actor extends Placement {
  readonly symbol: SymbolName
}

/** Deterministic by id, name and category. */
export interface ThumbSpec {
  readonly scene: SceneName
  readonly variant: number
  readonly composition: CompositionName
  readonly actors: readonly Actor[]
}

export function thumbSpec(id: number | string, name: string, category = ''): ThumbSpec {
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
    actors: compose(composition, draw).map((place) => ({ ...place, symbol: symbols[place.role] })),
  }
}

function compositionOf(hero: SymbolName, category: string, chance: number): CompositionName {
  if (/crash|instant/i.test(category)) return chance < 0.75 ? 'crash' : 'solo'
  if (isFace(hero)) return chance < 0.6 ? 'portrait' : pick(['solo', 'duo', 'orbit'], (chance - 0.6) / 0.4)
  if (/slot/i.test(category) && chance > 0.9) return 'reel'
  return pick(['solo', 'duo', 'orbit', 'trio', 'solo'], chance)
}
