import { PROP } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import type {
  actInviteUserExchange as exchangeCall,
  actInviteUser as getCall,
  actInviteUserRecord as recordCall,
  actInviteUserSpin as spinCall,
  actInviteUserStatus as statusCall,
  actInviteClickInvite as tapCall,
} from '../../../src/contract/invite'
import { awaitFriend } from '../agent/join'
import { coin, grant, grantAll } from '../bonus/rewards'
import { periodEnd } from '../bonus/tasksPeriods'
import { chanceFor } from '../core/chance'
import { dayOf } from '../core/clock'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { FIRST_SECTOR, INVITE_GOAL, inviteSectors, noteInvite, openRound, roundOf, shareUrlOf } from './wheel'

const stateOf = ({ progress, exchanged }: { progress: number; exchanged: boolean }): number =>
  exchanged ? CLAIM.claimed : progress >= INVITE_GOAL ? CLAIM.available : CLAIM.locked

/** Whether a spin is left or the goal can be cashed out. */
export const hasInviteAward = (world: World, player: Player): boolean => {
  const wheel = roundOf(world, player)
  return wheel.spins > 0 || stateOf(wheel) === CLAIM.available
}

export const actInviteUser = (world: World, player: Player): ReplyInput<typeof getCall> => {
  const { progress, spins } = roundOf(world, player)
  return {
    progress,
    goal: INVITE_GOAL,
    spins,
    endTime: periodEnd('week', world.now) ?? world.now,
    sectors: inviteSectors.map(({ id, award }) => ({ id, award })),
    inviteCode: player.inviteCode,
    shareUrl: shareUrlOf(player),
  }
}

export const actInviteUserRecord = (
  world: World,
  player: Player,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): ReplyInput<typeof recordCall> =>
  newestPage(roundOf(world, player).rows, pageNum, pageSize, ({ at, ...row }) => ({ ...row, createTime: at }))

/** Whether the goal is reached and unpaid. */
export const actInviteUserStatus = (world: World, player: Player): ReplyInput<typeof statusCall> => {
  const wheel = roundOf(world, player)
  const state = stateOf(wheel)
  return { goalReached: state === CLAIM.available, state, friends: wheel.friends }
}

const sectorOf = (world: World, player: Player, round: string, made: number) => {
  let rest = chanceFor(world.seed, 'invite', player.id, round, made).int(0, 99)
  for (const sector of inviteSectors) {
    // The first spin of a round always lands on its large sector, as the terms say.
    if (made === 0 ? sector.id === FIRST_SECTOR : rest < sector.share) return sector
    rest -= sector.share
  }
  throw new Error('the shares do not reach a hundred')
}

/** Spins the wheel: coin moves the round towards its goal, points are paid at once. */
export const actInviteUserSpin = (world: World, player: Player): ReplyInput<typeof spinCall> => {
  if (roundOf(world, player).spins <= 0) return refuse('noSpinLeft')
  const wheel = openRound(world, player)
  const { id, award } = sectorOf(world, player, wheel.round, wheel.made)
  wheel.spins -= 1
  wheel.made += 1
  const moves = award.propId === PROP.coin ? Math.min(award.count, INVITE_GOAL - wheel.progress) : 0
  wheel.progress += moves
  noteInvite(world, wheel, { nickname: player.nickname, kind: 'spin', amount: moves })
  if (award.propId !== PROP.coin) grant(world, player, award, 'invite.spin', `${wheel.round}.${wheel.made}`)
  return { sectorId: id, award: { ...award }, progress: wheel.progress, spins: wheel.spins }
}

/** Pays the goal of the round, once. */
export const actInviteUserExchange = (world: World, player: Player): ReplyInput<typeof exchangeCall> => {
  const state = stateOf(roundOf(world, player))
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('goalNotReached')
  const wheel = openRound(world, player)
  wheel.exchanged = true
  noteInvite(world, wheel, { nickname: player.nickname, kind: 'goal', amount: INVITE_GOAL })
  return grantAll(world, player, [coin(INVITE_GOAL)], 'invite.goal', wheel.round)
}

/** Counts a tap on the invite button: the first of a day earns a spin and schedules an invented friend. */
export const actInviteClickInvite = (world: World, player: Player): ReplyInput<typeof tapCall> => {
  const today = dayOf(world.now)
  const wheel = openRound(world, player)
  if (wheel.tapped !== today) {
    wheel.tapped = today
    wheel.spins += 1
    awaitFriend(world, player)
  }
  return { spins: wheel.spins }
}
