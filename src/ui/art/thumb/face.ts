import { type Lettering, letter } from '../lettering'
import { hashText } from '../seeded'
import { ownPalette } from './palettes'

/** Number of lettering styles. */
export const letterings = 4

/** Color and title, shown before the drawing code has loaded. */
export interface ThumbFace {
  readonly palette: number
  readonly lettering: Lettering & { readonly style: number }
}

/** Deterministic by id and name. */
export function thumbFace(id: number | string, name: string): ThumbFace {
  return {
    palette: ownPalette(id, name),
    lettering: { ...letter(name), style: hashText(`${id} ${name} letters`) % letterings },
  }
}
