import { afterAll, beforeAll } from 'vitest'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'
import { openBrowser } from '../support/browser'

/** Serves the built Storybook for a test file, with a browser. */
export function openStorybook() {
  const { visit } = openBrowser()
  let site: Awaited<ReturnType<typeof startServer>> | undefined
  beforeAll(async () => {
    site = await startServer({ dir: await ensureBuilt('storybook'), port: 0 })
  }, 240_000)
  afterAll(() => site?.close())

  const home = (): string => {
    if (!site) throw new Error('the address is known only within a test')
    return site.url
  }
  /** URL of a single story. */
  const story = (id: string, globals = ''): string => `${home()}/iframe.html?id=${id}&viewMode=story&globals=${globals}`
  return { visit, home, story }
}
