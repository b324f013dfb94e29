import { describe, expect, it } from 'vitest'
import { commands } from './support/commands'
import { isPage, shots, titles } from './support/pictures'
import { show } from './support/show'

describe('pieces in all six themes', () => {
  it.each(shots.filter((shot) => !isPage(shot)))('$title', async (shot) => {
    await show(shot)
    expect(await commands.checkPicture(shot.name)).toBe(null)
  })
})

describe('the kept pictures', () => {
  it('are those of the stories, no more', async () => {
    expect(await commands.checkBaselines(shots.map(({ name }) => name))).toEqual([])
  })

  it('show something of every piece and every kind of art', () => {
    const pieces = titles.all.filter((title) => /^(?:ui|art)\//.test(title))
    expect(pieces.filter((title) => !titles.pictured.has(title))).toEqual([])
  })
})
