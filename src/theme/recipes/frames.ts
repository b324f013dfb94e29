import { blend, light } from '../tint'
import { vars } from '../vars'
import type { VipTheme } from '../vip'
import type { Recipe } from './names'

const { bg, accent, foil } = vars.color
const brass = '#b8964a'

type Frame = Pick<Record<Recipe, string>, 'frameEdge' | 'frameRing'>

const base: Frame = {
  frameEdge: `inset 0 1px 0 ${light(10)}, inset 0 0 0 1px ${blend(foil.mid, 45)}`,
  frameRing: 'none',
}

/** The frame of each material: copper hairline, chrome edge, double gold, brass line, neon tube, iridescent hairline. */
const changes: Partial<Record<VipTheme, Partial<Frame>>> = {
  2: { frameEdge: `inset 0 1.5px 0 ${blend(foil.hi, 75)}, inset 0 0 0 1px ${blend(foil.light, 24)}` },
  3: {
    frameEdge: [
      `inset 0 0 0 1px ${foil.mid}`,
      `inset 0 0 0 4px ${bg.surface1}`,
      `inset 0 0 0 5px ${blend(foil.mid, 55)}`,
    ].join(', '),
  },
  4: { frameEdge: `inset 0 0 0 1px ${brass}, inset 0 1px 0 ${light(14)}` },
  5: {
    frameEdge: [
      `inset 0 0 0 1.5px ${accent.hot}`,
      `0 0 22px -6px ${accent.glow}`,
      `inset 0 0 26px -10px ${accent.glow}`,
    ].join(', '),
  },
  6: {
    frameEdge: 'none',
    frameRing: `linear-gradient(110deg, ${foil.hi}, ${foil.light}, ${foil.mid}, ${foil.sheen}, ${foil.deep})`,
  },
}

/** The frame of a highlighted card: an edge as shadow, or a ring as gradient. */
export const frames = { base, changes }
