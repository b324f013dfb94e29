import { describe, expect, inject, it } from 'vitest'
import { commands } from './commands'
import type { Shot } from './shots'
import { show, wholeWindow } from './show'

/** Compares screenshots with their baselines; new ones must not use fonts of the machine. */
export const compareWithBaselines = (shots: readonly Shot[]): void => {
  describe.each(shots)('$title · $modeName', (shot) => {
    it('[VIS-01] matches its baseline, in fonts that the project ships', async () => {
      const isNew = await show(shot)
      // Themes differ in color only: fonts are checked once.
      if (isNew) expect(await commands.machineFonts()).toEqual([])
      await expect(wholeWindow()).toMatchScreenshot(shot.name, { comparatorOptions: inject('strictness') })
    })
  })
}
