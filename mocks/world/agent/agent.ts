import type {
  agentFill as fillCall,
  appAgent5User as getCall,
  appAgent5UserLog as logCall,
  appAgent5UserReceive as receiveCall,
} from '../../../src/contract/agent'
import type { ReplyInput } from '../../../src/contract/core/call'
import { coin, grant } from '../bonus/rewards'
import { DAY, dayOf } from '../core/clock'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { shareUrlOf } from '../invite/wheel'
import { joinTeam } from './join'
import { agentRates, nextSettlement, soFarToday } from './settle'
import { AGENT_TIERS, type AgentTier, noTeam, type Person, teamOf } from './team'
import { validInvitesOf } from './valid'

/** Team size that each agent level needs, from level 0. */
const agentLevels = [0, 5, 10, 15, 20, 25, 30, 100, 250, 500, 2_500]

/** Whether settled commission can be claimed. */
export const hasCommission = (player: Player): boolean => (player.state.agent?.claimable ?? 0) > 0

export const appAgent5User = (world: World, player: Player): ReplyInput<typeof getCall> => {
  const team = player.state.agent ?? noTeam()
  return {
    level: agentLevels.findLastIndex((people) => team.people.length >= people),
    tiers: AGENT_TIERS.map((tier) => ({
      tier,
      rate: agentRates[tier],
      people: team.byTier[tier].length,
      bet: team.bets[tier],
      commission: team.commissions[tier],
    })),
    today: soFarToday(world, player),
    yesterday: team.last.day === dayOf(world.now - DAY) ? team.last.amount : 0,
    total: team.total,
    claimable: team.claimable,
    settleTime: nextSettlement(world.now),
    inviteCode: player.inviteCode,
    shareUrl: shareUrlOf(player),
    validInvites: validInvitesOf(player),
  }
}

const rowOf = ({ id, nickname, tier, bet, commission, valid, at }: Person) => ({
  id,
  nickname,
  tier,
  bet,
  commission,
  valid,
  createTime: at,
})

const isTier = (tier: number): tier is AgentTier => AGENT_TIERS.some((known) => known === tier)

/** Team members, newest first, all or of one tier. */
export const appAgent5UserLog = (
  _world: World,
  player: Player,
  { pageNum, pageSize, tier }: { pageNum: number; pageSize: number; tier?: number | undefined },
): ReplyInput<typeof logCall> => {
  const team = player.state.agent ?? noTeam()
  if (tier === undefined) return newestPage(team.people, pageNum, pageSize, rowOf)
  const { list, pages } = newestPage(isTier(tier) ? team.byTier[tier] : [], pageNum, pageSize, (at) => team.people[at])
  return { list: list.flatMap((person) => (person ? [rowOf(person)] : [])), pages }
}

export const appAgent5UserReceive = (world: World, player: Player): ReplyInput<typeof receiveCall> => {
  const amount = player.state.agent?.claimable ?? 0
  if (amount <= 0) return refuse('notClaimable')
  const team = teamOf(player)
  team.claimable = 0
  const award = coin(amount)
  grant(world, player, award, 'agent.commission', team.last.day)
  return { awards: [award] }
}

/** The player with this invite code or id; null when there is none. */
export const inviterNamed = (world: World, pid: string): Player | null => {
  const word = pid.trim()
  if (word === '') return null
  if (Object.hasOwn(world.players, word)) return world.players[word] ?? null
  const code = word.toUpperCase()
  return Object.values(world.players).find(({ inviteCode }) => inviteCode === code) ?? null
}

/** Sets the inviter of a player who has none. */
export const agentFill = (world: World, player: Player, { pid }: { pid: string }): ReplyInput<typeof fillCall> => {
  if (player.pid !== '') return refuse('alreadyBound')
  const inviter = inviterNamed(world, pid)
  if (!inviter || inviter === player || inviter.pid === player.id) return refuse('unknownInviter')
  joinTeam(world, inviter, player)
  return {}
}
