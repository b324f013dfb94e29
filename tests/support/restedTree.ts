import type { Page } from 'playwright'

/** The page's accessibility tree, once it says the same twice: roles, names, states and texts, one a line. */
export const restedTree = async (page: Page): Promise<string> => {
  let before = ''
  for (;;) {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    const tree = await page.locator('body').ariaSnapshot()
    if (tree === before) return tree
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
