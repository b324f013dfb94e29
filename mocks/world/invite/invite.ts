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
import { careRefusal, onBreak } from '../care/playerState'
import { chanceFor } from '../core/chance'
import { dayOf } from '../core/clock'
import { post } from '../core/ledger'
import { once } from '../core/once'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { addWagering } from '../wallet/walletWagering'
import {
  addProgress,
  FIRST_SECTOR,
  INVITE_GOAL,
  inviteSectors,
  noteInvite,
  openRound,
  progressOf,
  roundOf,
  shareUrlOf,
} from './wheel'

const stateOf = (world: World, player: Player): number => {
  if (progressOf(player) >= INVITE_GOAL) return CLAIM.available
  return roundOf(world, player).exchanged ? CLAIM.claimed : CLAIM.locked
}

/** Whether the player may spin or cash out now. */
export const hasInviteAward = (world: World, player: Player): boolean =>
  (roundOf(world, player).spins > 0 && !onBreak(world, player)) || stateOf(world, player) === CLAIM.available

export const actInviteUser = (world: World, player: Player): ReplyInput<typeof getCall> => {
  return {
    progress: progressOf(player),
    goal: INVITE_GOAL,
    spins: roundOf(world, player).spins,
    endTime: periodEnd('week', world.now) ?? world.now,
    sectors: inviteSectors.map(({ id, award, share }) => ({ id, award, weight: share })),
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
  const state = stateOf(world, player)
  return { goalReached: state === CLAIM.available, state, friends: roundOf(world, player).friends }
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

/** Spins the wheel: coin is added to the progress, points are paid at once. */
export const actInviteUserSpin = (world: World, player: Player): ReplyInput<typeof spinCall> => {
  const paused = careRefusal(world, player)
  if (paused) return refuse(paused)
  if (roundOf(world, player).spins <= 0) return refuse('noSpinLeft')
  const wheel = openRound(world, player)
  const { id, award } = sectorOf(world, player, wheel.round, wheel.made)
  wheel.spins -= 1
  wheel.made += 1
  const ref = `${wheel.round}.${wheel.made}`
  if (award.propId === PROP.coin) addProgress(world, player, award.count, ref)
  else {
    noteInvite(world, wheel, { nickname: player.nickname, kind: 'spin', amount: 0 })
    grant(world, player, award, 'invite.spin', ref)
  }
  return { sectorId: id, award: { ...award }, progress: progressOf(player), spins: wheel.spins }
}

/** Pays the full progress as coin once the goal is reached; it has to be wagered once. */
export const actInviteUserExchange = (world: World, player: Player): ReplyInput<typeof exchangeCall> => {
  const state = stateOf(world, player)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('goalNotReached')
  const amount = progressOf(player)
  addWagering(world, player, { gift: amount })
  const wheel = openRound(world, player)
  const ref = `${wheel.round}.${wheel.made}`
  wheel.exchanged = true
  noteInvite(world, wheel, { nickname: player.nickname, kind: 'goal', amount })
  post(world, player, 'invite', -amount, 'invite.goal', ref)
  return grantAll(world, player, [coin(amount)], 'invite.goal', ref)
}

/** Counts a tap on the invite button: the first of a day earns a spin and schedules an invented friend. */
const tap = (world: World, player: Player): ReplyInput<typeof tapCall> => {
  const today = dayOf(world.now)
  const wheel = openRound(world, player)
  if (wheel.tapped !== today) {
    wheel.tapped = today
    wheel.spins += 1
    awaitFriend(world, player)
  }
  return { spins: wheel.spins }
}

export const actInviteClickInvite = (
  world: World,
  player: Player,
  { requestId }: { requestId: string },
): ReplyInput<typeof tapCall> => once(player, 'actInviteClickInvite', requestId, () => tap(world, player))
