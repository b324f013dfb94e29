import { blend, light, shade } from '../tint'
import { vars } from '../vars'
import type { VipTheme } from '../vip'
import { frames } from './frames'
import type { Recipe } from './names'

const { bg, border, accent, hero, foil, tier } = vars.color
const accentSweep = `linear-gradient(100deg, ${accent.from}, ${accent.to})`
const foilSweep = `${foil.hi}, ${foil.light} 28%, ${foil.mid} 50%, ${foil.sheen} 74%, ${foil.deep}`

/**
 * Values derived from the palette. Declared under every `[data-vip]`, or a nested theme would inherit the outer result.
 */
export const recipes: Readonly<Record<Recipe, string>> = {
  canvas: [
    `radial-gradient(130% 460px at 85% -80px, ${blend(hero.from, 75)}, transparent 72%)`,
    `radial-gradient(90% 420px at -12% 30%, ${blend(accent.glow, 9)}, transparent 70%)`,
    `linear-gradient(180deg, ${bg.canvas}, ${bg.canvasEnd})`,
  ].join(', '),
  surface: `linear-gradient(180deg, ${bg.surface2}, ${bg.surface1})`,
  surfaceEdge: `inset 0 1px 0 ${light(7)}, inset 0 0 0 1px ${border.subtle}`,
  inset: blend(bg.inset, 80),
  insetEdge: `inset 0 0 0 1px ${border.subtle}`,
  quiet: blend(bg.surface3, 70),
  quietHover: blend(bg.surface3, 92),
  quietEdge: `inset 0 0 0 1px ${border.subtle}`,
  cta: `radial-gradient(120% 90% at 50% -10%, ${light(42)}, transparent 60%), ${accentSweep}`,
  ctaEdge: [
    `inset 0 1px 0 ${light(55)}`,
    `inset 0 -2px 0 ${shade(16)}`,
    `0 8px 22px -8px ${blend(accent.glow, 75)}`,
    `0 1px 2px ${shade(35)}`,
  ].join(', '),
  ctaPressed: `inset 0 1px 0 ${light(30)}, inset 0 -1px 0 ${shade(16)}`,
  accent: accentSweep,
  accentEdge: `inset 0 1px 0 ${light(40)}`,
  progress: `linear-gradient(90deg, ${accent.to}, ${accent.from})`,
  hero: `linear-gradient(112deg, ${hero.to}, ${hero.from} 70%)`,
  heroEdge: `inset 0 1px 0 ${light(16)}, inset 0 0 0 1px ${light(8)}, 0 18px 34px -18px ${shade(70)}`,
  scrim: `radial-gradient(120% 60% at 50% 40%, ${blend(hero.from, 45, bg.canvasEnd)}, ${bg.canvasEnd} 75%)`,
  foilText: `linear-gradient(178deg, ${foil.hi} 12%, ${foil.light} 46%, ${foil.sheen} 64%, ${foil.light})`,
  foilRing: `linear-gradient(140deg, ${foil.hi}, ${foil.mid}, ${foil.sheen}, ${foil.deep})`,
  foilEdge: `linear-gradient(160deg, ${foil.hi}, ${foil.light} 18%, ${foil.mid} 42%, ${foil.sheen} 66%, ${foil.deep})`,
  coin: `linear-gradient(100deg, ${vars.color.coin.hi}, ${vars.color.coin.base})`,
  floating: `0 24px 48px -12px ${shade(75)}, 0 2px 6px ${shade(35)}`,
  dot: tier.mega.solid,
  ...frames.base,
}

const mood: Partial<Record<VipTheme, Partial<Record<Recipe, string>>>> = {
  5: {
    cta: `linear-gradient(180deg, ${light(12)}, transparent 55%), ${accentSweep}`,
    ctaEdge: `inset 0 1px 0 ${light(35)}, 0 0 0 1px ${light(10)}, 0 8px 26px -4px ${blend(accent.glow, 65)}`,
  },
  6: {
    cta: `linear-gradient(180deg, ${light(55)}, transparent 50%), linear-gradient(100deg, ${foilSweep})`,
    ctaEdge: `inset 0 1px 0 ${light(90)}, inset 0 -2px 0 ${shade(12)}, 0 1px 2px ${shade(35)}`,
    progress: `linear-gradient(90deg, ${foilSweep})`,
    foilText: `linear-gradient(95deg, ${foil.hi}, ${foil.light}, ${foil.mid}, ${foil.sheen}, ${foil.deep})`,
    foilRing: `conic-gradient(${foil.hi}, ${foil.light}, ${foil.mid}, ${foil.sheen}, ${foil.deep}, ${foil.hi})`,
  },
}

/** Recipes that a theme overrides. */
export function recipeChanges(vip: VipTheme): Partial<Record<Recipe, string>> {
  return { ...mood[vip], ...frames.changes[vip] }
}
