import type { BrowserCommandContext } from 'vitest/node'

type Page = BrowserCommandContext['page']
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

const sessions = new WeakMap<Page, Promise<Session>>()

/** The page's line to the browser's own tools, one a page. */
export const sessionOf = (page: Page): Promise<Session> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
