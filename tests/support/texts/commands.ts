import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserCommandContext } from 'vitest/node'
import { moreStates } from './moreStates'
import { type Passing, steadyText } from './steadyText'

/** A page that says something else may still be on its way, ms. */
const PATIENCE = 5000
/** A page that says the same for so long is at rest, ms. */
const REST = 1000
const PAUSE = 100

/** What a page says, and what the file beside its story says. */
export interface ScreenText {
  readonly said: string
  readonly stored: string
}

/**
 * Reads the story's accessibility tree until it equals its file, or for 5 s; an update writes the file once the page is
 * at rest.
 *
 * @param region selector of what is read
 */
export const screenText = async (
  { iframe, project, testPath }: BrowserCommandContext,
  story: string,
  region: string,
  passing: Passing,
): Promise<ScreenText> => {
  const file = textFile(testPath ?? '', story)
  const shown = iframe.locator(region).last()
  const read = async () => {
    const lines = [await shown.ariaSnapshot(), ...(await shown.evaluate(moreStates))]
    return `${steadyText(lines.join('\n'), passing)}\n`
  }
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const updates = project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  let said = await read()
  const start = Date.now()
  let since = start
  const isOver = () => said === stored || Date.now() - start > PATIENCE || (updates && Date.now() - since > REST)
  while (!isOver()) {
    await wait(PAUSE)
    const next = await read()
    if (next !== said) since = Date.now()
    said = next
  }
  if (said === stored || !updates) return { said, stored }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, said)
  return { said, stored: said }
}

const textFile = (storyFile: string, story: string): string =>
  join(dirname(storyFile), '__texts__', basename(storyFile, '.stories.tsx'), `${story.split('--')[1]}.yml`)
