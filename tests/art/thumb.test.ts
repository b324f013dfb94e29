import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textWidth } from '../../src/ui/art/lettering'
import { backdrop } from '../../src/ui/art/thumb/drawing/backdrop'
import { thumbSpec } from '../../src/ui/art/thumb/drawing/spec'
import { thumbFace } from '../../src/ui/art/thumb/face'
import { ownPalette, spreadPalettes } from '../../src/ui/art/thumb/palettes'
import { thumbPalettes } from '../../src/ui/art/thumb/pigments'

const categories = ['slots', 'slots', 'slots', 'fishing', 'crash', 'table', 'live', 'arcade'] as const
const games = Array.from({ length: 320 }, (_, i) => ({
  id: i + 1,
  name: `Game ${i + 1}`,
  category: categories[i % categories.length] ?? 'slots',
}))
const specOf = (name: string) => thumbSpec(1, name, 'slots')
const heroOf = (name: string) => specOf(name).actors.find(({ role }) => role === 'hero')?.symbol

describe('game thumbnails', () => {
  it('are pairwise distinct for 320 games whose names say nothing', () => {
    const plans = games.map(({ id, name, category }) => {
      const { scene, composition, actors } = thumbSpec(id, name, category)
      // Without sway and variant: two tiles must differ in more than a tilt.
      return [ownPalette(id, name), scene, composition, ...actors.map(({ symbol }) => symbol)].join(' ')
    })
    expect(new Set(plans).size).toBe(320)
  })

  it('use every scene, composition, palette and lettering', () => {
    const specs = games.map(({ id, name, category }) => thumbSpec(id, name, category))
    const faces = games.map(({ id, name }) => thumbFace(id, name))
    expect(new Set(specs.map(({ scene }) => scene)).size).toBe(10)
    expect(new Set(specs.map(({ composition }) => composition)).size).toBe(7)
    expect(new Set(faces.map(({ palette }) => palette)).size).toBe(thumbPalettes.length)
    expect(new Set(faces.map(({ lettering }) => lettering.style)).size).toBe(4)
  })

  it('are the same for the same game, whatever was drawn before', () => {
    const draw = () => {
      const spec = thumbSpec(7, 'Lantern Dragon', 'slots')
      return [spec, backdrop(spec, 3)]
    }
    const before = structuredClone(draw())
    for (const { id, name, category } of games)
      for (const palette of [1, 2]) backdrop(thumbSpec(id, name, category), palette)
    expect(draw()).toEqual(before)
  })

  it.each([
    ['Lantern Dragon', 'dragon'],
    ['Neon Cherries', 'cherries'],
    ['Tiger Temple', 'tiger'],
    ['Lucky Neon', 'bolt'],
    ['Velvet Butterfly', 'butterfly'],
    ['MOON WOLF', 'wolf'],
  ])('read the name: %s shows the %s', (name, hero) => {
    expect(heroOf(name)).toBe(hero)
  })

  it('are not confused by words that every object knows', () => {
    expect(heroOf('Constructor toString')).toBeTypeOf('string')
  })

  it('never crop a thing as if it were a face', () => {
    const things = games.map(({ id }) => thumbSpec(id, 'Frozen Vault', 'slots').composition)
    expect(new Set(things).size).toBeGreaterThan(3)
    expect(things).not.toContain('portrait')
  })

  it('are one picture without filters and without anything from outside', () => {
    for (const { id, name, category } of games.slice(0, 40)) {
      const svg = decodeURIComponent(backdrop(thumbSpec(id, name, category), id % 16))
      expect(svg).not.toMatch(/filter|NaN|undefined|href/)
      expect(svg.length).toBeLessThan(12_000)
    }
  })
})

describe('neighbors on a shelf or in a grid', () => {
  it('never share a palette, in any list and any number of columns', () => {
    const list = fc.array(fc.record({ id: fc.integer(), name: fc.string() }), { maxLength: 60 })
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 9 }), (shelf, columns) => {
        const palettes = spreadPalettes(shelf, columns)
        palettes.forEach((palette, i) => {
          if (i > 0) expect(palette).not.toBe(palettes[i - 1])
          if (i >= columns) expect(palette).not.toBe(palettes[i - columns])
        })
      }),
    )
  })

  it('keep their own palette when nobody minds', () => {
    expect(spreadPalettes([{ id: 5, name: 'Alone' }])).toEqual([ownPalette(5, 'Alone')])
  })
})

describe('lettering', () => {
  it('breaks a title without losing a word, and every line fits', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,11}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const { lines, size } = thumbFace(1, words.join(' ')).lettering
        expect(lines.join(' ')).toBe(words.join(' '))
        expect(lines.length).toBeLessThanOrEqual(4)
        expect(Math.max(...lines.map(textWidth)) * size).toBeLessThanOrEqual(93)
      }),
    )
  })

  it('is at least 8 px high on a tile of 112 px, for the longest ordinary words', () => {
    for (const name of [
      'Cosmic Toadstool',
      'Whistling Masquerade',
      'The Book of Hidden Sands',
      'Candlelit Butterfly',
    ]) {
      expect((thumbFace(1, name).lettering.size / 100) * 112).toBeGreaterThan(8)
    }
  })
})
