import { DAY, dayOf, HOUR, nextDay } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { type AgentTier, dayFactor, type Person, type Team, teamOf } from './team'

/** Commission rates by tier, in hundredths of a percent of bets. */
export const agentRates: Readonly<Record<AgentTier, number>> = { 1: 30, 2: 10, 3: 5 }
/** Bets (cents) from which a friend who has deposited is valid. */
export const VALID_BET = 10_000
/** Deposits (cents) from which a friend can be valid. */
export const VALID_DEPOSIT = 2_000
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

/** Adds a person's bets. Returns the commission. */
export const creditBets = (world: World, team: Team, person: Person, bet: number): number => {
  if (bet <= 0) return 0
  const commission = Math.floor(((person.bet + bet) * agentRates[person.tier]) / 10_000)
  const gained = commission - person.commission
  person.bet += bet
  person.commission = commission
  team.bets[person.tier] += bet
  team.commissions[person.tier] += gained
  const pays = person.playerId ? (world.players[person.playerId]?.totalRecharge ?? 0) >= VALID_DEPOSIT : person.pays
  if (!person.valid && pays && person.bet >= VALID_BET) {
    person.valid = true
    if (person.tier === 1) team.valid += 1
  }
  return gained
}

/** Settles one day of a team. Returns the commission. */
export const settleDay = (world: World, player: Player, day: number): number => {
  const team = teamOf(player)
  const factor = dayFactor(world, player, day)
  let amount = 0
  for (const person of team.people) amount += creditBets(world, team, person, betOfDay(world, person, day, factor))
  team.claimable += amount
  team.total += amount
  team.last = { day: dayOf(day), amount }
  return amount
}
