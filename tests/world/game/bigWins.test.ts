import { describe, expect, it } from 'vitest'
import { HOUR } from '../../../mocks/world/core/clock'

import { bigWins } from '../../../mocks/world/game/bigWins'
import { games } from '../../../mocks/world/game/catalogue'
import { betsBetween, kindOf } from '../../../mocks/world/game/kinds'
import { jackpotWorld } from '../jackpot/jackpotWorld'

describe('the big wins of others', () => {
  const listAt = (hours: number) => {
    const { world } = jackpotWorld(7)
    world.now += hours * HOUR
    return { world, list: bigWins(world).list }
  }
  const hours = Array.from({ length: 200 }, (_, index) => index)

  it('[MOCK-05] return at least a hundred times a bet that the game takes, in whole cents', () => {
    for (const hour of hours) {
      const { world, list } = listAt(hour)
      expect(list).toHaveLength(6)
      for (const { gameName, bet, win } of list) {
        const game = games(world).find(({ name }) => name === gameName)
        if (!game) throw new Error(`no game ${gameName}`)
        expect(win / bet).toBeGreaterThanOrEqual(100)
        expect(win).toBe(Math.trunc(win))
        expect(betsBetween(game.minBet, game.maxBet)).toContain(bet)
        // A roulette table pays 36 times at most.
        expect(kindOf(game)).not.toBe('roulette')
        expect(game.status).toBe(1)
      }
    }
  })

  it('[MOCK-05] have happened, newest first, and stay as they were told', () => {
    let before = listAt(0)
    for (const hour of hours) {
      const { world, list } = listAt(hour / 10)
      const times = list.map(({ createTime }) => createTime)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      expect(times[0]).toBeLessThanOrEqual(world.now)
      const old = list.filter(({ createTime }) => createTime <= before.world.now)
      expect(old.length).toBeGreaterThan(0)
      expect(before.list).toEqual(expect.arrayContaining(old))
      before = { world, list }
    }
  })
})
