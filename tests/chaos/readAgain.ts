import type { Page } from 'playwright'

/** What Playwright says when the document that it reads is gone. */
const GONE = /Execution context was destroyed|because of a navigation/
const MOST_TRIES = 3

/** Reads a page, and again when it has been loaded anew meanwhile, as a new version or another tab may do. */
export const readAgain = async <T>(page: Page, read: (page: Page) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await read(page)
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof Error && GONE.test(error.message))) throw error
      await page.waitForLoadState('domcontentloaded')
    }
  }
}
