import { mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { buildDir } from '../../scripts/build.mjs'
import { deliveryOf } from '../../vite/delivery/folder'
import { phone, type Visiting } from './browser'
import { startProduct } from './productSite'
import { configure, smallBuild, twinBuild } from './twinBuild'

export const calm = { ...phone, reducedMotion: 'reduce' } as const

/** What a host answers to a path instead of its file; null = the file. */
type Answers = (path: string) => { status?: number; body: string } | null

/** A folder inside another that is one of two builds at a time, the first to begin with. */
export const alternate = (folder: string, first: string, second: string) => {
  const present = join(folder, 'present')
  const deploy = (version: 'v1' | 'v2') => {
    const next = join(folder, 'next')
    for (const folderOf of [deliveryOf, (build: string) => build]) {
      symlinkSync(folderOf(version === 'v1' ? first : second), next)
      renameSync(next, folderOf(present))
    }
  }
  deploy('v1')
  return { present, deploy }
}

/** A host with one build at a time: a deploy replaces every file, as on a host that keeps none of the old ones. */
export async function openHost() {
  const folder = mkdtempSync(join(tmpdir(), 'kismara-deploys-'))
  const first = join(folder, 'first')
  smallBuild(buildDir('production'), first)
  const second = join(folder, 'second')
  const { build } = twinBuild(first, second, 'f')
  for (const dir of [first, second]) configure(dir, { channel: 'CLUB' })
  // Hosts know a file by its time and size: both pages have the same size, and often the same millisecond.
  utimesSync(join(second, 'index.html'), new Date(), new Date(Date.now() + 1_000))
  const { present, deploy } = alternate(folder, first, second)
  const site = await startProduct({ dir: present, latency: 'none', compressed: false })
  let otherwise: Answers = () => null
  const server = createServer((asked, reply) => {
    const answer = otherwise(new URL(asked.url ?? '/', site.url).pathname)
    if (answer) {
      reply.writeHead(answer.status ?? 200, { 'content-type': 'text/html; charset=utf-8' })
      reply.end(answer.body)
      return
    }
    const passed = request(new URL(asked.url ?? '/', site.url), { method: asked.method, headers: asked.headers })
    passed.on('response', (answered) => {
      reply.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    // A server listening on a port has an AddressInfo.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy,
    /** From now on the host answers some paths otherwise; null = as it should. */
    answer: (answers: Answers | null) => {
      otherwise = answers ?? (() => null)
    },
    /** Id of the second build. */
    v2: build,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Counts the loads of a page's document, each from its request on: what it shows can be read before it is complete. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

export const buildOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-build')

/** The player leaves the page for another tab and comes back. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

export const isInstalled = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')

/** Runs in the page: whether it has asked for what every page asks for once it is idle, and no more code since a second. */
const hasLoaded = () => {
  const code = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
  const last = Math.max(...code.map(({ startTime }) => startTime))
  return code.some(({ name }) => name.includes('/persist-')) && performance.now() - last > 1_000
}

/** The page asks for no more code by itself. */
export const settled = (page: Page): Promise<unknown> => page.waitForFunction(hasLoaded)

/** A page whose worker is installed. The worker of a small build does not have what the page still loads. */
export const visitInstalled = async (visit: Visiting, url: string, prepare?: (page: Page) => Promise<unknown>) => {
  const visited = await visit(url, { ...calm, serviceWorkers: 'allow' }, prepare)
  await expect.poll(() => isInstalled(visited.page)).toBe(true)
  await settled(visited.page)
  return visited
}

export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
