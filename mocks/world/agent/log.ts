import type { appAgent5UserLog as logCall } from '../../../src/contract/agent'
import type { ReplyInput, RequestOf } from '../../../src/contract/core/call'
import { chanceFor } from '../core/chance'
import { indexesWithin, newestPage } from '../core/paging'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { AVATARS } from '../people/person'
import { noTeam, type Person, type Team } from './team'
import { personToday } from './today'

const avatarOf = (world: World, { nickname, at, playerId }: Person): string =>
  world.players[playerId]?.avatar ?? String(chanceFor(world.seed, 'avatar', nickname, at).int(0, AVATARS - 1))

const parentOf = ({ people }: Team, { parent }: Person): { id: string; nickname: string } => {
  const { id = '', nickname = '' } = people[parent] ?? {}
  return { id, nickname }
}

/** A member with this id, or with this in the nickname; upper and lower case are the same. */
const isFound = ({ id, nickname }: Person, find: string): boolean =>
  id === find || nickname.toLowerCase().includes(find.toLowerCase())

/** Team members, newest first; below a parent (empty: the agent), those who invited the most come first. */
export const appAgent5UserLog = (
  world: World,
  player: Player,
  { pageNum, pageSize, tier, parent, find, ...period }: RequestOf<typeof logCall>,
): ReplyInput<typeof logCall> => {
  const team = player.state.agent ?? noTeam()
  const within = indexesWithin(team.people, period, ({ at }) => at)
  const inviter = team.people.findIndex(({ id }) => id === parent)
  if (parent && inviter < 0) return { list: [], pages: 0 }
  const isShown = (person: Person) =>
    (tier === undefined || person.tier === tier) &&
    (parent === undefined || person.parent === inviter) &&
    (find === undefined || isFound(person, find))
  const filtered = tier !== undefined || parent !== undefined || find !== undefined
  const found = filtered ? team.people.slice(...within).filter(isShown) : team.people
  const rows = parent === undefined ? found : found.toSorted((one, other) => one.invited - other.invited)
  const today = personToday(world, player)
  return newestPage(
    rows,
    pageNum,
    pageSize,
    (person) => ({
      id: person.id,
      nickname: person.nickname,
      avatar: avatarOf(world, person),
      tier: person.tier,
      parent: parentOf(team, person),
      people: person.invited,
      bet: person.bet,
      commission: person.commission,
      ...today(person),
      valid: person.valid,
      createTime: person.at,
    }),
    filtered ? undefined : within,
  )
}
