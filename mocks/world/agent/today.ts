import { DAY, nextDay } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { agentRates, betOfDay } from './settle'
import { type AgentTier, dayFactor, noTeam, type Person } from './team'

/** What the present day's bets are so far, and the commission for them, cents: an estimate until it is settled. */
interface Today {
  todayBet: number
  todayCommission: number
}

const earned = (todayBet: number, tier: AgentTier): Today => ({
  todayBet,
  todayCommission: Math.floor((todayBet * agentRates[tier]) / 10_000),
})

const betsToday = (world: World, player: Player): ((person: Person) => number) => {
  const midnight = nextDay(world.now) - DAY
  const factor = dayFactor(world, player, world.now) * ((world.now - midnight) / DAY)
  return (person) => betOfDay(world, person, midnight, factor)
}

/** The present day of each person of a team. */
export const personToday = (world: World, player: Player): ((person: Person) => Today) => {
  const bets = betsToday(world, player)
  return (person) => earned(bets(person), person.tier)
}

/** The present day of a tier. */
export const tierToday = (world: World, player: Player, tier: AgentTier): Today & { todayPeople: number } => {
  const { people, byTier } = player.state.agent ?? noTeam()
  const midnight = nextDay(world.now) - DAY
  const bets = betsToday(world, player)
  let [todayBet, todayPeople] = [0, 0]
  for (const index of byTier[tier]) {
    const person = people[index]
    if (!person) continue
    todayBet += bets(person)
    if (person.at >= midnight) todayPeople += 1
  }
  return { ...earned(todayBet, tier), todayPeople }
}
