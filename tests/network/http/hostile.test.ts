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
