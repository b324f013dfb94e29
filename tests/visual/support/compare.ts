import { describe, expect, inject, it } from 'vitest'
import { commands } from './commands'
import type { Shot } from './shots'
import { show, wholeWindow } from './show'

/** Compares pictures with their baselines, and looks for letters that another machine would draw otherwise. */
export const lookAt = (shots: readonly Shot[]): void => {
  describe.each(shots)('$title · $modeName', (shot) => {
    it('[VIS-01] looks as it did, in fonts that the project ships', async () => {
      const isNew = await show(shot)
      // Themes differ in colour: their letters are those of the first.
      if (isNew) expect(await commands.machineFonts()).toEqual([])
      await expect(wholeWindow()).toMatchScreenshot(shot.name, { comparatorOptions: inject('strictness') })
    })
  })
}
