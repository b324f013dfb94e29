import { describe, expect, it } from 'vitest'
import { themeModes } from '../../.storybook/modes'
import { commands } from './support/commands'
import { shots } from './support/pictures'
import { show } from './support/show'
import { hideText, readTextRuns } from './support/textRuns'

/** Screens whose text stands on gradients, scenes and foil. */
const screens = [
  'home-lobby--visitor',
  'home-lobby--regular',
  'auth-login--by-account',
  'auth-login--over-the-page',
  'jackpot-jackpot--ready-to-spin',
  'jackpot-jackpot--no-chance',
  'jackpot-prizes--many-coins',
  'jackpot-prizes--mega',
  'member-member--regular',
  'app-errors--page-not-found',
]

const inThemes = shots.filter(({ story, modeName }) => screens.includes(story.id) && modeName in themeModes)

describe('text over gradients', () => {
  it('is looked at on every screen of the list in six themes', () => {
    expect(inThemes).toHaveLength(screens.length * Object.keys(themeModes).length)
  })

  it.each(inThemes)('$title · $modeName: every line is readable on the pixels behind it', async (shot) => {
    await show(shot)
    const runs = readTextRuns()
    expect(runs.length).toBeGreaterThan(1)
    await commands.seeLetters()
    const showText = hideText()
    const weak = await commands.checkContrast(runs)
    showText()
    expect(weak).toEqual([])
  })
})
