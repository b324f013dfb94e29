import { hashText } from '../seeded'
import { type ThumbPalette, thumbPalettes } from './pigments'

interface Named {
  readonly id: number | string
  readonly name: string
}

/** The palette of a game unless it clashes with a neighbor. */
export function ownPalette(id: number | string, name: string): number {
  return hashText(`${id} ${name} palette`) % thumbPalettes.length
}

/**
 * A palette for each game of a shelf or grid, so that no horizontal or vertical neighbors share one. A game keeps its
 * own unless it would clash.
 */
export function spreadPalettes(games: readonly Named[], columns = 3): number[] {
  const chosen: number[] = []
  games.forEach((game, i) => {
    const taken = [chosen[i - 1], chosen[i - columns]]
    let palette = ownPalette(game.id, game.name)
    while (taken.includes(palette)) palette = (palette + 5) % thumbPalettes.length
    chosen.push(palette)
  })
  return chosen
}

export function paletteAt(index: number): ThumbPalette {
  const palette = thumbPalettes[index % thumbPalettes.length]
  if (!palette) throw new RangeError('no such palette')
  return palette
}
