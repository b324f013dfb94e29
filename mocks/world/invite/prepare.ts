import { teamOf } from '../agent/team'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { INVITE_GOAL, noteInvite, openRound } from './wheel'

const PROGRESS = 6_420

/** Writes a persona's round of the wheel: in progress, or at its goal when everything is claimable. */
export const prepareInvite = (world: World, player: Player, { claimable, history }: Profile): void => {
  if (history === 'none') return
  const wheel = openRound(world, player)
  const friends = (player.state.agent ? teamOf(player).people : []).filter(({ tier }) => tier === 1)
  wheel.friends = friends.length
  for (const { nickname, at } of friends) noteInvite(world, wheel, { nickname, kind: 'friend', amount: 0 }, at)
  wheel.made = 4
  wheel.progress = claimable ? INVITE_GOAL : PROGRESS
  wheel.spins = 1
  noteInvite(world, wheel, { nickname: player.nickname, kind: 'spin', amount: wheel.progress })
}
