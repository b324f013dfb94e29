import { afterEach, expect, type TestContext } from 'vitest'
import { type DrawnStory, findWeakTexts } from '../contrast/themeContrast'
import { endMotion } from './endMotion'
import { smallTargets } from './targetSize'

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook's plugin has drawn in this test. */
    story?: DrawnStory
  }
}

// All of axe has run on the story in its own theme (Storybook's addon); what follows needs the same page once more.
afterEach(async ({ story, task }: TestContext) => {
  if (!story || task.result?.state === 'fail') return
  endMotion()
  expect(await findWeakTexts(story), 'text that is hard to read').toEqual([])
  expect(smallTargets(), 'targets that are too small').toEqual([])
})
