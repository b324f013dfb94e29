import { request } from 'node:http'
import { EventSource } from 'eventsource'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startMockServer } from '../../../mocks/network/adapters/http/server'
import { httpMock } from '../../../mocks/network/controls/httpMock'
import { findNginx } from '../../../scripts/nginx.mjs'
import { filesOf } from '../../built/support'
import { openBrowser, phone } from '../../support/browser'
import { startNginx } from '../../support/nginx'
import { PLACES } from '../../support/places'

const program = findNginx()
const dir = 'dist'
const oneOf = (pattern: RegExp) => `/${filesOf(dir).find((file) => pattern.test(file))}`

/** Status and headers as sent; fetch would undo the compression. */
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; length: number }>((done, fail) => {
    const sent = request(url, { method, headers }, (reply) => {
      let length = 0
      reply.on('data', (part: Buffer) => {
        length += part.length
      })
      reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers, length }))
    })
    sent.on('error', fail)
    sent.end()
  })

// The full run installs one, or says that there is none (scripts/test.mjs).
describe.runIf(program)('[OPS-01] behind Debian’s nginx', () => {
  const { visit } = openBrowser()
  let site: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    site = await startNginx({ program: program ?? '', dir })
  })
  afterAll(() => site?.close())

  const named = ['content-security-policy', 'cross-origin-opener-policy', 'cache-control', 'x-content-type-options']
  const others = ['referrer-policy', 'cross-origin-resource-policy', 'strict-transport-security', 'permissions-policy']
  it.each([
    ['the page', '/'],
    ['the page by its name', '/index.html'],
    ['a route', '/wallets/record?view=everything'],
    ['a route that is not there', '/no/such/page'],
    ['a script', oneOf(/^assets\/core-.*\.js$/)],
    ['the worker', '/sw.js'],
    ['a font', oneOf(/\.woff2$/)],
    ['a picture', oneOf(/\.webp$/)],
    ['a screenshot', '/screenshots/lobby.jpg'],
    ['a screenshot that is gone', '/screenshots/gone'],
    ['the version', '/version.json'],
    ['the manifest', '/manifest.webmanifest'],
    ['a text', '/licenses.txt'],
    ['a script that is gone', '/assets/x.js'],
    ['a file that is gone', '/gone.txt'],
    ['a call, without a backend here', '/app/v1/online'],
    ['a hidden file', '/.env'],
    ['what is not served', '/_headers.json'],
  ])('%s has the status and the headers of the list', async (_, path) => {
    const [here, ours] = [await ask(site.url + path), await ask(inject('productUrl') + path)]
    const seen = ({ status, headers }: typeof here) => ({
      status,
      ...Object.fromEntries([...named, ...others].map((name) => [name, headers[name]])),
      type: status === 404 ? null : String(headers['content-type']).split(';')[0],
    })
    expect(seen(here)).toEqual(seen(ours))
    if (here.status === 404) expect(here.headers['cache-control']).toBe('no-cache')
  })

  it.each(PLACES)('knows %s: %s', async (_, path, answer) => {
    expect((await ask(site.url + path)).status).toBe(answer === 'page' ? 200 : 404)
  })

  it('texts have a charset, and are sent as they were compressed by the build', async () => {
    for (const path of ['/', oneOf(/^assets\/core-.*\.js$/), '/sw.js', '/licenses.txt']) {
      const [br, gzip, plain] = [
        await ask(site.url + path, { 'accept-encoding': 'gzip, br' }),
        await ask(site.url + path, { 'accept-encoding': 'gzip' }),
        await ask(site.url + path),
      ]
      expect(plain.headers['content-type']).toMatch(/; charset=utf-8$/)
      expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
      expect(br.length).toBeLessThan(gzip.length)
      expect(gzip.length).toBeLessThan(plain.length)
    }
  })

  it('answers HEAD and a question for changes, and nothing that writes', async () => {
    const head = await ask(site.url, {}, 'HEAD')
    expect([head.status, head.length]).toEqual([200, 0])
    expect((await ask(site.url, { 'if-none-match': String(head.headers['etag']) })).status).toBe(304)
    expect((await ask(site.url, {}, 'POST')).status).toBe(405)
  })

  it('the page starts, and its worker is installed', async () => {
    const { page, complaints } = await visit(site.url, { ...phone, serviceWorkers: 'allow' })
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated')
    expect(complaints.filter((line) => /policy|refused to/i.test(line))).toEqual([])
  })
})

describe.runIf(program)('[OPS-01] several mock servers behind nginx', () => {
  const WORLDS = 1_000

  it('hold a share of the worlds each; while one is down the others keep theirs', async () => {
    const first = await startMockServer({ port: 0 })
    let second = await startMockServer({ port: 0 })
    const addressOf = (url: string) => new URL(url).host
    const site = await startNginx({
      program: program ?? '',
      dir,
      worlds: [first, second].map(({ url }) => addressOf(url)),
    })
    const touch = async (world: number) => {
      const reply = await fetch(`${site.url}/__mock/clock`, { headers: { 'x-mock-world': `w${world}` } })
      return reply.status
    }
    const all = Array.from({ length: WORLDS }, (_, world) => world)
    for (const world of all) expect(await touch(world)).toBe(200)
    // Each has a default one, too.
    const shares = [first.worlds.size - 1, second.worlds.size - 1]
    expect(Math.min(...shares)).toBeGreaterThan(WORLDS / 4)
    expect(Math.max(...shares)).toBe(WORLDS - Math.min(...shares))

    const { port } = new URL(second.url)
    await second.stop()
    for (const world of all) expect(await touch(world)).toBe(200)
    expect(first.worlds.size - 1).toBe(WORLDS)

    second = await startMockServer({ port: Number(port) })
    await new Promise((done) => setTimeout(done, 6_000))
    for (const world of all) expect(await touch(world)).toBe(200)
    expect(second.worlds.size - 1).toBe(shares[1])
    expect(first.worlds.size - 1).toBe(WORLDS)
    await site.close()
    await Promise.all([first.stop(), second.stop()])
  })

  it('two panels on one world hear of each other, wherever it is kept, and again after its server has restarted', async () => {
    const servers = [await startMockServer({ port: 0 }), await startMockServer({ port: 0 })]
    const worlds = servers.map(({ url }) => new URL(url).host)
    const site = await startNginx({ program: program ?? '', dir, worlds })

    /** Resolves once both panels of a world are told of what one of them does. */
    const hearEachOther = async (world: string, restart?: () => Promise<void>) => {
      const panels = [1, 2].map(() => httpMock({ url: site.url, world, EventSource: EventSource as never }))
      const heard = new Set<number>()
      const stops = panels.map((panel, index) => panel.onChange(() => heard.add(index)))
      const all = async () => {
        // The streams open in their own time.
        await expect
          .poll(() => panels[0]?.latency('none').then(() => heard.size), { timeout: 20_000 })
          .toBe(panels.length)
        heard.clear()
      }
      await all()
      await restart?.()
      if (restart) await all()
      for (const stop of stops) stop()
    }
    for (const world of ['a', 'b', 'c', 'd', 'e', 'f']) await hearEachOther(world)
    expect(servers.every(({ worlds: kept }) => kept.size > 1)).toBe(true)
    await hearEachOther('a', async () => {
      for (const [index, server] of servers.entries()) {
        const { port } = new URL(server.url)
        await server.stop()
        servers[index] = await startMockServer({ port: Number(port) })
      }
    })
    await site.close()
    for (const server of servers) await server.stop()
  })
})
