import { expect, it } from 'vitest'
import { vipLadder } from '../../../mocks/world/config/vip'
import { tiersOf, userLevelOf } from '../../../src/domain/vip/vipTiers'

const map = Object.fromEntries(vipLadder.map((vip) => [String(vip.level), vip]))

it('VIP levels have a tier: adjacent levels with the same look share one', () => {
  const tiers = tiersOf(map)
  expect(tiers.map(({ showType }) => showType)).toEqual([1, 2, 3, 4, 5, 6])
  expect(tiers.flatMap(({ levels }) => levels.map(({ level }) => level))).toEqual(vipLadder.map(({ level }) => level))
  for (const { tier, levels } of tiers) expect(new Set(levels.map((vip) => vip.tier))).toEqual(new Set([tier]))
})

it('levels with the same look that are not adjacent are two tiers', () => {
  const { 0: first, 4: second } = map
  if (!first || !second) throw new Error('no ladder')
  const mixed = { 0: first, 1: { ...second, level: 1 }, 2: { ...first, level: 2 }, 3: { ...first, level: 3 } }
  expect(tiersOf(mixed).map(({ levels }) => levels.map(({ level }) => level))).toEqual([[0], [1], [2, 3]])
  expect(tiersOf({})).toEqual([])
})

it('user levels rise with their bets', () => {
  const levels = [
    { level: 0, betAmount: 0 },
    { level: 1, betAmount: 100 },
    { level: 2, betAmount: 500 },
  ] as Parameters<typeof userLevelOf>[0]
  expect([0, 99, 100, 499, 500, 10 ** 9].map((bet) => userLevelOf(levels, bet))).toEqual([0, 0, 1, 1, 2, 2])
  expect(userLevelOf(levels.toReversed(), 10 ** 9)).toBe(2)
  expect(userLevelOf([], 5)).toBe(0)
})
