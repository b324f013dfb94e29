import { chanceFor } from '../core/chance'
import { dayOf } from '../core/clock'
import { type Player, slice } from '../core/player'
import { nextId, type World } from '../core/state'
import { givenNames } from '../game/names'

/** Depths of a team: friends, their friends, and theirs. */
export const AGENT_TIERS = [1, 2, 3] as const
/** A depth of a team. */
export type AgentTier = (typeof AGENT_TIERS)[number]

/** Somebody in a team: invented, or a player of this world. */
export interface Person {
  id: string
  nickname: string
  tier: AgentTier
  at: number
  /** The player behind it; empty for the invented ones. */
  playerId: string
  /** What an invented one bets on an ordinary day, cents. */
  perDay: number
  /** What a player of this world had bet before, cents: it earns nothing. */
  betBefore: number
  /** Whether it has deposited enough to be valid once it has bet enough. */
  pays: boolean
  bet: number
  commission: number
  valid: boolean
}

/** What is known of a player as an agent. */
export interface Team {
  /** In the order in which they joined, oldest first. */
  people: Person[]
  byTier: Record<AgentTier, number[]>
  bets: Record<AgentTier, number>
  commissions: Record<AgentTier, number>
  /** Valid friends of the first tier. */
  valid: number
  /** Settled and not yet claimed, cents. */
  claimable: number
  total: number
  /** The last settlement. */
  last: { day: string; amount: number }
  /** Invented people that an invitation has on the way. */
  awaited: number
}

declare module '../core/player' {
  interface Slices {
    agent?: Team
  }
}

const byTier = <T>(make: () => T): Record<AgentTier, T> => ({ 1: make(), 2: make(), 3: make() })

/** A team of nobody. */
export const noTeam = (): Team => ({
  people: [],
  byTier: byTier<number[]>(() => []),
  bets: byTier(() => 0),
  commissions: byTier(() => 0),
  valid: 0,
  claimable: 0,
  total: 0,
  last: { day: '', amount: 0 },
  awaited: 0,
})

/** A player's team. */
export const teamOf = (player: Player): Team => slice(player, 'agent', noTeam)

/** The name that a person of a number in a player's team has. */
export const friendName = (world: World, player: Player, number: number): string => {
  const chance = chanceFor(world.seed, 'friend', player.id, number)
  return `${chance.pick(givenNames)}${chance.int(10, 99)}`
}

const tierFor = (world: World, player: Player, number: number, friends: number): AgentTier => {
  const draw = friends === 0 ? 0 : chanceFor(world.seed, 'tier', player.id, number).unit()
  return draw < 0.6 ? 1 : draw < 0.88 ? 2 : 3
}

/** Puts a person into a team. */
export const addPerson = (team: Team, person: Person): Person => {
  team.byTier[person.tier].push(team.people.length)
  team.people.push(person)
  return person
}

/** Puts an invented person into a player's team: what it is like follows from its number there. */
export const inventPerson = (world: World, player: Player, tier?: AgentTier, at = world.now): Person => {
  const team = teamOf(player)
  const number = team.people.length
  const chance = chanceFor(world.seed, 'person', player.id, number)
  return addPerson(team, {
    id: nextId(world, 'f'),
    nickname: friendName(world, player, number),
    tier: tier ?? tierFor(world, player, number, team.byTier[1].length),
    at,
    playerId: '',
    perDay: Math.floor(400 * (1 + 60 * chance.unit() ** 4)),
    betBefore: 0,
    pays: chance.hit(0.8),
    bet: 0,
    commission: 0,
    valid: false,
  })
}

/** How lively a day is for a team, around one. */
export const dayFactor = (world: World, player: Player, at: number): number =>
  0.6 + 0.8 * chanceFor(world.seed, 'team.day', player.id, dayOf(at)).unit()
