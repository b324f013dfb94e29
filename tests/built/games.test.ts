import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gameKinds } from '../../mocks/world/game/playCalls'
import { textOf } from './support'

/** Weight of a game with everything it imports at once, brotli, bytes (performance.md). */
const BUDGET = 60_000
const dir = 'dist-demo'

/** A game's page, styles and scripts with their static imports. */
const filesOfGame = (kind: string): string[] => {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const imports = [...textOf(dir, file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)]
    for (const [, name] of imports) add(`assets/${name}`)
  }
  const page = `games/${kind}/index.html`
  for (const [, file = ''] of textOf(dir, page).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) add(file)
  return [page, ...found]
}

describe('a demo game', () => {
  it.each(gameKinds)('[GAME-03] %s stays within its budget, and loads nothing of the app', (kind) => {
    const files = filesOfGame(kind)
    expect(files.length).toBeGreaterThan(3)
    const text = files.map((file) => textOf(dir, file))
    expect(text.reduce((sum, one) => sum + brotliCompressSync(one).length, 0)).toBeLessThanOrEqual(BUDGET)
    expect(files.filter((file) => file.startsWith('assets/core-'))).toEqual([])
  })
})
