import type { BrowserCommandContext } from 'vitest/node'

type Page = BrowserCommandContext['page']
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

const sessions = new WeakMap<Page, Promise<Session>>()

/** A DevTools session, one per page. */
export const sessionOf = (page: Page): Promise<Session> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
