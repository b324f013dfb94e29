import { type DueRule, schedule } from '../core/agenda'
import { chanceFor } from '../core/chance'
import { DAY, dayOf, MINUTE, nextDay } from '../core/clock'
import type { Player } from '../core/player'
import { nextId, type World } from '../core/state'
import { sendMail } from '../mail/box'
import { inventPerson } from './invent'
import { nextSettlement, settleDay } from './settle'
import { AGENT_TIERS, type AgentTier, addPerson, teamOf } from './team'

const beginSettling = (world: World, player: Player): void => {
  if (teamOf(player).people.length > 1) return
  schedule(world, { at: nextSettlement(world.now), what: 'agent.settles', ref: player.id })
}

/** Adds a player to the teams of the inviter and of those who invited them, at registration or by `agentFill`. */
export const joinTeam = (world: World, inviter: Player, friend: Player): void => {
  friend.pid = inviter.id
  let [agent, below]: [Player | undefined, string] = [inviter, '']
  for (const tier of AGENT_TIERS) {
    if (!agent) break
    const team = teamOf(agent)
    const parent = team.people.findIndex(({ playerId }) => playerId !== '' && playerId === below)
    addPerson(team, {
      id: nextId(world, 'f'),
      nickname: friend.nickname,
      tier,
      at: world.now,
      playerId: friend.id,
      parent,
      perDay: 0,
      betBefore: friend.bet,
      pays: false,
    })
    beginSettling(world, agent)
    below = agent.id
    agent = world.players[agent.pid]
  }
}

/** Schedules an invented friend who follows an invitation. */
export const awaitFriend = (world: World, player: Player): void => {
  const team = teamOf(player)
  const minutes = chanceFor(world.seed, 'joins', player.id, team.people.length, team.dormant).int(5, 90)
  team.dormant += 1
  schedule(world, { at: world.now + minutes * MINUTE, what: 'agent.joins', ref: player.id })
}

/** An invented friend joins, in `tier` or a random one. */
export const friendJoins = (world: World, player: Player, tier?: AgentTier): void => {
  inventPerson(world, player, tier)
  beginSettling(world, player)
}

/** Settles the day before and schedules the next settlement. Returns the day. */
export const settleYesterday = (world: World, player: Player): string => {
  const day = nextDay(world.now) - 2 * DAY
  const amount = settleDay(world, player, day)
  if (amount > 0) sendMail(world, player, 'commissionSettled', { amount, day: dayOf(day) })
  schedule(world, { at: nextSettlement(world.now), what: 'agent.settles', ref: player.id })
  return dayOf(day)
}

/** Scheduled events: an invented friend joins, the day before is settled. */
export const agentRules: Readonly<Record<string, DueRule>> = {
  'agent.joins': (world, ref) => {
    const player = world.players[ref]
    if (!player) return
    const team = teamOf(player)
    team.dormant = Math.max(0, team.dormant - 1)
    friendJoins(world, player, 1)
  },
  'agent.settles': (world, ref) => {
    const player = world.players[ref]
    if (!player) return
    const day = settleYesterday(world, player)
    // Now and then the team grows below the first tier by itself.
    if (chanceFor(world.seed, 'grows', player.id, day).hit(0.25)) inventPerson(world, player, 2)
  },
}
