import type { ReplyInput } from '../../../src/contract/core/call'
import type {
  gameBalances as balancesCall,
  retrieveBalance as retrieveCall,
  startGame as startCall,
} from '../../../src/contract/game/game'
import { countLogin } from '../bonus/tasksCount'
import { notePlay } from '../care/played'
import { careRefusal } from '../care/playerState'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'
import { gameById } from './catalogue'
import { kindOf } from './kinds'
import { leftIn, leftOf } from './left'
import { isOpen } from './open'
import { closeGames, DEMO_PURSE, ensureGames, OPEN_GAMES, rememberGame } from './playerState'

interface StartRequest {
  gameId: number
  tryIt?: 0 | 1 | undefined
}

/** Opens a game, for money or as a demo. */
export const startGame = (
  world: World,
  player: Player,
  { gameId, tryIt }: StartRequest,
): ReplyInput<typeof startCall> => {
  const game = gameById(world, gameId) ?? refuse('notFound')
  const mode = tryIt === 1 ? 'demo' : 'real'
  if (!isOpen(world, game) || (mode === 'demo' && !game.hasDemo)) return refuse('gameClosed')
  const paused = careRefusal(world, player)
  if (paused) return refuse(paused)
  const { sessions } = ensureGames(player)
  const id = nextId(world, 'g')
  sessions.push({ id, gameId, mode, at: world.now, purse: mode === 'demo' ? DEMO_PURSE : 0 })
  closeGames(player, (_session, index) => index < sessions.length - OPEN_GAMES)
  rememberGame(player, gameId, world.now)
  if (mode === 'real') notePlay(world, player)
  const url = `/games/${kindOf(game)}/?gameId=${gameId}&mode=${mode}&session=${id}`
  return { url, sessionId: id, mode }
}

const playsForReal = (player: Player, gameId?: number): boolean =>
  player.state.games?.sessions.some(
    (session) => session.mode === 'real' && (gameId === undefined || session.gameId === gameId),
  ) === true

/** Closes a game, or all open games; repeats change nothing. */
export const exitGame = (
  world: World,
  player: Player,
  { gameId }: { gameId?: number | undefined },
): Record<never, never> => {
  if (playsForReal(player, gameId)) notePlay(world, player)
  closeGames(player, (session) => gameId === undefined || session.gameId === gameId)
  return {}
}

/** Adds or removes a favorite; repeats change nothing. */
export const gameLike = (
  world: World,
  player: Player,
  { gameId, like }: { gameId: number; like: boolean },
): { gameLikes: number[] } => {
  if (!gameById(world, gameId)) refuse('notFound')
  const games = ensureGames(player)
  if (like !== games.likes.includes(gameId))
    games.likes = like ? [gameId, ...games.likes] : games.likes.filter((id) => id !== gameId)
  return { gameLikes: [...games.likes] }
}

/** Records the game being played, 0 = none; the first ping of a day counts as a sign-in. */
export const online = (world: World, player: Player, { gameId }: { gameId: number }): Record<never, never> => {
  if (gameId !== 0 && !gameById(world, gameId)) refuse('notFound')
  ensureGames(player).online = { gameId, at: world.now }
  if (playsForReal(player, gameId)) notePlay(world, player)
  countLogin(world, player)
  return {}
}

export const gameBalances = (world: World, player: Player): ReplyInput<typeof balancesCall> => {
  const list = leftOf(player).map((row) => ({ ...row, gameName: gameById(world, row.gameId)?.name ?? '' }))
  return { list, total: list.reduce((sum, { coin }) => sum + coin, 0) }
}

/** Moves money left in games back to the balance; repeats change nothing. */
export const retrieveBalance = (world: World, player: Player): ReplyInput<typeof retrieveCall> => {
  const left = leftOf(player)
  for (const { gameId, coin } of left) {
    const ref = nextId(world, 'y')
    post(world, player, leftIn(gameId), -coin, 'game.retrieved', ref)
    post(world, player, 'coin', coin, 'game.retrieved', ref)
  }
  return { retrieved: left.reduce((sum, { coin }) => sum + coin, 0), coin: balanceOf(player, 'coin') }
}
