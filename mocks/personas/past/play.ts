import type { AppGame } from '../../../src/contract/config'
import { vipAt } from '../../world/config/vip'
import { passTime } from '../../world/core/agenda'
import { chanceFor } from '../../world/core/chance'
import { HOUR } from '../../world/core/clock'
import { balanceOf, post } from '../../world/core/ledger'
import { games } from '../../world/game/catalogue'
import { leftIn } from '../../world/game/game'
import { settlePastRound, settlePastRounds } from '../../world/game/play'
import { ensureGames, rememberGame } from '../../world/game/playerState'
import { slotBets, spinReels } from '../../world/game/slot'
import type { Profile } from '../../world/member/profile'
import { wageringLeft } from '../../world/wallet/walletWagering'
import { topUp } from './deposits'
import { chanceOn, eachDay, hourOf, type Life, type Moment, QUIET_DAYS } from './life'
import { pastRules } from './rules'

/** Number of favourites. */
const FAVOURITES = { none: 0, some: 12, huge: 40 } as const
/** Part of the way from the level to the next that a persona has gone. */
const WAY = 0.4
/** The usual return of an evening and how far it strays. */
const RETURN = { usual: 0.96, strays: 0.1 } as const
/** Most games of an evening, of which the record has only the sums. */
const GAMES = 6
const SLOTS = 1
/** The evening's hours. */
const [FROM, HOURS] = [19, 3] as const

/** All bets up to the present, cents. */
export const betsOf = ({ vipLevel }: Profile): number => {
  const [here, next] = [vipAt(vipLevel).experience, vipAt(vipLevel + 1).experience]
  return here + Math.floor((next > here ? next - here : here * 0.1) * WAY)
}

/** The bets of an evening, cents. */
export const perEvening = ({ profile }: Life): number => Math.ceil(betsOf(profile) / profile.registeredDaysAgo)

/** Bets up to the end of a day, cents: even, with some days left out. */
const plannedOf = (life: Life, back: number): number => {
  const chance = chanceOn(life, 'evening', back)
  if (back > QUIET_DAYS && chance.hit(0.15)) return 0
  const rest = back > 1 ? back - 1 + chance.unit() * 0.8 : 0
  return betsOf(life.profile) * (1 - rest / life.profile.registeredDaysAgo)
}

export const favouritesOf = (life: Life): AppGame[] => {
  const open = games(life.world).filter(({ status }) => status === 1)
  const chance = chanceFor(life.world.seed, 'favourites', life.player.persona)
  const wanted = Math.min(FAVOURITES[life.profile.history], open.length)
  return [...new Set(Array.from({ length: wanted * 2 }, () => chance.pick(open)))].slice(0, wanted)
}

/** The largest bet of a game up to an amount, cents. */
const betNear = ({ minBet, maxBet }: AppGame, amount: number): number =>
  slotBets(minBet, maxBet).findLast((bet) => bet <= amount) ?? minBet

const waiting =
  ({ world }: Life) =>
  (ms: number): void =>
    passTime(world, world.now + ms, pastRules)

/** An evening of which only the sums are kept. */
const playInSums = (life: Life, back: number, planned: number, favourites: readonly AppGame[]): void => {
  const { world, player, profile } = life
  const chance = chanceOn(life, 'sums', back)
  for (let turn = 0; turn < GAMES; turn++) {
    const game = chance.pick(favourites)
    const bet = Math.min(Math.floor(planned - player.bet), balanceOf(player, 'coin'))
    if (bet < game.minBet) return
    const win = Math.floor(bet * (RETURN.usual + (chance.unit() - 0.5) * RETURN.strays))
    const rounds = Math.ceil(bet / profile.bet)
    rememberGame(player, game.id, world.now)
    settlePastRounds(world, player, game, { bet, win, rounds, wins: Math.ceil(rounds / 4) })
    waiting(life)((HOURS * HOUR) / GAMES)
  }
}

