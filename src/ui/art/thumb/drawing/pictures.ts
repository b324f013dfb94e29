import type { SymbolName } from '../../symbols/symbols'
import type { Actor, SceneName } from './spec'

/** A picture arranged by hand: in every game of its subject the same. */
export interface Picture {
  readonly palette: number
  readonly scene: SceneName
  readonly variant: number
  /** Back to front. */
  readonly actors: readonly Actor[]
}

type Part = (symbol: SymbolName, x: number, y: number, size: number, lean?: number) => Actor

/** In the distance, behind the hero. */
const far: Part = (symbol, x, y, size, lean = 0) => ({ role: 'third', symbol, x, y, size, lean, alpha: 0.9 })
const hero: Part = (symbol, x, y, size, lean = 0) => ({ role: 'hero', symbol, x, y, size, lean, alpha: 1 })
/** In front of the hero. */
const near: Part = (symbol, x, y, size, lean = 0) => ({ role: 'second', symbol, x, y, size, lean, alpha: 1 })

const picture = (scene: SceneName, variant: number, palette: number, ...actors: Actor[]): Picture => ({
  scene,
  variant,
  palette,
  actors,
})

/** By the word of a game's name that is its subject. */
export const pictures: Readonly<Record<string, Picture>> = {
  carnival: picture(
    'bokeh',
    0,
    7,
    far('ferrisWheel', 21, 27, 58),
    far('balloon', 85, 15, 30, 8),
    hero('mask', 55, 40, 76, -8),
    near('drum', 13, 61, 38, -12),
    near('dancer', 90, 55, 44, 8),
  ),
  dragon: picture(
    'peaks',
    0,
    2,
    far('pagoda', 18, 27, 46, -3),
    far('lantern', 87, 16, 30, 10),
    hero('dragon', 56, 42, 80, -4),
    near('blossom', 8, 58, 34, -14),
    near('coin', 90, 62, 29, 14),
  ),
  draw: picture(
    'curtain',
    0,
    1,
    far('billiards', 17, 21, 32, -12),
    far('glowingStar', 85, 18, 26, 14),
    hero('ticket', 51, 39, 82, -14),
    near('party', 15, 55, 46, -6),
    near('clover', 87, 57, 36, 16),
  ),
  garden: picture(
    'meadow',
    0,
    11,
    far('bee', 20, 16, 28, -10),
    far('blossom', 92, 11, 38, 12),
    hero('butterfly', 55, 38, 74, 10),
    near('sunflower', 11, 53, 52, -8),
    near('lotus', 87, 60, 40, 8),
  ),
  gem: picture(
    'hex',
    0,
    10,
    far('sparkles', 17, 19, 34, -8),
    far('oldKey', 86, 20, 36, 20),
    hero('gem', 51, 41, 82, -6),
    near('ring', 13, 60, 38, -18),
    near('axe', 85, 57, 42, 6),
  ),
  heist: picture(
    'rays',
    0,
    6,
    far('bank', 19, 25, 54, -3),
    far('lock', 88, 17, 28, 12),
    hero('detective', 55, 41, 80, 0),
    near('moneyBag', 14, 57, 42, -12),
    near('banknote', 86, 63, 36, -10),
  ),
  lion: picture(
    'peaks',
    1,
    13,
    far('palm', 12, 28, 56, -8),
    far('mountain', 90, 37, 50),
    hero('lion', 53, 45, 80),
    near('crown', 53, 13, 40, -6),
    near('hibiscus', 90, 63, 36, 10),
  ),
  pocket: picture(
    'wheel',
    1,
    12,
    far('clover', 15, 19, 34, -14),
    far('ring', 87, 18, 28, 18),
    hero('moneyBag', 52, 40, 80, 6),
    near('coin', 13, 57, 38, -12),
    near('gem', 88, 59, 34, 12),
  ),
  rocket: picture(
    'stars',
    0,
    8,
    far('planet', 18, 21, 40, -6),
    far('earth', 93, 55, 56, 12),
    hero('rocket', 52, 38, 82, 2),
    near('cloud', 15, 59, 52, -4),
  ),
  roulette: picture(
    'wheel',
    0,
    3,
    far('champagne', 19, 23, 48, -12),
    far('rose', 87, 20, 38, 14),
    hero('crown', 51, 40, 80, -6),
    near('gem', 13, 57, 34, -14),
    near('coin', 88, 58, 36, 12),
  ),
  safari: picture(
    'meadow',
    1,
    5,
    far('palm', 86, 24, 60, 6),
    far('eagle', 20, 15, 28, -6),
    hero('elephant', 56, 43, 80),
    near('parrot', 11, 53, 46, -6),
    near('pineapple', 91, 63, 36, 14),
  ),
  volcano: picture(
    'peaks',
    2,
    14,
    far('storm', 86, 17, 40, 4),
    far('comet', 14, 17, 32, 0),
    hero('volcano', 52, 40, 86),
    near('tRex', 12, 55, 48, -4),
    near('fire', 90, 62, 36, 8),
  ),
}
