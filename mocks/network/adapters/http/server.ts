import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ControlError } from '../../controls/suggestions'
import type { BackendOptions } from '../../state/backend'
import { CALL_ROOT, tokenOf, type WireReply } from '../wire'
import { readBody, TooLarge } from './body'
import { controlOf } from './controls'
import { answerGame, GAMES_ROOT, gameFile } from './games'
import { createWorlds, type NamedWorld, type Worlds } from './worlds'

export interface MockServer {
  /** Origin, without a path. */
  url: string
  worlds: Worlds
  /** Lets calls in flight finish first. */
  stop(): Promise<void>
}

export interface MockServerOptions extends BackendOptions {
  port?: number
  host?: string
}

/** Body limits in bytes: feedback with images, and a whole snapshot. */
const MAX_BODY = { call: 24_000_000, control: 96_000_000 }

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'accept-language, authorization, content-type, x-mock-world',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
  // Private network access: a page on the public web may reach a server on this machine or network.
  'access-control-allow-private-network': 'true',
}

const send = (
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void => {
  if (response.destroyed || response.headersSent) return
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...CORS, ...headers })
  response.end(body)
}

const refuse = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, JSON.stringify({ error: message }), { 'cache-control': 'no-store' })

const sendReply = (response: ServerResponse, reply: WireReply): void => {
  // Keeps the connection open until the client or the server ends it.
  if (reply === 'never') return
  if (reply === 'network error') response.destroy()
  else send(response, reply.status, reply.body, reply.headers)
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const answerCall = async ({ backend }: NamedWorld, request: IncomingMessage, path: string): Promise<WireReply> => {
  const body = await readBody(request, MAX_BODY.call)
  const headers = {
    authorization: header(request, 'authorization'),
    'accept-language': header(request, 'accept-language'),
  }
  return backend.handle({ method: request.method ?? '', path, headers, body })
}

const answerControl = async (world: NamedWorld, request: IncomingMessage, url: URL, response: ServerResponse) => {
  const control = controlOf(request.method ?? '', url.pathname)
  const text = await readBody(request, MAX_BODY.control)
  if (!('run' in control)) return refuse(response, control.status, control.message)
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    return refuse(response, 400, 'The body is not JSON.')
  }
  const token = tokenOf({ authorization: header(request, 'authorization') })
  const result = await control.run(world, { body, query: url.searchParams, token })
  send(response, 200, JSON.stringify(result), { 'cache-control': 'no-store' })
}

/** The demo games' pages, their files, and the calls of their frames. */
const serveGames = async (world: NamedWorld, request: IncomingMessage, path: string, response: ServerResponse) => {
  if (request.method === 'POST') {
    const reply = await answerGame(world, path, await readBody(request, MAX_BODY.call))
    if (reply !== null) return send(response, 200, JSON.stringify(reply), { 'cache-control': 'no-store' })
  }
  const file = request.method === 'GET' ? await gameFile(path) : null
  if (!file) return refuse(response, 404, `There is no game at ${path}; startGame gives the address of one.`)
  send(response, 200, file.body, { 'content-type': file.type })
}

const serve = async (worlds: Worlds, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === 'OPTIONS') return send(response, 204, '')
  try {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const world = worlds.get(header(request, 'x-mock-world') ?? 'default')
    if (url.pathname.startsWith(CALL_ROOT)) return sendReply(response, await answerCall(world, request, url.pathname))
    if (url.pathname.startsWith(GAMES_ROOT)) return await serveGames(world, request, url.pathname, response)
    return await answerControl(world, request, url, response)
  } catch (error) {
    if (error instanceof ControlError) return refuse(response, 400, error.message)
    if (!(error instanceof TooLarge))
      return refuse(response, 500, error instanceof Error ? error.message : String(error))
    refuse(response, 413, error.message)
    // Do not read the rest of the body.
    request.destroy()
  }
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Serves the world over HTTP; port 0 takes any free port. */
export const startMockServer = async (options: MockServerOptions = {}): Promise<MockServer> => {
  const { port = 4010, host = 'localhost', ...world } = options
  const worlds = createWorlds(world)
  const open = new Set<ServerResponse>()
  const server = createServer({ keepAliveTimeout: 5000 }, (request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    void serve(worlds, request, response)
  })
  const actualPort = await listen(server, port, host)
  return {
    url: `http://${host}:${actualPort}`,
    worlds,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Grace for calls about to be answered; calls that never are must not keep the process alive.
        setTimeout(() => server.closeAllConnections(), open.size > 0 ? 500 : 0).unref()
      }),
  }
}
