import { describe, expect, it } from 'vitest'
import { gameById, games, gameTypes } from '../../../mocks/world/game/catalogue'
import { kindOf } from '../../../mocks/world/game/kinds'
import { secondWords } from '../../../mocks/world/game/names'
import { slotLines, slotPays } from '../../../mocks/world/game/rules/slot'
import { topPrizeOf } from '../../../mocks/world/game/rules/top'

describe('the catalog', () => {
  it('[GAME-01] has the requested number of games with unique names', () => {
    for (const gameCount of [0, 1, 320, 10_000]) {
      const all = games({ seed: 3, gameCount })
      expect(all.length).toBe(gameCount)
      expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(gameCount)
      expect(all.every(({ id }, index) => id === index + 1)).toBe(true)
    }
  })

  it('[GAME-01] names games in two words, and gives every kind its games', () => {
    const all = games({ seed: 1, gameCount: 320 })
    expect(all.filter(({ name }) => !/^\w+ \w+$/.test(name))).toEqual([])
    for (const { id, key } of gameTypes) expect(all.filter(({ type }) => type === id).length, key).toBeGreaterThan(5)
    expect(new Set(Object.values(secondWords).flat()).size).toBe(Object.values(secondWords).flat().length)
  })

  it('[GAME-01] states a volatility of its own only where the game decides it: outside of slots the players do by how they bet', () => {
    const all = games({ seed: 1, gameCount: 320 })
    const volatilities = (kind: string) =>
      new Set(all.filter((game) => kindOf(game) === kind).map(({ volatility }) => volatility))
    for (const kind of ['crash', 'mines', 'roulette']) expect([...volatilities(kind)]).toEqual(['medium'])
    expect(volatilities('slot').size).toBe(3)
  })

  it('[GAME-02] promises by a name only a game that is there', () => {
    const all = games({ seed: 1, gameCount: 10_000 })
    const kindsOf = (key: string, word = /./) => {
      const type = gameTypes.find((one) => one.key === key)?.id
      return [...new Set(all.filter((game) => game.type === type && word.test(game.name)).map(kindOf))]
    }
    const race = /(Racer|Dash|Derby|Runner)$/
    expect(['slots', 'crash', 'table', 'live', 'fishing', 'bingo'].map((key) => kindsOf(key).join())).toEqual([
      'slot',
      'crash',
      'roulette',
      'roulette',
      'mines',
      'mines',
    ])
    expect([kindsOf('arcade', race), kindsOf('arcade', /(Goal|Mines|Tower|Pinball)$/)]).toEqual([['crash'], ['mines']])
    expect(all.filter(({ name }) => /Blackjack|Baccarat|Poker|Craps|Keno|Mahjong|Dice/.test(name))).toEqual([])
  })

  it('[GAME-03] states of each kind the limits, the top prize and, of a slot, its lines', () => {
    const facts = (id: number) => {
      const { kind, minBet, maxBet, topPrize, topPrizeRounds, lines, freeSpins } =
        gameById({ seed: 1, gameCount: 320 }, id) ?? {}
      return [kind, minBet, maxBet, topPrize, topPrizeRounds, lines, freeSpins]
    }
    expect([1, 2, 3, 4].map(facts)).toEqual([
      ['slot', 20, 10_000, 250, 29_070_541, 10, 8],
      ['crash', 100, 10_000, 1_000, 1_031, undefined, undefined],
      ['mines', 100, 10_000, 989, 1_020, undefined, undefined],
      ['roulette', 20, 10_000, 36, 37, undefined, undefined],
    ])
    for (const game of games({ seed: 1, gameCount: 320 })) {
      expect(game.topPrizeRounds).toBeLessThanOrEqual(100_000_000)
      if (game.kind !== 'slot') expect(game.maxBet).toBe(10_000)
    }
  })

  it.each(['low', 'medium', 'high'] as const)(
    '[GAME-03] a slot of %s volatility states its best line at least',
    (volatility) => {
      const [[, , best] = [0, 0, 0]] = slotPays[volatility]
      expect(topPrizeOf('slot', volatility).times).toBeGreaterThanOrEqual(best / slotLines.length)
    },
  )

  it('[MOCK-03] is the same for the same seed and another for another', () => {
    const names = (seed: number) => games({ seed, gameCount: 40 }).map(({ name }) => name)
    expect(names(5)).toEqual(names(5))
    expect(names(5).slice(4)).not.toEqual(names(6).slice(4))
  })

  it('[GAME-01] keeps existing games when it grows', () => {
    expect(games({ seed: 1, gameCount: 10_000 }).slice(0, 320)).toEqual(games({ seed: 1, gameCount: 320 }))
  })

  it('[GAME-03] starts with the games that have frames of their own', () => {
    expect([1, 2, 3, 4].map((id) => gameById({ seed: 9, gameCount: 320 }, id)?.name)).toEqual([
      'Lantern Dragon',
      'Kite Rocket',
      'Hidden Gems',
      'Velvet Roulette',
    ])
    expect(gameById({ seed: 9, gameCount: 320 }, 321)).toBeUndefined()
  })
})
