import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { texts } from '../../../src/i18n'
import type { DrawnStory } from '../contrast/themeContrast'
import type { ScreenText } from './commands'
import type { Passing } from './steadyText'

declare module 'vitest/browser' {
  interface BrowserCommands {
    screenText: (story: string, region: string, passing: Passing) => Promise<ScreenText>
  }
}

/** Compares what a story says at its end with the file beside it; `npm run stories:update` accepts a change. */
export const expectScreenText = async ({ id }: DrawnStory): Promise<void> => {
  // Under a modal the page cannot be reached.
  const region = document.querySelector(':modal') ? ':modal' : 'body'
  const passing = {
    messages: texts.t('shell.toasts'),
    gameTypes: texts.t('home.types'),
    twentyShown: texts.t('list.shown', { count: 20 }),
  }
  const { said, stored } = await commands.screenText(id, region, passing)
  expect(said, 'what the screen says; npm run stories:update accepts it').toBe(stored)
}
