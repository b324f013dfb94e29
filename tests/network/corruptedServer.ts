import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lastPart } from '../../mocks/network/adapters/route'
import type { CheckOptions } from '../../mocks/network/check/contractCheck'

export type Json = Record<string, unknown>

/** A call on its way through, as the proxy sees it. */
export interface Passing {
  name: string
  request: Json
  token: string | null
  /** The reply of the valid server behind. */
  reply: Json
}

/** What arrives instead: a reply of its own, a text with a status, or nothing ever. */
export type CorruptedReply = Json | { status: number; text: string } | 'never'
export type Corruption = (passing: Passing) => CorruptedReply

/** A server with one thing wrong, and what the check must say of it. */
export interface BrokenServer {
  corrupt: Corruption
  /** What a reason must say; begins with the call, unless `only` names it. */
  says: string
  /** What to do, in part. */
  todo: string
  /** Who looks; by default a player. */
  as?: 'visitor' | 'writer'
  options?: Partial<CheckOptions>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const isText = (reply: Json): reply is { status: number; text: string } => typeof reply['text'] === 'string'

const send = (response: ServerResponse, reply: CorruptedReply): void => {
  if (reply === 'never') return
  const { status, text } = isText(reply) ? reply : { status: 200, text: JSON.stringify(reply) }
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

/** A server that passes every call on to a valid one, and corrupts what it replies. */
export const startCorruptedServer = async (
  base: string,
  corrupt: Corruption,
): Promise<{ url: string; stop: () => void }> => {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const { authorization } = request.headers
    const reply = await fetch(`${base}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body,
    })
    const passing = {
      name: lastPart(request.url ?? ''),
      request: JSON.parse(body) as Json,
      token: authorization?.replace('Bearer ', '') ?? null,
      reply: (await reply.json()) as Json,
    }
    send(response, corrupt(passing))
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Corrupts the successful replies of one call. */
export const only =
  (name: string, change: (reply: Json, request: Json) => ReturnType<Corruption>): Corruption =>
  (passing) =>
    passing.name === name && passing.reply['errcode'] === 0 ? change(passing.reply, passing.request) : passing.reply

/** Changes fields of the successful replies of one call. */
export const set = (name: string, fields: Json): Corruption => only(name, (reply) => ({ ...reply, ...fields }))
/** Rows with some fields changed. */
export const inEach = (list: unknown, fields: Json): Json[] => (list as Json[]).map((row) => ({ ...row, ...fields }))

/** Lets one call succeed with these fields where the valid server refuses it. */
export const accept =
  (name: string, fields: Json): Corruption =>
  (passing) =>
    passing.name === name && passing.reply['errcode'] !== 0 ? { errcode: 0, ...fields } : passing.reply

/** Changes fields of the player's data. */
export const setOfPlayer = (fields: Json): Corruption =>
  only('getAfterLoginInfoWeb', (reply) => ({
    ...reply,
    appGameDataUser: { ...(reply['appGameDataUser'] as Json), ...fields },
  }))

/** Corrupts the replies of a call by how often it was made. */
export const growing = (name: string, change: (reply: Json, times: number) => Json): Corruption => {
  let times = 0
  return only(name, (reply) => change(reply, ++times))
}
