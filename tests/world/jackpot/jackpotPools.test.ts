import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY, HOUR } from '../../../mocks/world/core/clock'
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

it('[JACK-08] every range ends at its pool, so that no figure exceeds what can be won', () => {
  fc.assert(
    fc.property(anyTime, (at) => {
      const { world } = jackpotWorld()
      world.now = at
      const info = getJackpotDrawInfo(world, null)
      let top = 0
      for (const tier of TIERS) {
        const [min = 0, max = 0] = info[`${tier}JackpotSection`].split('-').map(Number)
        expect(max).toBe(poolAt(world, tier, at))
        expect(info[`${tier}Jackpot`]).toBe(max)
        expect(min).toBeLessThanOrEqual(max)
        expect(min).toBeGreaterThanOrEqual(tierRules[tier].seed)
        top += max
      }
      expect(info.total).toBe(top)
      expect(info.totalSection.endsWith(`-${top}`)).toBe(true)
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
