import { afterEach, expect, type TestContext } from 'vitest'
import { smallTargets } from './targetSize'
import { otherThemes, weakTextsIn } from './themeContrast'

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook's plugin has drawn in this test. */
    story?: { parameters: Record<string, unknown>; globals: Record<string, unknown> }
  }
}

// All of axe has run on the story in its own theme (Storybook's addon); what follows needs the same page once more.
afterEach(async ({ story, task }: TestContext) => {
  if (!story || task.result?.state === 'fail') return
  const { vip } = story.globals
  expect(vip === 'all' ? [] : await weakTextsIn(otherThemes(vip)), 'weak contrast').toEqual([])
  expect(smallTargets(), 'targets that are too small').toEqual([])
})
