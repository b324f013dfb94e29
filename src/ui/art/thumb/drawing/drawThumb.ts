import { boundedCache } from '../../boundedCache'
import { backdrop } from './backdrop'
import { type Actor, thumbSpec } from './spec'

/** A finished drawing: the scene as one CSS image, and the symbols in front of it. */
export interface ThumbDrawing {
  readonly image: string
  readonly actors: readonly Actor[]
}

const drawn = boundedCache<ThumbDrawing>(400)

/** Draws a game's thumbnail, or returns the drawing of a moment ago. */
export function drawThumb(id: number | string, name: string, category: string, palette: number): ThumbDrawing {
  return drawn(`${id} ${name} ${category} ${palette}`, () => {
    const spec = thumbSpec(id, name, category)
    return { image: backdrop(spec, palette), actors: spec.actors }
  })
}
