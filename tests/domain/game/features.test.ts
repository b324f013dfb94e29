import { describe, expect, it } from 'vitest'
import type { AppGame } from '../../../src/contract/config'
import { featuresOf, hasFeature, hasVolatility, SMALL_BET } from '../../../src/domain/game/features'
import { studiosOf } from '../../../src/domain/game/studios'

const game = (changes: Partial<AppGame> = {}): AppGame =>
  // The other fields play no part.
  ({
    isHot: false,
    isJackpot: false,
    isNew: false,
    hasDemo: false,
    kind: 'slot',
    volatility: 'medium',
    minBet: 100,
    provider: 'Ember',
    ...changes,
  }) as AppGame

describe('the features of a game', () => {
  it.each([
    [{ isHot: true }, ['hot', 'medium']],
    [{ isJackpot: true }, ['jackpot', 'medium']],
    [{ isNew: true }, ['new', 'medium']],
    [{ hasDemo: true }, ['demo', 'medium']],
    [{ volatility: 'low' }, ['low']],
    [{ volatility: 'high' }, ['high']],
    [{ minBet: SMALL_BET - 1 }, ['medium', 'small']],
    [{ minBet: SMALL_BET }, ['medium', 'small']],
    [{ minBet: SMALL_BET + 1 }, ['medium']],
    [{ kind: 'crash' }, []],
  ] as const)('of %o are %o', (changes, expected) => {
    // The table holds valid fields only.
    const one = game(changes as Partial<AppGame>)
    expect(featuresOf(one)).toEqual(expected)
    for (const feature of expected) expect(hasFeature(one, feature)).toBe(true)
  })

  it('include a volatility where the game decides it', () => {
    expect(hasVolatility({})).toBe(true)
    expect(hasVolatility(game())).toBe(true)
    expect(hasVolatility(game({ kind: 'mines' }))).toBe(false)
  })
})

describe('the studios of a catalog', () => {
  const of = (...providers: string[]) => studiosOf(providers.map((provider) => game({ provider })))

  it('begin with the one that has most games, and leave out games without one', () => {
    expect(of('Ash', 'Birch', 'Birch', '', '', '')).toEqual(['Birch', 'Ash'])
  })

  it('are eighteen at most', () => {
    const names = Array.from({ length: 19 }, (_, at) => `Studio ${at}`)
    expect(of(...names)).toEqual(names.slice(0, 18))
    expect(of(...names.slice(0, 18))).toHaveLength(18)
  })
})
