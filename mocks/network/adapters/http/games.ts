import type { World } from '../../../world/core/state'
import { gameKinds, playCalls } from '../../../world/game/playCalls'
import { hasSession } from '../../../world/game/playerState'
import { ControlError, excerpt } from '../../controls/suggestions'
import { parseJson } from '../json'
import { CALL_ROOT, type WireReply } from '../wire'
import { builtPages, type PageFile } from './builtPages'
import type { NamedWorld } from './worlds'

export const GAMES_ROOT = '/games/'

/** The page around a game, and those of the frames. */
const AROUND = 'mocks/main/gamePage/index.html'
const frameOf = (kind: string) => `mocks/games/${kind}/index.html`

const gamePages = builtPages(async () => {
  const [{ art }, { icons }, { gamePage }] = await Promise.all([
    import('../../../../vite/assets/art'),
    import('../../../../vite/assets/icons'),
    import('../../../../vite/assets/gamePage'),
  ])
  return {
    base: GAMES_ROOT,
    plugins: [art(), icons(), gamePage()],
    input: [AROUND, ...gameKinds.map(frameOf)],
  }
})

/** A file of the games' pages; null when there is none. */
export const gameFile = (path: string): Promise<PageFile | null> => {
  const [, word = '', page] = /^\/games\/(\w+)\/(frame\/|)$/.exec(path) ?? []
  const kind = gameKinds.find((one) => one === word)
  return gamePages(kind === undefined ? path.slice(GAMES_ROOT.length) : page === '' ? AROUND : frameOf(kind))
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
