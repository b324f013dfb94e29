import { boundedCache } from '../../boundedCache'
import { backdrop } from './backdrop'
import { type Actor, thumbSpec } from './spec'

/** `scene` is a CSS image; the symbols are in front of it. */
export interface ThumbDrawing {
  readonly image: string
  readonly actors: readonly Actor[]
}

const drawn = boundedCache<ThumbDrawing>(400)

/** Draws a game's thumbnail; cached. */
export function drawThumb(id: number | string, name: string, category: string, palette: number): ThumbDrawing {
  return drawn(`${id} ${name} ${category} ${palette}`, () => {
    const spec = thumbSpec(id, name, category)
    return { image: backdrop(spec, palette), actors: spec.actors }
  })
}
