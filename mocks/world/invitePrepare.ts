import { teamOf } from './agentTeam'
import { INVITE_GOAL, noteInvite, openRound } from './inviteWheel'
import type { Player } from './player'
import type { Profile } from './profile'
import type { World } from './state'

const PROGRESS = 6_420

/** A persona's round of the wheel: on its way for most, at its goal for who has everything to claim. */
export const prepareInvite = (world: World, player: Player, { claimable, history }: Profile): void => {
  if (history === 'none') return
  const wheel = openRound(world, player)
  const friends = (player.slices.agent ? teamOf(player).people : []).filter(({ tier }) => tier === 1)
  wheel.friends = friends.length
  for (const { nickname, at } of friends) noteInvite(world, wheel, { nickname, kind: 'friend', amount: 0 }, at)
  wheel.made = 4
  wheel.progress = claimable ? INVITE_GOAL : PROGRESS
  wheel.spins = 1
  noteInvite(world, wheel, { nickname: player.nickname, kind: 'spin', amount: wheel.progress })
}
