import { chanceFor } from '../core/chance'
import { dayOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import type { World } from '../core/state'

/** Bets (cents) from which a friend who has deposited is valid. */
export const VALID_BET = 10_000
/** Deposits (cents) from which a friend can be valid. */
export const VALID_DEPOSIT = 2_000

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
  /** Index in `people` of who invited them; -1 in the first tier. */
  parent: number
  /** How many they invited. */
  invited: number
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

/** Adds a person, and counts them for who invited them. */
export const addPerson = (team: Team, person: Omit<Person, 'invited' | 'bet' | 'commission' | 'valid'>): Person => {
  const added = { ...person, invited: 0, bet: 0, commission: 0, valid: false }
  const parent = team.people[added.parent]
  if (parent) parent.invited += 1
  team.byTier[added.tier].push(team.people.length)
  team.people.push(added)
  return added
}

/** Activity factor of a day, around 1. */
export const dayFactor = (world: World, player: Player, at: number): number =>
  0.6 + 0.8 * chanceFor(world.seed, 'team.day', player.id, dayOf(at)).unit()
