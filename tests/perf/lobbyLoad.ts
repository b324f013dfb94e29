import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Request } from 'playwright'
import { startMockServer } from '../../mocks/network/adapters/http/server'
import { brotli } from '../../scripts/brotli.mjs'
import { startServer } from '../../scripts/server.mjs'
import { phone } from '../support/browser'
import type { Row } from './main'

/** Requests until the lobby is complete (budget 1). */
interface LobbyLoad {
  scriptBytes: number
  scripts: number
  requests: number
}

const LIMITS: LobbyLoad = { scriptBytes: 135_000, scripts: 12, requests: 35 }
const NAMES: Readonly<Record<keyof LobbyLoad, string>> = {
  scriptBytes: 'JavaScript until the lobby is complete, B',
  scripts: 'scripts until the lobby is complete',
  requests: 'requests until the lobby is complete',
}

/** Runs in the page: whether everything above the fold is shown, images included, without placeholders. */
const foldIsComplete = (): boolean => {
  const seen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const placeholders = [...document.querySelectorAll('main [aria-busy="true"], header [aria-busy="true"]')].filter(seen)
  const pictures = [...document.querySelectorAll('img')].filter(seen)
  return (
    document.querySelector('main a[href^="/game/start"]') !== null &&
    placeholders.length === 0 &&
    pictures.every((picture) => picture.complete && picture.naturalWidth > 0)
  )
}

/** A first visit to `/` of the production build against the mock server, until the lobby is complete above the fold. */
export async function loadLobby(browser: Browser, dir: string, persona: string): Promise<LobbyLoad> {
  const backend = await startMockServer({ port: 0, persona, reportError: () => undefined })
  const site = await startServer({ dir, port: 0 })
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const token = backend.worlds.get('default').backend.token()
    await context.addInitScript((held) => held && localStorage.setItem('token', held), token)
    const page = await context.newPage()
    await page.route('**/app/v1/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: backend.url + pathname }) })
    })
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(site.url)
    await page.waitForFunction(foldIsComplete, undefined, { polling: 'raf' })
    const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'))
    const sizes = await Promise.all(
      scripts.map(async (request) => (await brotli(readFileSync(join(dir, new URL(request.url()).pathname)))).length),
    )
    return {
      scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
      scripts: scripts.length,
      requests: requests.filter((request) => !request.url().startsWith('data:')).length,
    }
  } finally {
    await context.close()
    await site.close()
    await backend.stop()
  }
}

/** Budget 1, for a visitor and for a player. */
export async function measureLobby(browser: Browser, dir: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const persona of ['visitor', 'regular']) {
    const load = await loadLobby(browser, dir, persona)
    for (const what of ['scriptBytes', 'scripts', 'requests'] as const) {
      const most = LIMITS[what]
      const limit = `at most ${most.toLocaleString('en-US')}, ${persona}`
      rows.push({ name: NAMES[what], ours: load[what], floor: 0, limit, met: load[what] <= most })
    }
  }
  return rows
}
