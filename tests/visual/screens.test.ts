import { describe, expect, it } from 'vitest'
import { themeModes } from '../../.storybook/modes'
import { isLit, lit, lookAt } from './support/look'
import { isPiece, shots, topicOf } from './support/pictures'

lookAt(shots.filter((shot) => !isPiece(shot) && topicOf(shot) !== 'jackpot'))

describe('text over gradients', () => {
  it('[VIS-01] is looked at on every screen of the list in six themes', () => {
    expect(shots.filter(isLit)).toHaveLength(lit.length * Object.keys(themeModes).length)
  })
})
