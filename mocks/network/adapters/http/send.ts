import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WireReply } from '../wire'

const CORS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
  // Private network access: a page on the public web may reach a server on this machine or network.
  'access-control-allow-private-network': 'true',
}

/** Without a preflight that names them. */
const USUAL_HEADERS = 'accept-language, authorization, content-type, x-mock-world'

/** Lets pages of this origin (`*`: of any) send what headers they ask for, and read what is sent. */
export const allowOrigin = (request: IncomingMessage, response: ServerResponse, origin: string): void => {
  const headers = {
    ...CORS,
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? USUAL_HEADERS,
    'access-control-allow-origin': origin,
    ...(origin !== '*' && { vary: 'origin' }),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Sends nothing to a client that has gone away. */
export const send = (
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void => {
  if (response.destroyed || response.headersSent) return
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body)
}

const NO_STORE = { 'cache-control': 'no-store' }

export const sendJson = (response: ServerResponse, value: unknown): void =>
  send(response, 200, JSON.stringify(value), NO_STORE)

export const refuse = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, JSON.stringify({ error: message }), NO_STORE)

/** Browsers repeat a request whose connection ends before any reply, so this one ends within the reply. */
const breakOff = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '1' })
  response.flushHeaders()
  response.socket?.destroySoon()
}

export const sendReply = (response: ServerResponse, reply: WireReply): void => {
  // Keeps the connection open until the client or the server ends it.
  if (reply === 'never') return
  if (reply === 'network error') breakOff(response)
  else send(response, reply.status, reply.body, reply.headers)
}
