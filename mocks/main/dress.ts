import { artUrl } from '../../src/ui/art/artUrl'
import { pick, seeded } from '../../src/ui/art/seeded'
import type { SymbolName } from '../../src/ui/art/symbols'
import { companions, pools } from '../../src/ui/art/thumb/casts/pools'
import { backdrop } from '../../src/ui/art/thumb/drawing/backdrop'
import { thumbSpec } from '../../src/ui/art/thumb/drawing/spec'
import { ownPalette, paletteAt } from '../../src/ui/art/thumb/palettes'
import type { BoardName, GameDress } from '../games/messages'

/** Pictures of a game: eight symbols and the scatter. */
const PICTURES = 9
/** Boards of mines by category. */
const boards: Readonly<Record<string, BoardName>> = { bingo: 'card', fishing: 'sea' }

/** A game's art, as on its thumbnail: scene, colors, and its hero with companions. */
export const dressOf = ({ id, name, category }: { id: number; name: string; category: string }): GameDress => {
  const board = boards[category] ?? 'stones'
  const palette = ownPalette(id, name)
  const spec = thumbSpec(id, name, category)
  const draw = seeded(`${id} ${name} symbols`)
  const pool = Object.entries(pools).find(([key]) => category.includes(key))?.[1] ?? pools.slot
  const chosen = new Set<SymbolName>(
    [...spec.actors]
      .sort((one, other) => Number(other.role === 'hero') - Number(one.role === 'hero'))
      .map((a) => a.symbol),
  )
  // The pool's heroes rank above its small companions.
  while (chosen.size < PICTURES - 4) chosen.add(pick(pool, draw()))
  while (chosen.size < PICTURES) chosen.add(pick(companions, draw()))
  return {
    // The game draws its own reels and curve.
    scene: backdrop({ ...spec, composition: 'solo' }, palette),
    colors: paletteAt(palette),
    symbols: [...chosen].map((symbol) => absolute(artUrl(symbol))),
    danger: absolute(artUrl(board === 'sea' ? 'shark' : 'bomb')),
    ...(board === 'sea' && { cover: absolute(artUrl('shell')) }),
    board,
  }
}

const absolute = (url: string): string => new URL(url, document.baseURI).href
