import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vipThemes } from '../../src/theme/vip'
import { bulbPath } from '../../src/ui/art/jackpot/bulbPath'
import { sectorAngle, wheelOrder } from '../../src/ui/art/jackpot/tiers'
import { markOf } from '../../src/ui/art/marks/marks'
import { cutGem } from '../../src/ui/art/medal/gemCut'

describe('gems', () => {
  it('tell the rank by their cut alone: more facets in every higher tier', () => {
    const facets = vipThemes.map((vip) => cutGem(vip, 0, 0, 10).heart.length)
    expect(facets).toEqual([4, 6, 8, 10, 10, 12])
    // Jade and Nova both have ten facets but differ in the waist of the star.
    expect(cutGem(4, 0, 0, 10).girdle).not.toBe(cutGem(5, 0, 0, 10).girdle)
  })

  it('are lit from the upper left', () => {
    const brightness = (color: string) =>
      Number.parseInt(color.slice(1, 3), 16) + Number.parseInt(color.slice(3, 5), 16)
    const { facets } = cutGem(2, 0, 0, 10)
    const colors = facets.map(({ color }) => brightness(color))
    const [upperLeft, lowerRight] = [facets.at(-2), facets.at(4)]
    expect(brightness(upperLeft?.color ?? '')).toBe(Math.max(...colors))
    expect(brightness(lowerRight?.color ?? '')).toBe(Math.min(...colors))
  })
})

describe('the bulbs of a frame', () => {
  const box = fc.record({
    width: fc.integer({ min: 120, max: 900 }),
    height: fc.integer({ min: 120, max: 900 }),
    inset: fc.constant(7),
    radius: fc.integer({ min: 2, max: 40 }),
    step: fc.integer({ min: 8, max: 40 }),
  })

  it('are placed in pairs, inside the frame, at equal distances along the edge', () => {
    fc.assert(
      fc.property(box, (frame) => {
        const bulbs = bulbPath(frame)
        expect(bulbs.length % 2).toBe(0)
        const gaps = bulbs.map(([x, y], i) => {
          expect(x).toBeGreaterThanOrEqual(6.99)
          expect(y).toBeLessThanOrEqual(frame.height - 6.99)
          const [nx, ny] = bulbs[(i + 1) % bulbs.length] ?? [x, y]
          return Math.hypot(nx - x, ny - y)
        })
        // A chord is never longer than its arc.
        expect(Math.max(...gaps)).toBeLessThan(frame.step * 1.2)
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(frame.step * 0.45)
      }),
    )
  })
})

describe('the wheel', () => {
  it('[JACK-06] has four sectors, clockwise Mega, Mini, Major, Minor', () => {
    expect(wheelOrder).toEqual(['mega', 'mini', 'major', 'minor'])
    expect(wheelOrder.map(sectorAngle)).toEqual([0, 90, 180, 270])
  })
})

describe('marks of banks and channels', () => {
  it('are the same for the same key, in any case, and differ for most keys', () => {
    expect(markOf('Alder')).toEqual(markOf('alder'))
    const marks = Array.from({ length: 60 }, (_, i) => JSON.stringify(markOf(`channel ${i}`)))
    expect(new Set(marks).size).toBeGreaterThan(45)
  })
})
