import type { TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import { backend } from '../../../.storybook/world/world'
import { testName } from '../failures/testName'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepFailure: (test: string, texts: Readonly<Record<string, string>>) => Promise<void>
  }
}

/** Keeps what explains a failed story: its picture, its page as text, its world's seed and last calls. */
export const keepStory = ({ task, story }: TestContext): Promise<void> => {
  const { seed } = backend.journal.world
  const calls = backend.log.list().slice(-20)
  return commands.keepFailure(testName(task), {
    'story.json': JSON.stringify({ story: story?.id, globals: story?.globals, seed }, null, 2),
    'calls.json': JSON.stringify(calls, null, 2),
    'page.txt': document.body.innerText,
    'page.html': document.body.outerHTML,
  })
}
