import { chanceFor } from '../core/chance'
import type { Player } from '../core/player'
import { nextId, type World } from '../core/state'
import { personUnlike } from '../people/otherPeople'
import { type AgentTier, addPerson, type Person, type Team, teamOf } from './team'

/** People seen at once in a list. */
const SCREENFUL = 12
/** From this size on, a team grows mostly below its first tier. */
const LARGE = 1_200

/** The nickname of the nth person; shares no name with those who joined just before. */
const friendName = (world: World, player: Player, number: number): string => {
  const before = teamOf(player).people.slice(-SCREENFUL)
  return personUnlike(
    before.map(({ nickname }) => nickname),
    world.seed,
    'friend',
    player.id,
    number,
  ).nickname
}

const tierFor = (world: World, player: Player, number: number): AgentTier => {
  const draw = chanceFor(world.seed, 'tier', player.id, number).unit()
  const [first, second] = number < LARGE ? [0.6, 0.88] : [0.02, 0.3]
  return draw < first ? 1 : draw < second ? 2 : 3
}

/** The tier above; null above the first. */
const above = { 1: null, 2: 1, 3: 2 } as const

/** The wanted tier, or the lowest one that has somebody above it. */
const possible = (team: Team, tier: AgentTier): AgentTier => {
  const upper = above[tier]
  return upper === null || team.byTier[upper].length > 0 ? tier : possible(team, upper)
}

/** Who invited the nth person, as an index; those who joined early have invited the most. */
const parentFor = (world: World, player: Player, number: number, tier: AgentTier): number => {
  const upper = above[tier]
  if (upper === null) return -1
  const indexes = teamOf(player).byTier[upper]
  return indexes[Math.floor(indexes.length * chanceFor(world.seed, 'parent', player.id, number).unit() ** 2)] ?? -1
}

/** Adds an invented person; everything about them follows from their number. */
export const inventPerson = (world: World, player: Player, wanted?: AgentTier): Person => {
  const team = teamOf(player)
  const number = team.people.length
  const chance = chanceFor(world.seed, 'person', player.id, number)
  const tier = possible(team, wanted ?? tierFor(world, player, number))
  return addPerson(team, {
    id: nextId(world, 'f'),
    nickname: friendName(world, player, number),
    tier,
    at: world.now,
    playerId: '',
    parent: parentFor(world, player, number, tier),
    perDay: Math.floor(400 * (1 + 60 * chance.unit() ** 4)),
    betBefore: 0,
    pays: chance.hit(0.8),
  })
}
