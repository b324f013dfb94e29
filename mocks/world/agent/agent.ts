import type {
  agentFill as fillCall,
  appAgent5User as getCall,
  appAgent5UserReceive as receiveCall,
} from '../../../src/contract/agent'
import type { ReplyInput } from '../../../src/contract/core/call'
import { coin, grant } from '../bonus/rewards'
import { DAY, dayOf } from '../core/clock'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { shareUrlOf } from '../invite/wheel'
import { joinTeam } from './join'
import { agentRates, nextSettlement } from './settle'
import { AGENT_TIERS, noTeam, teamOf, VALID_BET, VALID_DEPOSIT } from './team'
import { tierToday } from './today'
import { validInvitesOf } from './valid'

/** Team size that each agent level needs, from level 0. */
const agentLevels = [0, 5, 10, 15, 20, 25, 30, 100, 250, 500, 2_500]

/** Whether settled commission can be claimed. */
export const hasCommission = (player: Player): boolean => (player.state.agent?.claimable ?? 0) > 0

export const appAgent5User = (world: World, player: Player): ReplyInput<typeof getCall> => {
  const team = player.state.agent ?? noTeam()
  const level = agentLevels.findLastIndex((people) => team.people.length >= people)
  const tiers = AGENT_TIERS.map((tier) => ({
    tier,
    rate: agentRates[tier],
    people: team.byTier[tier].length,
    bet: team.bets[tier],
    commission: team.commissions[tier],
    ...tierToday(world, player, tier),
  }))
  return {
    level,
    nextPeople: agentLevels[level + 1] ?? 0,
    tiers,
    today: tiers.reduce((sum, { todayCommission }) => sum + todayCommission, 0),
    yesterday: team.last.day === dayOf(world.now - DAY) ? team.last.amount : 0,
    total: team.total,
    claimable: team.claimable,
    settleTime: nextSettlement(world.now),
    inviteCode: player.inviteCode,
    shareUrl: shareUrlOf(player),
    validDeposit: VALID_DEPOSIT,
    validBet: VALID_BET,
    validInvites: validInvitesOf(player),
  }
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

/** Whether an inviter was invited by the player, directly or through others. */
const isBelow = (world: World, inviter: Player, player: Player): boolean => {
  const next = world.players[inviter.pid]
  return next !== undefined && (next === player || isBelow(world, next, player))
}

/** Sets the inviter of a player who has none. */
export const agentFill = (world: World, player: Player, { pid }: { pid: string }): ReplyInput<typeof fillCall> => {
  if (player.pid !== '') return refuse('alreadyBound')
  const inviter = inviterNamed(world, pid)
  if (!inviter || inviter === player || isBelow(world, inviter, player)) return refuse('unknownInviter')
  joinTeam(world, inviter, player)
  return {}
}
