import { countBet, countWin } from '../bonus/tasksCount'
import { countForCare, onBreak } from '../care/care'
import { chanceFor } from '../core/chance'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { growPools } from '../jackpot/pools'
import { countTurnover } from '../vip/turnover'
import { gameById } from './catalogue'
import { type GameSession, gamesSlice, type Spin, sessionOf } from './playerState'
import { addRound, type Round } from './playRounds'
import { slotBets, slotPays, slotRtp, spinReels } from './slot'

/** A bet with what it won, as a game settles it; money in cents. */
export interface Bet {
  gameId: number
  bet: number
  win: number
  sessionId: string
}

const SLOTS = 1

/** The game and session of a bet that may be made; refused otherwise, before anything changes. */
const admitted = (world: World, player: Player, { gameId, bet, sessionId }: Omit<Bet, 'win'>) => {
  const game = gameById(world, gameId)
  const session = sessionOf(player, sessionId)
  if (!game || session?.gameId !== gameId) return refuse('notFound')
  if (onBreak(world, player)) return refuse('playPaused')
  if (bet < game.minBet) return refuse('belowMinimum')
  if (bet > game.maxBet) return refuse('aboveMaximum')
  const purse = session.mode === 'demo' ? session.purse : balanceOf(player, 'coin')
  if (bet > purse) return refuse('notEnoughCoin')
  return { game, session }
}

/**
 * Settles a bet for money: through the ledger, into the bet record, and into everything that play counts for. A game for fun
 * settles nowhere.
 */
export const settleBet = (world: World, player: Player, bet: Bet): Round => {
  const { game, session } = admitted(world, player, bet)
  if (session.mode === 'demo' || !Number.isSafeInteger(bet.win) || bet.win < 0) return refuse('badRequest')
  const round = addRound(world, player, { gameId: game.id, type: game.type, bet: bet.bet, win: bet.win })
  post(world, player, 'coin', -bet.bet, 'bet', round.id)
  if (bet.win > 0) post(world, player, 'coin', bet.win, 'win', round.id)
  player.bet += bet.bet
  player.vipExp += bet.bet
  countForCare(player, bet)
  countTurnover(world, player, { gameType: game.type, bet: bet.bet })
  countBet(world, player, bet.bet, game.type === SLOTS)
  countWin(world, player, bet.win)
  growPools(world, bet.bet)
  return round
}

const finish = (player: Player, session: GameSession, spin: Spin): Spin => {
  gamesSlice(player).spins[session.mode] += 1
  session.last = spin
  return spin
}

/** Spins the reels of a game: the world decides what they show. For fun, the same odds move the session's purse alone. */
export const spinSlot = (world: World, player: Player, wish: Omit<Bet, 'win'>): Spin => {
  const { game, session } = admitted(world, player, wish)
  if (!slotBets(game.minBet, game.maxBet).includes(wish.bet)) return refuse('badRequest')
  const chance = chanceFor(world.seed, 'spin', player.id, session.mode, gamesSlice(player).spins[session.mode])
  const outcome = spinReels(chance, game.volatility, wish.bet)
  if (session.mode === 'demo') {
    session.purse += outcome.win - wish.bet
    return finish(player, session, { ...outcome, bet: wish.bet, coin: session.purse })
  }
  settleBet(world, player, { ...wish, win: outcome.win })
  return finish(player, session, { ...outcome, bet: wish.bet, coin: balanceOf(player, 'coin') })
}

/** What a frame needs to know before the first spin, and the last spin of a session that was interrupted. */
export const greetSlot = (world: World, player: Player, { sessionId }: { sessionId: string }) => {
  const session = sessionOf(player, sessionId) ?? refuse('notFound')
  const game = gameById(world, session.gameId) ?? refuse('notFound')
  return {
    gameId: game.id,
    name: game.name,
    mode: session.mode,
    coin: session.mode === 'demo' ? session.purse : balanceOf(player, 'coin'),
    bets: slotBets(game.minBet, game.maxBet),
    rtp: slotRtp(game.volatility),
    pays: slotPays[game.volatility],
    ...(session.last && { last: session.last }),
  }
}
