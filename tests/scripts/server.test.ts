import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../scripts/server.mjs'
import { askLongLink, TOO_LONG } from '../support/longLink'
import { PLACES } from '../support/places'

const dir = mkdtempSync(join(tmpdir(), 'site-'))
let site: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), '<h1>here</h1>')
  // As of a build, which has routes.
  mkdirSync(`${dir}-delivery`)
  writeFileSync(join(`${dir}-delivery`, 'headers.json'), '[]')
  site = await startServer({ dir, port: 0 })
})
afterAll(async () => {
  await site.close()
  for (const folder of [dir, `${dir}-delivery`]) rmSync(folder, { recursive: true })
})

it.each(['127.0.0.1', '[::1]', 'localhost'])('answers GET and HEAD at %s', async (host) => {
  const url = `http://${host}:${site.port}/index.html`
  expect(await (await fetch(url)).text()).toBe('<h1>here</h1>')
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405)
})

it('answers a link of 1.5 MB, which no client sees as a reset, and goes on', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => askLongLink(site.port)))
  expect([...new Set(answers)]).toEqual([TOO_LONG])
  expect((await fetch(`${site.url}/index.html`)).status).toBe(200)
})

it.each(PLACES)('knows %s: %s', async (_, path, answer) => {
  const reply = await fetch(site.url + path, { redirect: 'manual' })
  expect(reply.status).toBe(answer === 'page' ? 200 : 404)
})

it('[PWA-01] goes on when a file is taken away between the look at it and its reading, as by a deploy', async () => {
  const { createReadStream } = fs
  const gone: typeof createReadStream = (path, options) => createReadStream(`${String(path)}.gone`, options)
  fs.createReadStream = gone
  syncBuiltinESMExports()
  try {
    await expect(fetch(`${site.url}/index.html`).then((reply) => reply.text())).rejects.toThrow()
  } finally {
    fs.createReadStream = createReadStream
    syncBuiltinESMExports()
  }
  expect(await (await fetch(`${site.url}/index.html`)).text()).toBe('<h1>here</h1>')
})
