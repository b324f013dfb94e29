import type { Page } from 'playwright'

/** So often in a row a page at rest says the same: what draws itself as it comes near needs some rounds. */
const SAME = 4

/** Runs in the page: its observers have been told of the last frame, and what they began has been done. */
const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 }))),
  )

/** The page's accessibility tree, once it says the same again: roles, names, states and texts, one a line. */
export const restedTree = async (page: Page): Promise<string> => {
  let before = ''
  for (let same = 0; ; ) {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    await page.evaluate(untilIdle)
    const tree = await page.locator('body').ariaSnapshot()
    same = tree === before ? same + 1 : 1
    if (same === SAME) return tree
    before = tree
  }
}

/** Lines of one tree that the other lacks. */
export const linesLacking = (one: string, other: string): string[] => {
  const lines = new Set(other.split('\n').map((line) => line.trim()))
  return one
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !lines.has(line))
}
