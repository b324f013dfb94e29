import type { World } from '../../../world/core/state'
import { gameKinds, playCalls } from '../../../world/game/playCalls'
import { hasSession } from '../../../world/game/playerState'
import { ControlError, excerpt } from '../../controls/suggestions'
import { parseJson } from '../json'
import { CALL_ROOT, type WireReply } from '../wire'
import type { NamedWorld } from './worlds'

/** A file of the games' pages. */
export interface GameFile {
  type: string
  body: string | Uint8Array
}

export const GAMES_ROOT = '/games/'

/** The page around a game, and those of the frames. */
const AROUND = 'mocks/main/gamePage/index.html'
const frameOf = (kind: string) => `mocks/games/${kind}/index.html`
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
}

const buildFiles = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const [{ build }, { art }, { icons }, { gamePage }] = await Promise.all([
    import('vite'),
    import('../../../../vite/assets/art'),
    import('../../../../vite/assets/icons'),
    import('../../../../vite/assets/gamePage'),
  ])
  const built = await build({
    configFile: false,
    base: GAMES_ROOT,
    logLevel: 'warn',
    plugins: [art(), icons(), gamePage()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: [AROUND, ...gameKinds.map(frameOf)] } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

let built: ReturnType<typeof buildFiles> | undefined

/** A file of the pages, built in memory when the first is asked for; null when there is none. */
export const gameFile = async (path: string): Promise<GameFile | null> => {
  built ??= buildFiles()
  const [, word = '', page] = /^\/games\/(\w+)\/(frame\/|)$/.exec(path) ?? []
  const kind = gameKinds.find((one) => one === word)
  const name = kind === undefined ? path.slice(GAMES_ROOT.length) : page === '' ? AROUND : frameOf(kind)
  const body = (await built).get(name)
  return body === undefined ? null : { body, type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain' }
}

const calls: readonly string[] = playCalls.map(({ name }) => name)

/** A game's session, open or closed, identifies its player, as it does with other providers' games. */
const tokenFor = (world: World, sessionId: unknown): string => {
  const owns = ([, id]: [string, string]) => {
    const player = world.players[id]
    return player !== undefined && hasSession(player, String(sessionId))
  }
  return Object.entries(world.tokens).find(owns)?.[0] ?? ''
}

/** Answers the call of a game's frame; null when there is no such call. */
export const answerGame = async ({ backend }: NamedWorld, path: string, text: string): Promise<WireReply | null> => {
  const name = calls.find((one) => path === GAMES_ROOT + one)
  if (name === undefined) return null
  let body: unknown
  try {
    body = parseJson(text)
  } catch (error) {
    if (error instanceof ControlError) throw error
    throw new ControlError(`'${excerpt(text)}' is not JSON.`)
  }
  const sessionId = typeof body === 'object' && body !== null ? Reflect.get(body, 'sessionId') : ''
  return backend.handleGame({ name, token: tokenFor(backend.journal.world, sessionId), body })
}

/**
 * Parses the origin at which an app of another origin finds the games' pages.
 * @throws ControlError
 */
export const parseGamesAt = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin
  throw new ControlError(`'${excerpt(text)}' is not an origin, such as --games-at http://localhost:4010.`)
}

/** The same reply with the game's whole address, and its world in it: a frame sends no header of its own. */
export const withGamesAt = (origin: string, path: string, world: string, reply: WireReply): WireReply => {
  if (path !== `${CALL_ROOT}startGame` || typeof reply !== 'object') return reply
  return { ...reply, body: reply.body.replace(/"\/games\/[^"]*/, (url) => `"${origin}${url.slice(1)}&world=${world}`) }
}
