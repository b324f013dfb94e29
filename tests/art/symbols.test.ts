import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { avatarNames } from '../../src/ui/art/marks/avatars'
import { type SymbolName, symbols } from '../../src/ui/art/symbols/symbols'
import { creatures } from '../../src/ui/art/thumb/casts/creatures'
import { thumbSpec } from '../../src/ui/art/thumb/drawing/spec'

const assets = 'node_modules/@lobehub/fluent-emoji-3d/assets'
const fileOf = (name: SymbolName) => `${assets}/${symbols[name]}.webp`
const bytesOf = (name: SymbolName) => statSync(fileOf(name)).size

describe('the symbol set', () => {
  it('names files that the package has, each once', () => {
    const names = Object.keys(symbols).filter((name): name is SymbolName => Object.hasOwn(symbols, name))
    expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([])
    expect(new Set(Object.values(symbols)).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(180)
  })

  it('keeps a lobby first view within 150 KB of art', () => {
    const chrome: SymbolName[] = [
      ...(['slotMachine', 'coin', 'crown', 'fire', 'hourglass', 'fishing', 'rocket', 'joker', 'billiards'] as const),
      avatarNames[0],
    ]
    const shelf = Object.keys(creatures).slice(0, 6)
    const shown = new Set([
      ...chrome,
      ...shelf.flatMap((word) => thumbSpec(word, word, 'slots').actors.map(({ symbol }) => symbol)),
    ])
    const bytes = [...shown].reduce((sum, name) => sum + bytesOf(name), 0)
    expect(bytes).toBeLessThan(150_000)
  })

  it('has twelve different faces for players', () => {
    expect(new Set(avatarNames).size).toBe(12)
  })
})
