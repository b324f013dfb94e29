import { describe, expect, it } from 'vitest'
import { themeModes } from '../../../.storybook/modes'
import { checkContrast, checkPicture } from './check'
import type { Shot } from './pictures'

/** Screens whose text stands on gradients, scenes and foil: the lobby, a form, the jackpot and what it opens, the member. */
export const lit = [
  'home-lobby--visitor',
  'home-lobby--regular',
  'auth-login--by-account',
  'auth-login--over-the-page',
  'auth-login--wrong-password',
  'jackpot-jackpot--ready-to-spin',
  'jackpot-jackpot--no-chance',
  'jackpot-prizes--many-coins',
  'jackpot-prizes--amount',
  'jackpot-prizes--wheel',
  'member-member--regular',
  'app-errors--page-not-found',
]

/** Whether every line of a picture has to be readable on the pixels behind it. */
export const isLit = ({ story, modeName }: Shot): boolean => lit.includes(story.id) && modeName in themeModes

/** Looks at pictures: as they were, and readable where that is asked. */
export const lookAt = (shots: readonly Shot[]): void => {
  describe.each(shots)('$title · $modeName', (shot) => {
    it('[VIS-01] looks as it did', async () => {
      expect(await checkPicture(shot)).toBe(null)
    })

    if (!isLit(shot)) return
    it('[VIS-01] has no line that the pixels behind it make hard to read', async () => {
      const { seen, weak } = await checkContrast(shot)
      expect(seen).toBeGreaterThan(1)
      expect(weak).toEqual([])
    })
  })
}
