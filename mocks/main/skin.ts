import { artUrl } from '../../src/ui/art/artUrl'
import { backdrop } from '../../src/ui/art/thumb/drawing/backdrop'
import { thumbSpec } from '../../src/ui/art/thumb/drawing/spec'
import { ownPalette, paletteAt } from '../../src/ui/art/thumb/palettes'
import type { BoardName, GameSkin } from '../games/messages'
import { gameSymbols } from './gameSymbols'

/** Boards of mines by category. */
const boards: Readonly<Record<string, BoardName>> = { bingo: 'card', fishing: 'sea' }

/** A game's art, as on its thumbnail: scene, colors, and its hero with companions. */
export const skinOf = ({ id, name, category }: { id: number; name: string; category: string }): GameSkin => {
  const board = boards[category] ?? 'stones'
  const spec = thumbSpec(id, name, category)
  const palette = spec.palette ?? ownPalette(id, name)
  const cast = [...spec.actors]
    .sort((one, other) => Number(other.role === 'hero') - Number(one.role === 'hero'))
    .map(({ symbol }) => symbol)
  return {
    // The game draws its own reels and curve.
    scene: backdrop({ ...spec, composition: 'solo' }, palette),
    colors: paletteAt(palette),
    symbols: gameSymbols(cast).map((symbol) => absolute(artUrl(symbol))),
    coin: absolute(artUrl('coin')),
    danger: absolute(artUrl(board === 'sea' ? 'shark' : 'bomb')),
    ...(board === 'sea' && { cover: absolute(artUrl('shell')) }),
    board,
  }
}

const absolute = (url: string): string => new URL(url, document.baseURI).href
