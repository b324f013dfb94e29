import { describe, expect, it } from 'vitest'
import { commands } from './support/commands'
import { lookAt } from './support/compare'
import { isPiece, shots, titles } from './support/shots'

lookAt(shots.filter(isPiece))

describe('the baselines', () => {
  it('[VIS-01] are those of the stories, no more', async () => {
    expect(await commands.unusedBaselines(shots.map(({ name }) => name))).toEqual([])
  })

  it('[VIS-01] show something of every piece and every kind of art', () => {
    const pieces = titles.all.filter((title) => /^(?:ui|art)\//.test(title))
    expect(pieces.filter((title) => !titles.pictured.has(title))).toEqual([])
  })
})
