import { describe, expect, it } from 'vitest'
import { games } from '../../mocks/world/game/catalogue'
import { symbols } from '../../src/ui/art/symbols/symbols'
import { pictures } from '../../src/ui/art/thumb/drawing/pictures'
import { thumbSpec } from '../../src/ui/art/thumb/drawing/spec'
import { thumbPalettes } from '../../src/ui/art/thumb/pigments'
import { leading } from '../../stories/art/support/leading'

const byRule = (name: string) => thumbSpec(1, name, 'slots').composition !== 'picture'

describe('pictures arranged by hand', () => {
  it('are of the twelve games that lead the lobby, one each', () => {
    expect(Object.keys(pictures)).toHaveLength(12)
    const shown = leading.map(([name, category]) => thumbSpec(1, name, category))
    expect(shown.map(({ composition }) => composition)).toEqual(leading.map(() => 'picture'))
    expect(new Set(shown.map(({ actors }) => actors)).size).toBe(12)
  })

  it('are of all games that the lobby of the first world may feature', () => {
    const world = games({ seed: 1, gameCount: 320 })
    const jackpots = world.filter(({ isJackpot, isHot }) => isJackpot && !isHot).sort((a, b) => a.sort - b.sort)
    const featured = [...world.slice(0, 4), ...jackpots.slice(0, 4)].map(({ name }) => name)
    expect(featured.filter(byRule)).toEqual([])
  })

  it('are not of a name that speaks of something else, too', () => {
    expect(byRule('Lantern Dragon')).toBe(false)
    expect(byRule('Ruby Dragon')).toBe(true)
    expect(byRule('Quiet Hours')).toBe(true)
  })

  describe.each(Object.entries(pictures))('%s', (subject, { actors, palette }) => {
    const at = actors.findIndex(({ role }) => role === 'hero')
    const hero = actors[at]
    const others = actors.filter((actor) => actor !== hero)

    it('is of what a game of its name shows', () => {
      expect(thumbSpec(1, subject).actors).toBe(actors)
      expect(thumbPalettes[palette]).toBeDefined()
    })

    it('shows symbols of the set, none twice', () => {
      expect(actors.filter(({ symbol }) => !Object.hasOwn(symbols, symbol))).toEqual([])
      expect(new Set(actors.map(({ symbol }) => symbol)).size).toBe(actors.length)
    })

    it('has one hero, clearly the largest, among two to four others', () => {
      expect(actors.filter(({ role }) => role === 'hero')).toHaveLength(1)
      expect(others.length).toBeGreaterThanOrEqual(2)
      expect(others.length).toBeLessThanOrEqual(4)
      expect(Math.max(...others.map(({ size }) => size)) * 1.25).toBeLessThan(hero?.size ?? 0)
    })

    it('has depth: something behind the hero, something before it, something cut by the edge', () => {
      expect(at).toBeGreaterThan(0)
      expect(at).toBeLessThan(actors.length - 1)
      expect(others.some(({ x, size }) => x - size / 2 < 0 || x + size / 2 > 100)).toBe(true)
    })

    it('keeps within its tile, above the title', () => {
      expect(actors.filter(({ x, y }) => x < 5 || x > 95 || y < 5 || y > 65)).toEqual([])
      // So that React can tell them apart.
      expect(new Set(actors.map(({ role, x }) => `${role} ${x}`)).size).toBe(actors.length)
    })
  })
})
