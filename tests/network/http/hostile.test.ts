import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'
import { pathOf } from '../backendSupport'

const broken: string[] = []
let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ port: 0, reportError: (what) => broken.push(what) })
})
afterAll(() => server.stop())

const open = (): Socket => connect(Number(new URL(server.url).port), 'localhost')

/** Sends bytes as they are; resolves with the status line of the reply. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = open()
    let reply = ''
    socket.on('data', (part) => {
      reply += part.toString()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(reply.split('\r\n')[0] ?? ''))
    socket.write(text)
  })
const get = (target: string) => raw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
const health = () => fetch(`${server.url}/__mock/health`).then(({ status }) => status)

it.each(['/%', '//', '//app/v1/online', '/app/v1/%zz', '/__mock/ledger?playerId=%E0%A4%A', 'http://'])(
  '[MOCK-02] the address %s is a bad request',
  async (target) => expect(await get(target)).toBe('HTTP/1.1 400 Bad Request'),
)

it.each([10_000, 1_000_000])('[MOCK-02] %i brackets are a bad request', async (count) => {
  const nested = `{"a":${'['.repeat(count)}${']'.repeat(count)}}`
  for (const [method, path, body] of [
    ['POST', pathOf('online'), nested],
    ['POST', pathOf('feedbackSend'), '{"a":'.repeat(count)],
    ['POST', '/__mock/reset', nested],
    ['PUT', '/__mock/snapshot', nested],
    ['PUT', '/__mock/snapshot', JSON.stringify(nested)],
  ] as const)
    expect((await fetch(server.url + path, { method, body })).status).toBe(400)
})

it('[MOCK-02] brackets inside texts are texts', async () => {
  const body = JSON.stringify({ a: `"${'[{'.repeat(200)}\\` })
  expect((await fetch(server.url + pathOf('online'), { method: 'POST', body })).status).toBe(200)
})

it('[MOCK-02] clients that go away, dawdle or flood do not keep others waiting', async () => {
  const head = `POST ${pathOf('online')} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n`
  const sockets = Array.from({ length: 50 }, open)
  for (const [index, socket] of sockets.entries()) {
    socket.on('error', () => undefined)
    // Half a body, half a head, or a head that never ends.
    socket.write([`${head}\r\n{"half`, head, `${head}${'x-flood: 1\r\n'.repeat(3000)}`][index % 3] ?? '')
  }
  expect(await health()).toBe(200)
  for (const socket of sockets) socket.destroy()
  expect(await health()).toBe(200)
  expect(await raw(`${head}x-long: ${'x'.repeat(100_000)}\r\n\r\n`)).toContain('431')
  expect(broken.filter((what) => !what.includes('nested'))).toEqual([])
})

it('[MOCK-02] a link of 1.5 MB is answered to a client that writes all before it reads', async () => {
  expect(await get(`/?mock.draw=${'2001,'.repeat(300_000)}`)).toBe('HTTP/1.1 431 Request Header Fields Too Large')
  expect(await health()).toBe(200)
})

it('[MOCK-02] a body too large is answered to a client that writes all before it reads', async () => {
  const size = 30_000_000
  const head = `POST ${pathOf('online')} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${size}\r\n\r\n`
  expect(await raw(head + ' '.repeat(size))).toBe('HTTP/1.1 413 Payload Too Large')
})

it('[MOCK-02] an encoded body is refused by the name of its encoding', async () => {
  const sent = { method: 'POST', headers: { 'content-encoding': 'gzip' }, body: new Uint8Array([31, 139, 8]) }
  for (const path of [pathOf('online'), '/__mock/reset']) {
    const reply = await fetch(server.url + path, sent)
    expect([reply.status, await reply.text()]).toEqual([415, expect.stringContaining("'gzip'")])
  }
})

it('[MOCK-02] a byte order mark before JSON is read, a key __proto__ at any depth refused', async () => {
  const put = (path: string, method: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(server.url + path, { method, body }).then(({ status }) => status)
  const snapshot = await (await fetch(`${server.url}/__mock/snapshot`)).text()
  expect(await put('/__mock/snapshot', 'PUT', `\uFEFF${snapshot}`)).toBe(200)
  expect(await put('/__mock/reset', 'POST', '\uFEFF{"seed":1}')).toBe(200)
  expect(await put('/__mock/reset', 'POST', new Uint8Array([255, 254, 123, 0, 125, 0]))).toBe(200)
  expect(await put('/__mock/snapshot', 'PUT', snapshot.replace('"shared":{', '"shared":{"__proto__":{},'))).toBe(400)
  expect(await put('/__mock/reset', 'POST', '{"\\u005f_proto__":{}}')).toBe(400)
})

it('[MOCK-02] both addresses of the loopback answer, HEAD as GET, and preflights allow what they ask for', async () => {
  const { port } = new URL(server.url)
  for (const name of ['127.0.0.1', '[::1]'])
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`http://${name}:${port}/__mock/health`, { method })).status).toBe(200)
  const headers = { 'access-control-request-headers': 'traceparent,x-requested-with' }
  const preflight = await fetch(server.url + pathOf('online'), { method: 'OPTIONS', headers })
  expect(preflight.headers.get('access-control-allow-headers')).toBe('traceparent,x-requested-with')
})
