import { configure } from 'storybook/test'
import { afterEach, beforeEach, expect, type TestContext } from 'vitest'
import { type DrawnStory, findWeakTexts } from '../contrast/themeContrast'
import { expectScreenText } from '../texts/expectScreenText'
import { endMotion } from './endMotion'
import { keepStory } from './failure'
import { underRaisedTab } from './raisedTab'
import { smallTargets } from './targetSize'
import { lightInArabic, wrongSizes } from './typeSizes'

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook's plugin rendered in this test. */
    story?: DrawnStory
  }
}

// Every retry of a query would print the whole page; a failed story keeps its page as text.
configure({
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

beforeEach((context: TestContext) => context.onTestFailed(() => keepStory(context)))

// axe has run on the story in its own theme (Storybook's addon); these checks use the same page.
afterEach(async ({ story, task }: TestContext) => {
  if (!story || task.result?.state === 'fail') return
  endMotion()
  // What follows the story's last step, a page of shelves for one, may still be moving, or lie under a toast.
  await expect.poll(smallTargets, { message: 'targets that are too small', timeout: 10_000 }).toEqual([])
  expect(underRaisedTab(), 'targets under the raised tab').toEqual([])
  if (import.meta.env['KISMARA_FULL'] !== '1') return expectScreenText(story)
  expect(wrongSizes(), 'text off the type scale').toEqual([])
  expect(lightInArabic(), 'headings too light for Arabic').toEqual([])
  expect(await findWeakTexts(story), 'text with too little contrast').toEqual([])
})
