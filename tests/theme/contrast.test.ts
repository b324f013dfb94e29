import { describe, expect, it } from 'vitest'
import { palettes } from '../../src/theme/palettes/palettes'
import { vipThemes } from '../../src/theme/vip'
import { contrastRatio } from '../../stories/support/contrast'
import { contrastPairs } from '../../stories/support/contrastPairs'

describe('contrast', () => {
  it('computes the ratio as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrastRatio('#ffffff', '#777777')).toBe(contrastRatio('#777777', '#ffffff'))
  })

  it('looks at no fewer than 330 pairs', () => {
    expect(contrastPairs.length * vipThemes.length).toBeGreaterThanOrEqual(330)
    expect(new Set(contrastPairs.map((pair) => pair.name)).size).toBe(contrastPairs.length)
  })

  it.each(vipThemes)('keeps every pair readable in theme %i', (vip) => {
    const { color } = palettes[vip]
    const weak = contrastPairs
      .map((pair) => ({
        pair: pair.name,
        least: pair.least,
        ratio: contrastRatio(pair.front(color), pair.back(color)),
      }))
      .filter(({ ratio, least }) => ratio < least)
    expect(weak).toEqual([])
  })
})
