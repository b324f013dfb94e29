import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccess } from '../../../mocks/network/adapters/http/access'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'

describe('the names under which the server answers', () => {
  const { hostRefusal } = createAccess({ host: 'Mock.Example', open: false, own: ['203.0.113.9'] })
  it.each([
    'localhost:4010',
    'app.localhost',
    '127.0.0.1:4010',
    '[::1]:4010',
    '[::ffff:192.168.1.5]:4010',
    '[fd12::1]',
    '10.1.2.3',
    '172.31.0.1:80',
    '192.168.178.20:4010',
    '169.254.1.1',
    '100.101.102.103:4010',
    '203.0.113.9:4010',
    'studio.local:4010',
    'mock.example:4010',
  ])('[MOCK-02] %s is answered', (host) => expect(hostRefusal(host)).toBeNull())

  it.each([
    'evil.example:4010',
    'localhost.evil.example',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '203.0.113.10',
    '[2001:db8::1]',
    '0.0.0.0:4010',
    'evil.example#localhost',
    '',
    undefined,
  ])('[MOCK-02] %s is refused', (host) => expect(hostRefusal(host)).toContain('--open'))

  it('[MOCK-02] --open answers under any', () => {
    const open = createAccess({ host: 'localhost', open: true })
    expect([open.hostRefusal('evil.example'), open.originRefusal('https://evil.example')]).toEqual([null, null])
  })
})

describe('a page of another origin', () => {
  let server: MockServer
  let opened: MockServer
  beforeAll(async () => {
    server = await startMockServer({ port: 0, reportError: () => undefined })
    opened = await startMockServer({ port: 0, open: true, reportError: () => undefined })
  })
  afterAll(() => Promise.all([server.stop(), opened.stop()]))

  const steer = (to: MockServer, origin: string, method = 'POST') =>
    fetch(`${to.url}/__mock/reset`, { method, headers: { origin }, ...(method === 'POST' && { body: '{}' }) })
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

  it.each(['http://localhost:5173', 'http://192.168.1.20:6006'])(
    '[MOCK-02] steers the worlds from %s',
    async (origin) => {
      const response = await steer(server, origin)
      expect([response.status, allowed(response), response.headers.get('vary')]).toEqual([200, origin, 'origin'])
      expect((await steer(server, origin, 'OPTIONS')).status).toBe(204)
    },
  )

  it.each(['https://evil.example', 'null', 'http://8.8.8.8'])('[MOCK-02] does not from %s', async (origin) => {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await steer(server, origin, method)
      expect([response.status, allowed(response)]).toEqual([403, null])
      expect(await response.json()).toEqual({ error: expect.stringContaining('--open') })
    }
    expect((await steer(opened, origin)).status).toBe(200)
    expect(server.worlds.get('default').mock.calls()).toEqual([])
  })

  it('[MOCK-02] may still make calls', async () => {
    const init = { method: 'POST', body: '{}', headers: { origin: 'https://app.example' } }
    const response = await fetch(`${server.url}/app/v1/getJackpotDrawInfo`, init)
    expect([response.status, allowed(response)]).toEqual([200, '*'])
  })

  it.each(['/app/v1/getJackpotDrawInfo', '/__mock/health'])('[MOCK-02] a rebound name reaches no %s', async (path) => {
    const statusAt = (to: MockServer) =>
      new Promise((resolve, reject) => {
        const sent = request(`${to.url}${path}`, { headers: { host: 'evil.example' } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        sent.once('error', reject)
        sent.end()
      })
    expect(await statusAt(server)).toBe(403)
    expect(await statusAt(opened)).not.toBe(403)
  })
})
