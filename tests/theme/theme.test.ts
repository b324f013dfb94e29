import { describe, expect, it } from 'vitest'
import { globalCss } from '../../src/theme/globalCss'
import { palettes } from '../../src/theme/palettes/palettes'
import { recipeNames } from '../../src/theme/recipes/names'
import { recipes } from '../../src/theme/recipes/recipes'
import { theme } from '../../src/theme/theme'
import { leaves, propertyName, themed, vars } from '../../src/theme/vars'
import { toVipTheme, vipThemes } from '../../src/theme/vip'

const names = (vip: (typeof vipThemes)[number]) => leaves(themed(palettes[vip])).map(([path]) => propertyName(path))

function rule(selector: string): string {
  const start = globalCss.indexOf(`${selector}{`)
  return globalCss.slice(start, globalCss.indexOf('}', start))
}

describe('theme', () => {
  it.each(vipThemes)('names the same tokens in theme %i as in theme 1', (vip) => {
    expect(names(vip)).toEqual(names(1))
  })

  it('writes every color as six-digit hex', () => {
    for (const vip of vipThemes) {
      for (const [path, value] of leaves(palettes[vip].color)) expect(value, `${vip} ${path}`).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('refers only to properties that the stylesheet declares', () => {
    const used = leaves({ vars, recipe: theme.recipe, motion: theme.motion.duration })
      .map(([, value]) => /^var\((--[\w-]+)\)$/.exec(String(value))?.[1])
      .filter((name) => name !== undefined)
    expect(used.length).toBeGreaterThan(90)
    for (const name of used) expect(globalCss).toContain(`${name}:`)
    for (const [, name] of globalCss.matchAll(/var\((--[\w-]+)\)/g)) expect(globalCss).toContain(`${name}:`)
  })

  it('declares every recipe where a nested theme starts', () => {
    const nested = rule(':root,[data-vip]')
    for (const name of recipeNames) expect(nested).toContain(`${propertyName(['recipe', name])}:`)
    expect(Object.keys(recipes).sort()).toEqual([...recipeNames].sort())
  })

  it('gives a theme inside another one all that differs', () => {
    const varying = names(1).filter((name) =>
      new Set(vipThemes.map((vip) => rule(`[data-vip='${vip}']`).includes(`${name}:`))).has(true),
    )
    for (const vip of vipThemes) for (const name of varying) expect(rule(`[data-vip='${vip}']`)).toContain(`${name}:`)
    expect(varying).toContain('--color-accent-from')
    expect(varying).not.toContain('--color-coin-base')
  })

  it('turns motion off as one set of tokens', () => {
    expect(rule(":root[data-motion='reduce']")).toContain('--duration-celebrate:1ms')
    expect(globalCss).toContain("@media (prefers-reduced-motion:reduce){:root:not([data-motion='full']){--motion:0;")
  })

  it('speaks in logical properties only', () => {
    expect(globalCss).not.toMatch(/(margin|padding|border)-(left|right|top|bottom)|[{;](left|right|width|height):/)
  })

  it('[VIP-01] takes an unknown showType as theme 1', () => {
    expect(vipThemes.map(toVipTheme)).toEqual([1, 2, 3, 4, 5, 6])
    for (const odd of [0, 7, -1, 1.5, '3', null, undefined, Number.NaN, {}]) expect(toVipTheme(odd)).toBe(1)
  })
})
