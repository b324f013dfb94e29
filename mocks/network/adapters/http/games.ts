import type { World } from '../../../world/core/state'
import { slotHello, slotSpin } from '../../../world/game/playCalls'
import { sessionOf } from '../../../world/game/playerState'
import { ControlError, excerpt } from '../../controls/suggestions'
import type { NamedWorld } from './worlds'

/** A file of the games' pages. */
export interface GameFile {
  type: string
  body: string | Uint8Array
}

export const GAMES_ROOT = '/games/'

/** The page around a game, and of its frame. */
const PAGES = { around: 'mocks/main/gamePage/index.html', frame: 'mocks/games/slot/index.html' } as const
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

const buildFiles = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    base: GAMES_ROOT,
    logLevel: 'warn',
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: Object.values(PAGES) } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

let built: ReturnType<typeof buildFiles> | undefined

/** A file of the pages, built in memory when the first is asked for; null when there is none. */
export const gameFile = async (path: string): Promise<GameFile | null> => {
  built ??= buildFiles()
  const [, page] = /^\/games\/slot\/(frame\/|)$/.exec(path) ?? []
  const name = page === undefined ? path.slice(GAMES_ROOT.length) : PAGES[page === '' ? 'around' : 'frame']
  const body = (await built).get(name)
  return body === undefined ? null : { body, type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain' }
}

const calls = [slotHello.name, slotSpin.name]

/** The session of a game stands for its player, as it does for games of other companies. */
const tokenFor = (world: World, sessionId: unknown): string => {
  const owns = ([, id]: [string, string]) => {
    const player = world.players[id]
    return player !== undefined && sessionOf(player, String(sessionId)) !== undefined
  }
  return Object.entries(world.tokens).find(owns)?.[0] ?? ''
}

/** Answers the call of a game's frame; null when there is no such call. */
export const answerGame = async ({ backend }: NamedWorld, path: string, text: string): Promise<unknown> => {
  const name = calls.find((one) => path === GAMES_ROOT + one)
  if (name === undefined) return null
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ControlError(`'${excerpt(text)}' is not JSON.`)
  }
  const sessionId = typeof body === 'object' && body !== null ? Reflect.get(body, 'sessionId') : ''
  return backend.handleInternal({ name, token: tokenFor(backend.journal.world, sessionId), body })
}
