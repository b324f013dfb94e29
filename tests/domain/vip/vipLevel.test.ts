import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vipLadder } from '../../../mocks/world/config/vip'
import { ladderOf, showTypeOf, vipOf } from '../../../src/domain/vip/vipLevel'
import { vipProgress } from '../../../src/domain/vip/vipProgress'

const map = Object.fromEntries(vipLadder.map((vip) => [String(vip.level), vip]))

describe('VIP levels', () => {
  it('[VIP-01] have the look of their showType, and the brand’s where it is unknown', () => {
    expect(vipLadder.map(({ level }) => showTypeOf(map, level))).toEqual([
      1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6,
    ])
    const first = vipLadder[0]
    if (!first) throw new Error('no ladder')
    expect(showTypeOf({ 0: { ...first, showType: 9 } }, 0)).toBe(1)
    expect(showTypeOf({}, 3)).toBe(1)
  })

  it('[VIP-01] levels that the configuration leaves out have the look of the nearest lower one', () => {
    const { 4: _, 5: __, ...gap } = map
    expect([3, 4, 5, 6].map((level) => vipOf(gap, level)?.level)).toEqual([3, 3, 3, 6])
    expect([3, 4, 5, 6].map((level) => showTypeOf(gap, level))).toEqual([1, 1, 1, 2])
    expect(showTypeOf(map, 99)).toBe(6)
  })

  it('[VIP-01] say how far it is to the next, from 0 to 1 without a step back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), fc.nat(), fc.nat(), (level, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((exp) => vipProgress(map, level, exp))
        expect(less?.share).toBeGreaterThanOrEqual(0)
        expect(more?.share).toBeLessThanOrEqual(1)
        expect(less?.share).toBeLessThanOrEqual(more?.share ?? -1)
        expect(less?.missing).toBeGreaterThanOrEqual(more?.missing ?? 1)
        expect(less?.next?.level).toBe(level + 1)
      }),
    )
  })

  it('[VIP-01] are a way from this level’s experience to the next one’s', () => {
    const [from, next] = [map['1']?.experience ?? 0, map['2']?.experience ?? 0]
    const half = (from + next) / 2
    expect(vipProgress(map, 1, half)).toMatchObject({ level: 1, missing: next - half, share: 0.5 })
    expect(vipProgress(map, 1, from)).toMatchObject({ missing: next - from, share: 0 })
    expect(vipProgress(map, 1, from - 1)).toMatchObject({ missing: next - from + 1, share: 0 })
    expect(vipProgress(map, 1, next + 1)).toMatchObject({ missing: 0, share: 1, next: { level: 2 } })
  })

  it('[VIP-01] are in order however the map is written, and a gap is the level below it', () => {
    const [none, third, ninth] = [map['0'], map['3'], map['9']]
    if (!none || !third || !ninth) throw new Error('no ladder')
    const gaps = { c: ninth, b: third, a: none }
    expect(ladderOf(gaps).map(({ level }) => level)).toEqual([0, 3, 9])
    expect([0, 2, 3, 8, 9, 15].map((level) => vipOf(gaps, level)?.level)).toEqual([0, 0, 3, 3, 9, 9])
    expect(vipOf({ b: ninth, a: third }, 1)?.level).toBe(3)
    expect(vipProgress({ b: ninth, a: third }, 3, third.experience)).toMatchObject({ next: { level: 9 }, share: 0 })
  })

  it('[VIP-01] end at the top, and below nothing', () => {
    expect(vipProgress(map, 15, 10 ** 12)).toEqual({ level: 15, next: null, missing: 0, share: 1 })
    expect(vipProgress({}, 0, 5)).toMatchObject({ next: null, share: 1 })
    expect(vipOf(map, 99)?.level).toBe(15)
    expect(vipOf(map, -1)?.level).toBe(0)
    expect(vipOf({}, 1)).toBeNull()
  })

  it('[VIP-01] skip a gap on the way up: the next level is the next one that there is', () => {
    const { 4: _, ...gap } = map
    const [three, five] = [map['3'], map['5']]
    if (!three || !five) throw new Error('no ladder')
    const exp = three.experience + (five.experience - three.experience) / 4
    expect(vipProgress(gap, 3, exp)).toMatchObject({ next: { level: 5 }, share: 0.25 })
  })
})
