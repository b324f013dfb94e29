import type { IncomingMessage, ServerResponse } from 'node:http'
import { ControlError, excerpt } from '../../controls/suggestions'
import { parseJson } from '../json'
import { isTooDeep } from '../nesting'
import { CALL_ROOT, tokenOf, type WireReply } from '../wire'
import type { Access } from './access'
import { BodyRefusal, drain, readBody } from './body'
import { controlOf } from './controls'
import { sendEvents } from './events'
import { answerGame, GAMES_ROOT, gameFile, withGamesAt } from './games'
import type { MisdirectedTokens } from './misdirectedTokens'
import { panelFile } from './panel'
import { allowOrigin, refuse, send, sendJson, sendReply } from './send'
import { DEFAULT_WORLD, type Worlds } from './worlds'

export interface Site {
  worlds: Worlds
  access: Access
  strays: MisdirectedTokens
  /** The origin of the games' pages, for apps of another one. */
  gamesAt?: string
}

/** Body limits in bytes: feedback with images, and a whole snapshot. */
const MAX_BODY = { call: 24_000_000, control: 96_000_000 }

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const givenWorld = (request: IncomingMessage): string | undefined => header(request, 'x-mock-world')

/** A panel and its events name the world in the address, as they can set no header. */
const worldNameOf = (request: IncomingMessage, url: URL): string =>
  givenWorld(request) ?? url.searchParams.get('world') ?? DEFAULT_WORLD

/** Where a world tells what happens to it. */
const EVENTS = '/__mock/events'

/** The address of a request, null when it is none. */
const addressOf = (target: string): URL | null => {
  try {
    decodeURIComponent(target)
    return target.startsWith('//') ? null : new URL(target, 'http://localhost')
  } catch {
    return null
  }
}

const answerCall = async (
  { worlds, strays, gamesAt }: Site,
  request: IncomingMessage,
  path: string,
): Promise<WireReply> => {
  const body = await readBody(request, MAX_BODY.call)
  const headers = {
    authorization: header(request, 'authorization'),
    'accept-language': header(request, 'accept-language'),
  }
  const given = givenWorld(request)
  const stray = given === undefined ? strays.refusal(headers) : null
  if (stray) return stray
  const name = given ?? DEFAULT_WORLD
  const reply = await worlds.use(name, ({ backend }) =>
    backend.handle({ method: request.method ?? '', path, headers, body }),
  )
  return gamesAt === undefined ? reply : withGamesAt(gamesAt, path, name, reply)
}

/** @throws ControlError for a body too deep to parse */
const readControl = async (request: IncomingMessage): Promise<string> => {
  const text = await readBody(request, MAX_BODY.control)
  if (isTooDeep(text)) throw new ControlError('The body is nested too deeply.')
  return text
}

/** A HEAD request is answered as GET is; the server leaves the body out. */
const methodOf = ({ method = '' }: IncomingMessage): string => (method === 'HEAD' ? 'GET' : method)

const answerControl = async ({ worlds }: Site, request: IncomingMessage, url: URL, response: ServerResponse) => {
  const name = worldNameOf(request, url)
  if (request.method === 'GET' && url.pathname === EVENTS)
    return worlds.use(name, ({ mock }) => sendEvents(response, mock))
  const file = methodOf(request) === 'GET' ? await panelFile(url.pathname) : null
  if (file) return send(response, 200, file.body, { 'content-type': file.type })
  const control = controlOf(methodOf(request), url.pathname)
  const text = await readControl(request)
  if (!('run' in control)) return refuse(response, control.status, control.message)
  let body: unknown
  try {
    body = text === '' ? {} : parseJson(text)
  } catch (error) {
    if (error instanceof ControlError) throw error
    return refuse(response, 400, 'The body is not JSON.')
  }
  const token = tokenOf({ authorization: header(request, 'authorization') })
  const input = { body, query: url.searchParams, token, part: control.part }
  sendJson(response, await worlds.use(name, async (world) => control.run(world, input)))
}

/** The demo games' pages, their files, and the calls of their frames. */
const serveGames = async ({ worlds }: Site, request: IncomingMessage, path: string, response: ServerResponse) => {
  if (request.method === 'POST') {
    const text = await readControl(request)
    const name = givenWorld(request) ?? DEFAULT_WORLD
    const reply = await worlds.use(name, (world) => answerGame(world, path, text))
    if (reply !== null) return sendReply(response, reply)
  }
  const file = methodOf(request) === 'GET' ? await gameFile(path) : null
  if (!file) await drain(request)
  if (!file) return refuse(response, 404, `There is no game at ${path}; startGame gives the address of one.`)
  send(response, 200, file.body, { 'content-type': file.type })
}

/** Answers one request: a call of the contract to pages of any origin, a control to those that may steer the worlds. */
export const serve = async (site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { host, origin } = request.headers
  const drained = (status: number, message: string) => drain(request).then(() => refuse(response, status, message))
  const url = addressOf(request.url ?? '/')
  if (!url) return drained(400, `'${excerpt(request.url)}' is not an address.`)
  const isCall = url.pathname.startsWith(CALL_ROOT)
  const refusal = site.access.hostRefusal(host) ?? (isCall ? null : site.access.originRefusal(origin))
  if (refusal) return drained(403, refusal)
  allowOrigin(request, response, isCall ? '*' : (origin ?? '*'))
  if (request.method === 'OPTIONS') return send(response, 204, '')
  try {
    if (isCall) return sendReply(response, await answerCall(site, request, url.pathname))
    if (url.pathname.startsWith(GAMES_ROOT)) return await serveGames(site, request, url.pathname, response)
    return await answerControl(site, request, url, response)
  } catch (error) {
    if (error instanceof ControlError) return refuse(response, 400, error.message)
    if (error instanceof BodyRefusal) {
      // What is not drained by now is not read.
      if (!request.complete) response.once('finish', () => request.destroy())
      return refuse(response, error.status, error.message)
    }
    refuse(response, 500, error instanceof Error ? error.message : String(error))
  }
}
