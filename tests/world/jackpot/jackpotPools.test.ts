import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../mocks/world/core/clock'
import { receiveDrawChance } from '../../../mocks/world/jackpot/draw'
import { getJackpotDrawInfo } from '../../../mocks/world/jackpot/jackpot'
import { growPools, poolAt } from '../../../mocks/world/jackpot/pools'
import { CEILING, TIERS, tierRules } from '../../../mocks/world/jackpot/table'
import { winsSince } from '../../../mocks/world/jackpot/winners'
import { jackpotWorld, NOON } from './jackpotWorld'

const anyTier = fc.constantFrom(...TIERS)
const anyTime = fc.integer({ min: NOON - 400 * DAY, max: NOON + 400 * DAY })

it('[JACK-08] a pool is never below its seed and never above its ceiling', () => {
  fc.assert(
    fc.property(anyTier, anyTime, fc.integer({ min: 0, max: 1000 }), (tier, at, seed) => {
      const pool = poolAt(jackpotWorld(seed).world, tier, at)
      expect(pool).toBeGreaterThanOrEqual(tierRules[tier].seed)
      expect(pool).toBeLessThanOrEqual(tierRules[tier].seed * CEILING)
    }),
  )
})

it('[JACK-08] a range is what the pool grew by in the last minute: it rises with time, up to what can be won', () => {
  fc.assert(
    fc.property(anyTime, (at) => {
      const { world } = jackpotWorld()
      const infoAt = (instant: number) => {
        world.now = instant
        return getJackpotDrawInfo(world, null)
      }
      const rangesOf = (info: ReturnType<typeof infoAt>) =>
        TIERS.map((tier) => info[`${tier}JackpotSection`].split('-').map(Number))
      const info = infoAt(at)
      const later = rangesOf(infoAt(at + MINUTE))
      const ranges = rangesOf(info)
      const sums = [0, 0]
      for (const [index, tier] of TIERS.entries()) {
        const [min = 0, max = 0] = ranges[index] ?? []
        expect(max).toBe(poolAt(world, tier, at))
        expect(info[`${tier}Jackpot`]).toBe(min)
        expect(min).toBeGreaterThanOrEqual(tierRules[tier].seed)
        expect(max - min).toBeLessThanOrEqual(90)
        // A minute later it goes on where this one ends, unless the jackpot was won meanwhile.
        const isWon = winsSince(world, at).some((win) => win.tier === tier)
        if (!isWon) expect(later[index]?.[0]).toBe(max)
        sums[0] = (sums[0] ?? 0) + min
        sums[1] = (sums[1] ?? 0) + max
      }
      expect(info.total).toBe(sums[0])
      expect(info.totalSection).toBe(sums.join('-'))
    }),
  )
})

it('[JACK-08] a pool grows with time and the same instant always shows the same figure', () => {
  const { world } = jackpotWorld()
  const wins = winsSince(world, world.now - DAY).filter(({ tier }) => tier === 'mega')
  expect(wins).toEqual([])
  expect(poolAt(world, 'mega', world.now)).toBeGreaterThan(poolAt(world, 'mega', world.now - HOUR))
  expect(poolAt(jackpotWorld().world, 'mega', NOON)).toBe(poolAt(world, 'mega', NOON))
})

it('[JACK-08] a bet grows the pools by 0.20 %, however it is split', () => {
  const whole = jackpotWorld().world
  const pieces = jackpotWorld().world
  const before = TIERS.map((tier) => poolAt(whole, tier, NOON))
  growPools(whole, 10_000_000)
  for (let i = 0; i < 1000; i++) growPools(pieces, 10_000)
  const grown = TIERS.map((tier, index) => poolAt(whole, tier, NOON) - (before[index] ?? 0))
  expect(grown).toEqual([8_000, 5_000, 4_000, 3_000])
  expect(TIERS.map((tier) => poolAt(pieces, tier, NOON))).toEqual(TIERS.map((tier) => poolAt(whole, tier, NOON)))
})

it('[JACK-08] another player’s win is the pool of that moment, and restarts it', () => {
  const { world } = jackpotWorld()
  const wins = winsSince(world, world.now - 30 * DAY).filter(({ tier }) => tier === 'mini')
  expect(wins.length).toBeGreaterThan(40)
  for (const win of wins) {
    expect(Math.abs(win.amount - poolAt(world, 'mini', win.at - 1))).toBeLessThanOrEqual(1)
    expect(poolAt(world, 'mini', win.at)).toBe(tierRules.mini.seed)
  }
})

it('[JACK-08] with a bet and a win in the same instant, earlier bets are won and later ones stay', () => {
  const { world, player } = jackpotWorld()
  const without = poolAt(world, 'mega', world.now)
  growPools(world, 10_000_000)
  player.balances.chance = 1
  world.forcedDraws.push('50001')
  expect(receiveDrawChance(world, player).bonus).toBe(without + 8_000)
  expect(poolAt(world, 'mega', world.now)).toBe(tierRules.mega.seed)
  growPools(world, 10_000_000)
  expect(poolAt(world, 'mega', world.now)).toBe(tierRules.mega.seed + 8_000)
})
