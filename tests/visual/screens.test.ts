import { describe, expect, it } from 'vitest'
import { commands } from './support/commands'
import { isPage, shots } from './support/pictures'
import { show } from './support/show'

describe('screens in each theme', () => {
  it.each(shots.filter(isPage))('$title · $modeName', async (shot) => {
    await show(shot)
    expect(await commands.checkPicture(shot.name)).toBe(null)
  })
})
