import { describe, expect, it } from 'vitest'
import { gameSymbols, settings } from '../../mocks/main/gameSymbols'
import { secondWords } from '../../mocks/world/game/names'
import type { SymbolName } from '../../src/ui/art/symbols/symbols'
import { castOf } from '../../src/ui/art/thumb/casts/castOf'

const castFor = (name: string) => castOf(name, 'slots', () => 0)
/** Most pictures that any one setting holds. */
const inOneSetting = (symbols: readonly SymbolName[]) =>
  Math.max(...Object.values(settings).map((setting) => symbols.filter((symbol) => setting.includes(symbol)).length))

describe('the symbols of a game', () => {
  it('are nine different ones of one setting, its hero first, for every name', () => {
    for (const word of Object.values(secondWords).flat()) {
      const cast = castFor(`Velvet ${word}`)
      const symbols = gameSymbols(cast)
      expect(symbols[0], word).toBe(cast[0])
      expect(new Set(symbols).size, word).toBe(9)
      expect(inOneSetting(symbols), word).toBeGreaterThanOrEqual(6)
    }
  })

  it('fit its name', () => {
    expect(gameSymbols(castFor('Velvet Cherries'))).toEqual(
      expect.arrayContaining(['cherries', 'lemon', 'watermelon', 'bell']),
    )
    expect(gameSymbols(castFor('Gilded Pirate'))).toEqual(expect.arrayContaining(['skull', 'ship', 'map']))
    expect(gameSymbols(castFor('Sunlit Harvest'))).toEqual(expect.arrayContaining(['pumpkin', 'maple', 'sunflower']))
    expect(gameSymbols(castFor('Sunlit Harvest'))).not.toContain('ghost')
    expect(gameSymbols(castFor('Misty Glacier'))).toEqual(expect.arrayContaining(['penguin', 'snowflake']))
  })
})
