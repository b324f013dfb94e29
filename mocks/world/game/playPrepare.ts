import type { AppGame } from '../../../src/contract/config'
import { chanceFor } from '../core/chance'
import { DAY, HOUR, MINUTE } from '../core/clock'
import { post } from '../core/ledger'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { games } from './catalogue'
import { leftIn } from './game'
import { ensureGames, rememberGame } from './playerState'
import { addRound } from './playRounds'
import { slotBets, spinReels } from './slot'

/** Number of favourites. */
const FAVOURITES = { none: 0, some: 12, huge: 40 } as const
/** How far back the bet record reaches, days. */
const REACH = { none: 0, some: 30, huge: 365 } as const

const favouritesOf = (world: World, player: Player, profile: Profile): AppGame[] => {
  const open = games(world).filter(({ status }) => status === 1)
  const chance = chanceFor(world.seed, 'favourites', player.persona)
  const wanted = Math.min(FAVOURITES[profile.history], open.length)
  return [...new Set(Array.from({ length: wanted * 2 }, () => chance.pick(open)))].slice(0, wanted)
}

/** The largest bet of a game up to an amount, cents. */
const betNear = ({ minBet, maxBet }: AppGame, amount: number): number =>
  slotBets(minBet, maxBet).findLast((bet) => bet <= amount) ?? minBet

const settle = (world: World, player: Player, game: AppGame, bet: number, win: number, at: number): void => {
  const round = addRound(world, player, { gameId: game.id, type: game.type, bet, win }, at)
  post(world, player, 'coin', -bet, 'bet', round.id, at)
  if (win > 0) post(world, player, 'coin', win, 'win', round.id, at)
}

const playRounds = (world: World, player: Player, profile: Profile, favourites: readonly AppGame[]): void => {
  const chance = chanceFor(world.seed, 'rounds', player.persona)
  const from = Math.max(player.registeredAt, world.now - REACH[profile.history] * DAY)
  const span = Math.max(0, world.now - 10 * MINUTE - from)
  for (let turn = 0; turn < profile.rounds; turn++) {
    const at = Math.floor(from + ((turn + chance.unit()) / profile.rounds) * span)
    const game = chance.pick(favourites)
    const bet = betNear(game, profile.bet * chance.pick([0.5, 1, 1, 1, 2, 3]))
    settle(world, player, game, bet, spinReels(chance, game.volatility, bet).win, at)
  }
}

/** Leaves money in two games, some hours ago. */
const leaveSome = (world: World, player: Player, profile: Profile, favourites: readonly AppGame[]): void => {
  if (profile.coin === 0) return
  for (const [place, game] of favourites.slice(0, 2).entries()) {
    const amount = profile.bet * (5 + place * 7)
    const at = world.now - (place + 2) * HOUR
    post(world, player, 'coin', -amount, 'game.left', '', at)
    post(world, player, leftIn(game.id), amount, 'game.left', '', at)
  }
}

/** Writes a persona's favourites, bet record and money left in games. */
export const preparePlay = (world: World, player: Player, profile: Profile): void => {
  const favourites = favouritesOf(world, player, profile)
  if (favourites.length === 0) return
  ensureGames(player).likes = favourites.slice(0, Math.ceil(favourites.length / 2)).map(({ id }) => id)
  for (const [place, { id }] of favourites.toReversed().entries())
    rememberGame(player, id, world.now - (favourites.length - place) * HOUR)
  playRounds(world, player, profile, favourites)
  leaveSome(world, player, profile, favourites)
}

/** A game type where any amount can be bet. */
const TABLE = 4
/** Most rounds used to lose an amount. */
const LAST_ROUNDS = 12

/** Loses an amount in rounds without a win, when a history would leave a persona with too much. */
export const loseInGames = (world: World, player: Player, profile: Profile, amount: number): void => {
  const open = games(world).filter(({ status }) => status === 1)
  const game = open.find(({ type }) => type === TABLE) ?? open[0]
  if (!game) return
  const bet = Math.max(game.minBet, profile.bet * 2, Math.ceil(amount / LAST_ROUNDS))
  for (let left = amount; left > 0; ) {
    const last = left < bet + game.minBet ? left : bet
    settle(world, player, game, last, 0, world.now)
    left -= last
  }
}
