import { chanceFor } from '../core/chance'
import { dayOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { nextId, type World } from '../core/state'
import { strangerTo } from '../people/strangers'

/** Tiers of a team: friends, their friends, and theirs. */
export const AGENT_TIERS = [1, 2, 3] as const
export type AgentTier = (typeof AGENT_TIERS)[number]

/** A team member: invented, or a player of this world. */
export interface Person {
  id: string
  nickname: string
  tier: AgentTier
  at: number
  /** The player's id; empty for invented people. */
  playerId: string
  /** Usual daily bets of an invented person, cents. */
  perDay: number
  /** Bets a player had made before joining, cents: they earn no commission. */
  betBefore: number
  /** Whether deposits suffice; valid once bets suffice too. */
  pays: boolean
  bet: number
  commission: number
  valid: boolean
}

export interface Team {
  /** In joining order, oldest first. */
  people: Person[]
  byTier: Record<AgentTier, number[]>
  bets: Record<AgentTier, number>
  commissions: Record<AgentTier, number>
  /** Valid friends of the first tier. */
  valid: number
  /** Settled commission that is not claimed yet, cents. */
  claimable: number
  total: number
  /** The last settlement. */
  last: { day: string; amount: number }
  /** Invented people who are on their way. */
  dormant: number
}

declare module '../core/player' {
  interface PlayerState {
    agent?: Team
  }
}

/** People seen at once in a list. */
const SCREENFUL = 12

const byTier = <T>(make: () => T): Record<AgentTier, T> => ({ 1: make(), 2: make(), 3: make() })

export const noTeam = (): Team => ({
  people: [],
  byTier: byTier<number[]>(() => []),
  bets: byTier(() => 0),
  commissions: byTier(() => 0),
  valid: 0,
  claimable: 0,
  total: 0,
  last: { day: '', amount: 0 },
  dormant: 0,
})

/** A player's team. */
export const teamOf = (player: Player): Team => ensurePlayerState(player, 'agent', noTeam)

/** The nickname of the nth person; shares no name with those who joined just before. */
const friendName = (world: World, player: Player, number: number): string => {
  const before = teamOf(player).people.slice(-SCREENFUL)
  return strangerTo(
    before.map(({ nickname }) => nickname),
    world.seed,
    'friend',
    player.id,
    number,
  ).nickname
}

const tierFor = (world: World, player: Player, number: number, friends: number): AgentTier => {
  const draw = friends === 0 ? 0 : chanceFor(world.seed, 'tier', player.id, number).unit()
  return draw < 0.6 ? 1 : draw < 0.88 ? 2 : 3
}

export const addPerson = (team: Team, person: Person): Person => {
  team.byTier[person.tier].push(team.people.length)
  team.people.push(person)
  return person
}

/** Adds an invented person; everything about them follows from their number. */
export const inventPerson = (world: World, player: Player, tier?: AgentTier): Person => {
  const team = teamOf(player)
  const number = team.people.length
  const chance = chanceFor(world.seed, 'person', player.id, number)
  return addPerson(team, {
    id: nextId(world, 'f'),
    nickname: friendName(world, player, number),
    tier: tier ?? tierFor(world, player, number, team.byTier[1].length),
    at: world.now,
    playerId: '',
    perDay: Math.floor(400 * (1 + 60 * chance.unit() ** 4)),
    betBefore: 0,
    pays: chance.hit(0.8),
    bet: 0,
    commission: 0,
    valid: false,
  })
}

/** Activity factor of a day, around 1. */
export const dayFactor = (world: World, player: Player, at: number): number =>
  0.6 + 0.8 * chanceFor(world.seed, 'team.day', player.id, dayOf(at)).unit()
