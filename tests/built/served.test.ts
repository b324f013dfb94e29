import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildStyles } from 'number-flow/csp'
import { describe, expect, inject, it } from 'vitest'
import { filesOf } from './support'

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A raw request: the path is not normalized, the body not decoded. */
function fetchRaw(base: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

const page = { accept: 'text/html,*/*;q=0.8' }
const sites = [
  ['the product', 'dist', inject('productUrl')],
  ['the demo', 'dist-demo', inject('demoUrl')],
] as const

describe.each(sites)('%s as it is served', (_name, dir, url) => {
  it('serves its page for every route', async () => {
    const front = await fetchRaw(url, '/', page)
    for (const path of ['/jackpot', '/wallets/bank?name=card', '/no/such/page']) {
      const reply = await fetchRaw(url, path, page)
      expect([path, reply.status, reply.body.equals(front.body)]).toEqual([path, 200, true])
    }
  })

  it.each(['/assets/gone-12345678.js', '/icons/gone.png', '/gone.css', '/games/gone/', '/app/v1/anything'])(
    'answers 404 for %s, which is missing',
    async (path) => {
      expect((await fetchRaw(url, path, page)).status).toBe(404)
    },
  )

  it('answers 404 for a missing script or image', async () => {
    expect((await fetchRaw(url, '/lost', { accept: '*/*', 'sec-fetch-dest': 'script' })).status).toBe(404)
    expect((await fetchRaw(url, '/lost', { accept: 'image/webp' })).status).toBe(404)
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/_headers.json',
    '/.cache',
  ])('reveals nothing for %s', async (path) => {
    const { status, body } = await fetchRaw(url, path, { accept: 'application/json' })
    expect([status, body.toString()]).toEqual([404, 'Not found\n'])
  })

  it('rejects methods other than GET and HEAD', async () => {
    expect((await fetchRaw(url, '/', {}, 'POST')).status).toBe(405)
    expect((await fetchRaw(url, '/%E0%A4%A')).status).toBe(400)
    const redirect = await fetchRaw(url, '//evil.example/..')
    expect(redirect.headers['location']).toBeUndefined()
  })

  it('answers 404 for a path that is invalid on disk', async () => {
    const accept = { accept: 'application/json' }
    expect((await fetchRaw(url, `/${'x'.repeat(5000)}`, accept)).status).toBe(404)
    expect((await fetchRaw(url, '/index.html/below', accept)).status).toBe(404)
  })

  it('declares UTF-8 for text', async () => {
    for (const path of ['/', '/licenses.txt'])
      expect((await fetchRaw(url, path)).headers['content-type']).toMatch(/; ?charset=utf-8$/)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [get, head] = [await fetchRaw(url, '/', page), await fetchRaw(url, '/', page, 'HEAD')]
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  it('caches hashed files forever and revalidates all others', async () => {
    const hashed = filesOf(dir).find((file) => /^assets\/.*\.js$/.test(file))
    expect((await fetchRaw(url, `/${hashed}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/jackpot', '/sw.js', '/version.json', '/manifest.webmanifest', '/assets/gone.js']) {
      const { status, headers } = await fetchRaw(url, path, page)
      const expected = status === 404 ? /no-cache|immutable/ : /^no-cache$/
      expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(expected)])
    }
    const { headers } = await fetchRaw(url, '/')
    expect((await fetchRaw(url, '/', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('sends the security headers with every reply', async () => {
    for (const path of ['/', '/sw.js', '/assets/gone.js', '/icons/icon.svg']) {
      const { headers } = await fetchRaw(url, path)
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-resource-policy': 'same-origin',
          'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
          'permissions-policy': expect.stringContaining('camera=()'),
        }),
      ])
    }
  })

  it('allows exactly its own inline blocks', async () => {
    const { body, headers } = await fetchRaw(url, '/jackpot', page)
    const html = body.toString()
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const hashes = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((line) => {
          const [name = '', ...sources] = line.split(' ')
          return [name, sources] as const
        }),
    )
    const empty = hashOf('')
    expect(policy.get('script-src')).toEqual([
      "'self'",
      ...hashes(/<script(?![^>]*(?: src=| type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
    ])
    const digits = buildStyles().map(hashOf)
    const inline = hashes(/<style[^>]*>([\s\S]*?)<\/style>/g)
    expect(policy.get('style-src')).toEqual(["'self'", empty, ...digits, ...inline])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['app', 'dompurify'])
    expect(html).not.toMatch(/\son\w+=/)
    expect(html).not.toMatch(/\sstyle="/)
  })

  it('sends the CSP with pages only: it would block the service worker', async () => {
    expect((await fetchRaw(url, '/sw.js')).headers['content-security-policy']).toBeUndefined()
  })
})

it('only the demo may be framed, by itself, and frames only itself', async () => {
  const policies = await Promise.all(
    sites.map(async ([, , url]) => (await fetchRaw(url, '/', page)).headers['content-security-policy']),
  )
  expect(policies[0]).toContain("frame-src 'none'")
  expect(policies[0]).toContain("frame-ancestors 'none'")
  expect(policies[1]).toContain("frame-src 'self'")
  expect(policies[1]).toContain("frame-ancestors 'self'")
})

it('the product compresses text and leaves pictures and fonts alone', async () => {
  // The demo is served without compression here, to save time.
  const [, dir, url] = sites[0]
  const plain = (await fetchRaw(url, '/')).body
  const br = await fetchRaw(url, '/', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await fetchRaw(url, '/', { 'accept-encoding': 'gzip, br;q=0' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain)).toBe(true)
  const font = filesOf(dir).find((file) => file.endsWith('.woff2'))
  const served = await fetchRaw(url, `/${font}`, { 'accept-encoding': 'br' })
  expect([served.status, served.headers['content-encoding']]).toEqual([200, undefined])
})
