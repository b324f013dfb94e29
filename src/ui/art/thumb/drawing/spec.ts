import { pick, seeded } from '../../seeded'
import type { SymbolName } from '../../symbols'
import { castOf, isFace } from '../casts/castOf'
import { type CompositionName, compose, type Placement } from './compositions'
import { type SceneName, scenes } from './scenes'

/** Drawings of one scene that differ by chance alone; few, so that they can be kept. */
const variants = 4
const sceneNames = Object.keys(scenes).filter((name): name is SceneName => name in scenes)

/** A symbol in its place. */
export interface Actor extends Placement {
  readonly symbol: SymbolName
}

/** The plan of a thumbnail's drawing: the same for the same id, name and category, for ever. */
export interface ThumbSpec {
  readonly scene: SceneName
  readonly variant: number
  readonly composition: CompositionName
  readonly actors: readonly Actor[]
}

/** Plans the drawing of a game's thumbnail. */
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
