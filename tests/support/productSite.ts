import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import compression from 'compression'
import { type MockServerOptions, startMockServer } from '../../mocks/network/adapters/http/server'
import type { LoggedCall } from '../../mocks/network/state/callLog'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'
import { nothing } from '../../src/platform/clock'

export interface ProductSite {
  url: string
  /** The token of the world's persona, null when it is logged out. */
  token: string | null
  /** The calls of an endpoint that the backend has answered. */
  calls(endpoint: string): LoggedCall[]
  close(): Promise<void>
}

interface ProductOptions extends MockServerOptions {
  /** Another build than the present one. */
  dir?: string
  /** As deployed; compressing takes longer than it saves where nothing is measured. */
  compressed?: boolean
}

/** The production build and a backend on one origin, as deployed; `/__mock` steers its worlds. */
export async function startProduct({ dir, compressed = true, ...options }: ProductOptions): Promise<ProductSite> {
  const backend = await startMockServer({ port: 0, ...options })
  const site = await startServer({ dir: dir ?? (await ensureBuilt('production')), port: 0, compressed: false })
  const compress = compressed
    ? compression({ threshold: 512 })
    : (_: IncomingMessage, __: ServerResponse, next: () => void) => next()
  const server = createServer((asked, reply) =>
    compress(asked, reply, () => {
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
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await Promise.all([site.close(), backend.stop()])
  }
  // A server listening on a port has an AddressInfo.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const world = backend.worlds.get('default').backend
  const calls = (endpoint: string) => world.log.list().filter((call) => call.endpoint === endpoint)
  return { url, token: world.token(), calls, close }
}
