import type { Page, Route } from 'playwright'
import { exchange } from '../../../mocks/network/adapters/exchange'
import { parseFaults } from '../../../mocks/network/faults/faults'
import { createBackend } from '../../../mocks/network/state/backend'
import { contract } from '../../../src/contract'

const endpoints = contract.map(({ call }) => call.name)

/** A world for the production build; each request of the page is answered by it. */
export function openWorld(persona: string) {
  const backend = createBackend({ persona, clock: '2026-01-01T12:00:00Z' })
  const token = persona === 'visitor' ? null : backend.token()
  /** Calls by name, in order. */
  const asked: string[] = []

  const answer = async (route: Route) => {
    const request = route.request()
    asked.push(new URL(request.url()).pathname.replace(/.*\//, ''))
    const reply = await exchange(
      backend,
      new Request(request.url(), { method: request.method(), headers: request.headers(), body: request.postData() }),
    )
    if (reply.type === 'error') return route.abort()
    return route.fulfill({ status: reply.status, body: await reply.text() })
  }

  return {
    asked,
    answer,
    fault: (text: string) => backend.faults.add(parseFaults(text, endpoints)),
    clearFaults: () => backend.faults.clear(),
    /** To be called before navigation. */
    serve: async (page: Page): Promise<void> => {
      await page.addInitScript((held) => {
        if (held !== null) localStorage.setItem('token', held)
      }, token)
      await page.route('**/app/v1/**', answer)
    },
  }
}

/** The code of the page. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/
/** A game of the first shelf: the lobby is complete. */
export const GAMES = 'main a[href^="/game/start"]'
export const STATIC_FRAME = '[data-painted]'
