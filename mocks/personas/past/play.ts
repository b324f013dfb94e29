import type { AppGame } from '../../../src/contract/config'
import { passTime } from '../../world/core/agenda'
import { chanceFor } from '../../world/core/chance'
import { HOUR } from '../../world/core/clock'
import { balanceOf, post } from '../../world/core/ledger'
import { games } from '../../world/game/catalogue'
import { betsOn, kindOf, quickRound } from '../../world/game/kinds'
import { leftIn } from '../../world/game/left'
import { settlePastRound, settlePastRounds } from '../../world/game/play'
import { ensureGames, rememberGame } from '../../world/game/playerState'
import { wageringLeft } from '../../world/wallet/walletWagering'
import { topUp } from './deposits'
import { playTo } from './exact'
import { chanceOn, eachDay, type History, hourOf, type Moment, QUIET_DAYS } from './history'
import { betsOf, LEFT, mostBetsOf, perEvening, plannedOf, setAside } from './plan'
import { pastRules } from './rules'

/** Number of favorites. */
const FAVORITES = { none: 0, some: 12, huge: 40 } as const
/** The usual return of an evening and how far it strays. */
const RETURN = { usual: 0.96, strays: 0.1 } as const
/** Most games of an evening, of which the record has only the sums. */
const GAMES = 6
const SLOTS = 1
/** The evening's hours. */
const [FROM, HOURS] = [19, 3] as const

const favoritesOf = (history: History): AppGame[] => {
  const open = games(history.world).filter(({ status }) => status === 1)
  const chance = chanceFor(history.world.seed, 'favourites', history.player.persona)
  const wanted = Math.min(FAVORITES[history.profile.history], open.length)
  return [...new Set(Array.from({ length: wanted * 2 }, () => chance.pick(open)))].slice(0, wanted)
}

/** The largest bet of a game up to an amount, cents. */
const betNear = (game: AppGame, amount: number): number => betsOn(game).findLast((bet) => bet <= amount) ?? game.minBet

const waiting =
  ({ world }: History) =>
  (ms: number): void =>
    passTime(world, world.now + ms, pastRules)

/** Every game can bet and pay whole units. */
const whole = (amount: number): number => Math.floor(amount / 100) * 100

/** An evening of which only the sums are kept. */
const playInSums = (history: History, back: number, planned: number, favorites: readonly AppGame[]): void => {
  const { world, player, profile } = history
  const chance = chanceOn(history, 'sums', back)
  for (let turn = 0; turn < GAMES; turn++) {
    const game = chance.pick(favorites)
    const bet = whole(Math.min(planned - player.bet, balanceOf(player, 'coin')))
    if (bet < game.minBet) return
    const win = whole(bet * (RETURN.usual + (chance.unit() - 0.5) * RETURN.strays))
    const rounds = Math.ceil(bet / profile.bet)
    rememberGame(player, game.id, world.now)
    settlePastRounds(world, player, game, { bet, win, rounds, wins: Math.ceil(rounds / 4) })
    waiting(history)((HOURS * HOUR) / GAMES)
  }
}

/** An evening round by round. */
const playRounds = (history: History, back: number, planned: number, favorites: readonly AppGame[]): void => {
  const { world, player, profile } = history
  const chance = chanceOn(history, 'rounds', back)
  const wait = waiting(history)
  // Their bets count in full.
  const slots = favorites.filter(({ type }) => type === SLOTS)
  const until = hourOf(history, back, FROM + HOURS)
  // What was deposited is played through in time to be withdrawn, unless that would reach the next level.
  const most = back === QUIET_DAYS ? mostBetsOf(profile) : 0
  const toWager = Math.min(wageringLeft(player) * 1.5, most - player.bet)
  const bets = Math.max(profile.bet * 5, planned - player.bet, toWager)
  const pause = Math.floor(((until - world.now) * profile.bet) / bets)
  while (player.bet < planned || (wageringLeft(player) > 0 && player.bet < most)) {
    const game = chance.pick(player.bet < planned || slots.length === 0 ? favorites : slots)
    const bet = betNear(game, Math.min(balanceOf(player, 'coin'), profile.bet * chance.pick([0.5, 1, 1, 1, 2, 3])))
    if (bet > balanceOf(player, 'coin')) return
    rememberGame(player, game.id, world.now)
    settlePastRound(world, player, game, { bet, win: quickRound(kindOf(game), chance, game.volatility, bet) })
    wait(Math.max(0, Math.min(pause, until - world.now)))
  }
}

const play = (history: History, back: number, favorites: readonly AppGame[]): void => {
  const { player, profile } = history
  const planned = plannedOf(history, back)
  if (player.bet >= planned && back !== QUIET_DAYS) return
  if (back > QUIET_DAYS) topUp(history, Math.min((planned - player.bet) / 3, perEvening(history)), waiting(history))
  const sums = betsOf(profile) - profile.rounds * profile.bet
  playInSums(history, back, Math.min(planned, sums), favorites)
  playRounds(history, back, planned, favorites)
}

const leaveSome = ({ world, player, profile }: History, favorites: readonly AppGame[]): void => {
  for (const [index, bets] of LEFT.entries()) {
    const game = favorites[index]
    if (!game || profile.coin === 0 || balanceOf(player, 'coin') < profile.bet * bets) continue
    post(world, player, 'coin', -profile.bet * bets, 'game.left', '')
    post(world, player, leftIn(game.id), profile.bet * bets, 'game.left', '')
  }
}

/** The evenings of a persona, the win that a small player's balance comes from, and the last rounds before the present. */
export const evenings = (history: History): Moment[] => {
  const favorites = favoritesOf(history)
  if (favorites.length === 0) return []
  ensureGames(history.player).likes = favorites.slice(0, Math.ceil(favorites.length / 2)).map(({ id }) => id)
  const goal = history.profile.coin + setAside(history) + Math.ceil(perEvening(history) / 10)
  const bigWin = () => {
    if (history.profile.coin > 0 && balanceOf(history.player, 'coin') < goal) playTo(history, goal)
  }
  return [
    ...eachDay(history, FROM, (back) => back > 0 && play(history, back, favorites)),
    ...eachDay(history, FROM + HOURS + 0.1, bigWin, [QUIET_DAYS]),
    ...eachDay(history, FROM + HOURS + 0.2, () => leaveSome(history, favorites), [1]),
    ...eachDay(history, 23, () => playTo(history, history.profile.coin), [0]),
  ]
}
