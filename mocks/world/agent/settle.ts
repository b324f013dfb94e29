import { countInvite } from '../bonus/tasksCount'
import { DAY, dayOf, HOUR, nextDay } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { addSpins, SPINS_PER_FRIEND } from '../invite/wheel'
import { sendMail } from '../mail/box'
import { type AgentTier, dayFactor, type Person, teamOf, VALID_BET, VALID_DEPOSIT } from './team'

/** Commission rates by tier, in hundredths of a percent of bets. */
export const agentRates: Readonly<Record<AgentTier, number>> = { 1: 30, 2: 10, 3: 5 }
/** The hour (UTC) at which the day before is settled. */
export const SETTLE_HOUR = 1
/** Days an invented person keeps playing. */
export const PLAYS_DAYS = 120

/** The next settlement after an instant. */
export const nextSettlement = (at: number): number => {
  const today = nextDay(at) - DAY + SETTLE_HOUR * HOUR
  return at < today ? today : today + DAY
}

/** A person's bets on a day (its midnight), or on the part of it that is in the factor; of a player all that is not settled. */
export const betOfDay = (world: World, person: Person, day: number, factor: number): number => {
  if (person.playerId) return Math.max(0, (world.players[person.playerId]?.bet ?? 0) - person.betBefore - person.bet)
  const plays = person.at < day + DAY && day < person.at + PLAYS_DAYS * DAY
  return plays ? Math.floor(person.perDay * factor) : 0
}

/** A friend who has deposited and bet enough counts for the invite wheel, tasks, and activities. */
const qualify = (world: World, player: Player, person: Person): void => {
  person.valid = true
  if (person.tier !== 1) return
  teamOf(player).valid += 1
  countInvite(world, player)
  addSpins(world, player, SPINS_PER_FRIEND, person.nickname)
  sendMail(world, player, 'friendQualified', { nickname: person.nickname, count: SPINS_PER_FRIEND })
}

/** Adds the bets of a person of a player's team. Returns the commission. */
export const creditBets = (world: World, player: Player, person: Person, bet: number): number => {
  if (bet <= 0) return 0
  const team = teamOf(player)
  const commission = Math.floor(((person.bet + bet) * agentRates[person.tier]) / 10_000)
  const gained = commission - person.commission
  person.bet += bet
  person.commission = commission
  team.bets[person.tier] += bet
  team.commissions[person.tier] += gained
  const pays = person.playerId ? (world.players[person.playerId]?.totalRecharge ?? 0) >= VALID_DEPOSIT : person.pays
  if (!person.valid && pays && person.bet >= VALID_BET) qualify(world, player, person)
  return gained
}

/** Settles one day of a team. Returns the commission. */
export const settleDay = (world: World, player: Player, day: number): number => {
  const team = teamOf(player)
  const factor = dayFactor(world, player, day)
  let amount = 0
  for (const person of team.people) amount += creditBets(world, player, person, betOfDay(world, person, day, factor))
  team.claimable += amount
  team.total += amount
  team.last = { day: dayOf(day), amount }
  return amount
}
