import { type Lettering, letter } from '../lettering'
import { hashText } from '../seeded'
import { ownPalette } from './palettes'

/** How many letterings there are. */
export const letterings = 4

/** What a thumbnail shows before its drawing is loaded: colour and title. */
export interface ThumbFace {
  readonly palette: number
  readonly lettering: Lettering & { readonly style: number }
}

/** The face of a game's thumbnail: the same for the same id and name, for ever. */
export function thumbFace(id: number | string, name: string): ThumbFace {
  return {
    palette: ownPalette(id, name),
    lettering: { ...letter(name), style: hashText(`${id} ${name} letters`) % letterings },
  }
}
