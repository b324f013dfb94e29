import { describe, expect, it } from 'vitest'
import { readBuild } from '../../src/platform/page/builds'

const PATIENCE = 50
const answering =
  (body: BodyInit | null, init?: ResponseInit): typeof fetch =>
  async () =>
    new Response(body, init)

describe('[PWA-01] the version file', () => {
  it('names the deployed build', async () => {
    const build = await readBuild('/version.json', PATIENCE, answering('{"version":"1.2.0","build":"0123456789ab"}\n'))
    expect(build).toBe('0123456789ab')
  })

  it('is asked for past every cache', async () => {
    const inits: (RequestInit | undefined)[] = []
    await readBuild('/version.json', PATIENCE, async (_, init) => {
      inits.push(init)
      return new Response('{}')
    })
    expect(inits[0]?.cache).toBe('no-store')
  })

  const good = '{"build":"0123456789ab"}'
  it.each<[string, typeof fetch]>([
    ['the page of a host that answers everything', answering('<!doctype html><html></html>')],
    ['an empty file', answering('')],
    ['an empty object', answering('{}')],
    ['null', answering('null')],
    ['a list', answering('[]')],
    ['a build that is a number', answering('{"build":12345678}')],
    ['a build that is a sentence', answering('{"build":"the next one, surely"}')],
    ['404', answering(good, { status: 404 })],
    ['500', answering(good, { status: 500 })],
    ['204', answering(null, { status: 204 })],
    ['a file cut in half', answering(good.slice(0, 12))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a reply that is late',
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')))
        }),
    ],
  ])('is none: %s', async (_, send) => {
    expect(await readBuild('/version.json', PATIENCE, send)).toBeNull()
  })

  it('of 5 MB is not loaded to its end', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(to) {
        sent += 1_000
        to.enqueue(new TextEncoder().encode(' '.repeat(1_000)))
        if (sent >= 5_000_000) to.close()
      },
    })
    expect(await readBuild('/version.json', 5_000, answering(body))).toBeNull()
    expect(sent).toBeLessThan(10_000)
  })
})
