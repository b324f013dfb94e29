import { describe, expect, it } from 'vitest'
import { commands } from './support/commands'
import { compareWithBaselines } from './support/compare'
import { isPiece, shots, titles } from './support/shots'

compareWithBaselines(shots.filter(isPiece))

describe('the baselines', () => {
  it('[VIS-01] belong to stories; none is left over', async () => {
    expect(await commands.unusedBaselines(shots.map(({ name }) => name))).toEqual([])
  })

  it('[VIS-01] cover every component and every kind of art', () => {
    const pieces = titles.all.filter((title) => /^(?:ui|art)\//.test(title))
    expect(pieces.filter((title) => !titles.pictured.has(title))).toEqual([])
  })
})
