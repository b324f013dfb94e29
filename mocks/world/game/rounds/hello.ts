import { type Chance, chanceFor } from '../../core/chance'
import type { Player } from '../../core/player'
import type { World } from '../../core/state'
import { betsBetween, chipsBetween, kindOf } from '../kinds'
import { purseOf } from '../play'
import { type GamePast, type GameSession, RESULTS, roundKey } from '../playerState'
import { crashPoint, flightUntil } from '../rules/crash'
import { spinWheel } from '../rules/roulette'
import { slotPays } from '../rules/slot'
import { viewFlight } from './crash'
import { viewBoard } from './mines'
import { lastRound, type SessionRequest, seatOf } from './round'

/** The last results: the player's own, before them those of others. */
const resultsOf = (
  world: World,
  { gameId }: GameSession,
  own: readonly number[],
  draw: (chance: Chance) => number,
): number[] => {
  const others = Array.from({ length: RESULTS - own.length }, (_, index) =>
    draw(chanceFor(world.seed, 'before', gameId, index)),
  )
  return [...own, ...others]
}

const crashOf = (world: World, player: Player, session: GameSession, results: readonly number[]) => {
  const round = lastRound(player, session, 'crash')
  // A flight in the air is not a result to be seen yet, even if the player has left it.
  const flies = round?.left !== undefined && world.now < round.start + flightUntil(round.crash)
  return {
    results: resultsOf(world, session, results.slice(flies ? 1 : 0), crashPoint),
    ...(round && { round: viewFlight(world, player, session, round) }),
  }
}

const minesOf = (player: Player, session: GameSession) => {
  const round = lastRound(player, session, 'mines')
  return { ...(round && { round: viewBoard(player, session, round) }) }
}

const pastOf = (player: Player, session: GameSession): GamePast =>
  player.state.games?.past[roundKey(session)] ?? { rounds: [], results: [] }

/** What a frame needs before the first round, and the last or open round of an interrupted session. */
export const greet = (world: World, player: Player, request: SessionRequest) => {
  const { game, session } = seatOf(world, player, request)
  const kind = kindOf(game)
  const { minBet, maxBet } = game
  const { rounds, results, last } = pastOf(player, session)
  return {
    gameId: game.id,
    name: game.name,
    type: game.type,
    kind,
    mode: session.mode,
    coin: purseOf(player, session),
    bets: kind === 'roulette' ? chipsBetween(minBet, maxBet) : betsBetween(minBet, maxBet),
    most: maxBet,
    rtp: game.rtp,
    history: rounds.map((round) => ({ ...round })),
    ...(kind === 'slot' && {
      slot: { pays: slotPays[game.volatility].map((row) => [...row]), ...(last && { last }) },
    }),
    ...(kind === 'crash' && { crash: crashOf(world, player, session, results) }),
    ...(kind === 'mines' && { mines: minesOf(player, session) }),
    ...(kind === 'roulette' && { roulette: { results: resultsOf(world, session, results, spinWheel) } }),
  }
}