/** An evening round by round. */
const playRounds = (life: Life, back: number, planned: number, favourites: readonly AppGame[]): void => {
  const { world, player, profile } = life
  const chance = chanceOn(life, 'rounds', back)
  const wait = waiting(life)
  // Their bets count in full.
  const slots = favourites.filter(({ type }) => type === SLOTS)
  const until = hourOf(life, back, FROM + HOURS)
  const bets = Math.max(profile.bet * 5, planned - player.bet, back === QUIET_DAYS ? wageringLeft(player) * 1.5 : 0)
  const pause = Math.floor(((until - world.now) * profile.bet) / bets)
  // What was deposited is played through in time to be withdrawn.
  while (player.bet < planned || (back === QUIET_DAYS && wageringLeft(player) > 0)) {
    const game = chance.pick(player.bet < planned ? favourites : slots)
    const bet = betNear(game, Math.min(balanceOf(player, 'coin'), profile.bet * chance.pick([0.5, 1, 1, 1, 2, 3])))
    if (bet > balanceOf(player, 'coin')) return
    rememberGame(player, game.id, world.now)
    settlePastRound(world, player, game, { bet, win: spinReels(chance, game.volatility, bet).win })
    wait(Math.max(0, Math.min(pause, until - world.now)))
  }
}

const play = (life: Life, back: number, favourites: readonly AppGame[]): void => {
  const { player, profile } = life
  const planned = plannedOf(life, back)
  if (player.bet >= planned && back !== QUIET_DAYS) return
  if (back > QUIET_DAYS) topUp(life, Math.min((planned - player.bet) / 3, perEvening(life)), waiting(life))
  const sums = betsOf(profile) - profile.rounds * profile.bet
  playInSums(life, back, Math.min(planned, sums), favourites)
  playRounds(life, back, planned, favourites)
}

/** Game types where any amount can be lost, and any multiple won. */
const [TABLE, CRASH] = [4, 3]
/** The largest multiple of a bet that is won. */
const MULTIPLE = 500

const largest = ({ world }: Life, wanted: number | undefined): AppGame | undefined =>
  games(world)
    .filter(({ status, type }) => status === 1 && type === wanted)
    .toSorted((a, b) => b.maxBet - a.maxBet)[0]

/** Plays until the balance is exact: a surplus is lost in some rounds, a lack is won in one. */
export const playTo = (life: Life, coin: number): void => {
  const { world, player, profile } = life
  for (let over = balanceOf(player, 'coin') - coin; over !== 0; over = balanceOf(player, 'coin') - coin) {
    const game = largest(life, over > 0 ? TABLE : CRASH)
    if (!game) return
    const usual = over > 0 ? over : Math.min(Math.max(profile.bet, -over / MULTIPLE), balanceOf(player, 'coin'))
    const bet = Math.min(game.maxBet, Math.max(game.minBet, Math.floor(usual)))
    settlePastRound(world, player, game, { bet, win: Math.max(0, bet - over) })
  }
}

/** Money that stays in two games, in usual bets. */
const LEFT = [5, 12] as const

const leaveSome = ({ world, player, profile }: Life, favourites: readonly AppGame[]): void => {
  for (const [place, bets] of LEFT.entries()) {
    const game = favourites[place]
    if (!game || profile.coin === 0) continue
    post(world, player, 'coin', -profile.bet * bets, 'game.left', '')
    post(world, player, leftIn(game.id), profile.bet * bets, 'game.left', '')
  }
}

/** What will go to the games and the safe-box in the last days, cents. */
export const setAside = ({ profile }: Life): number =>
  profile.coin === 0 ? 0 : (LEFT[0] + LEFT[1]) * profile.bet + safeboxOf(profile)

/** A whale keeps a tenth in the safe-box, cents. */
export const safeboxOf = ({ history, coin }: Profile): number => (history === 'huge' ? Math.floor(coin / 10) : 0)

/** The evenings of a persona, the win that a small player's balance comes from, and the last rounds before the present. */
export const evenings = (life: Life): Moment[] => {
  const favourites = favouritesOf(life)
  ensureGames(life.player).likes = favourites.slice(0, Math.ceil(favourites.length / 2)).map(({ id }) => id)
  const goal = life.profile.coin + setAside(life) + Math.ceil(perEvening(life) / 10)
  const bigWin = () => {
    if (life.profile.coin > 0 && balanceOf(life.player, 'coin') < goal) playTo(life, goal)
  }
  return [
    ...eachDay(life, FROM, (back) => back > 0 && play(life, back, favourites)),
    ...eachDay(life, FROM + HOURS + 0.1, bigWin, [QUIET_DAYS]),
    ...eachDay(life, FROM + HOURS + 0.2, () => leaveSome(life, favourites), [1]),
    ...eachDay(life, 23, () => playTo(life, life.profile.coin), [0]),
  ]
}
