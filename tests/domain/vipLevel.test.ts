import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vipLadder } from '../../mocks/world/configVip'
import { showTypeOf, tiersOf, userLevelOf, vipOf, vipProgress } from '../../src/domain/vipLevel'

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

  it('[VIP-01] come with a tier: levels of one look stand together', () => {
    const tiers = tiersOf(map)
    expect(tiers.map(({ showType }) => showType)).toEqual([1, 2, 3, 4, 5, 6])
    expect(tiers.flatMap(({ levels }) => levels.map(({ level }) => level))).toEqual(vipLadder.map(({ level }) => level))
    for (const { tier, levels } of tiers) expect(new Set(levels.map((vip) => vip.tier))).toEqual(new Set([tier]))
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

  it('[VIP-01] end at the top, and below nothing', () => {
    expect(vipProgress(map, 15, 10 ** 12)).toEqual({ level: 15, next: null, missing: 0, share: 1 })
    expect(vipProgress({}, 0, 5)).toMatchObject({ next: null, share: 1 })
    expect(vipOf(map, 99)?.level).toBe(15)
    expect(vipOf(map, -1)?.level).toBe(0)
    expect(vipOf({}, 1)).toBeNull()
  })

  it('[VIP-01] of users rise with their bets', () => {
    const levels = [
      { level: 0, betAmount: 0 },
      { level: 1, betAmount: 100 },
      { level: 2, betAmount: 500 },
    ] as Parameters<typeof userLevelOf>[0]
    expect([0, 99, 100, 499, 500, 10 ** 9].map((bet) => userLevelOf(levels, bet))).toEqual([0, 0, 1, 1, 2, 2])
    expect(userLevelOf([], 5)).toBe(0)
  })
})
