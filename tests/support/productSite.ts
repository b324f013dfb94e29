import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { startMockServer } from '../../mocks/network/adapters/http/server'
import { startServer } from '../../scripts/server.mjs'
import { nothing } from '../../src/platform/clock'

export interface ProductSite {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The production build in `dir` and the mock server on one origin, as it is deployed; `/__mock` steers the worlds. */
export async function startProduct(dir: string): Promise<ProductSite> {
  const backend = await startMockServer({ port: 0, latency: 'none' })
  const site = await startServer({ dir, port: 0 })
  const server = createServer((asked, reply) => {
    const target = /^\/(?:app|__mock)\//.test(asked.url ?? '') ? backend.url : site.url
    const passed = request(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers })
    passed.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      reply.flushHeaders()
      pipeline(answer, reply, nothing)
    })
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    // A server that listens on a port has an AddressInfo.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await Promise.all([site.close(), backend.stop()])
    },
  }
}
