import { teamOf } from '../agent/team'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { addProgress, noteInvite, openRound } from './wheel'

/** Coin sectors that the spins of a round landed on, cents; those of the second row reach the goal. */
const WON = [2_000, 1_000, 500, 200]
const WON_ALL = [2_000, 5_000, 1_000, 2_000]

/** Writes a persona's round of the wheel: in progress, or at its goal when everything is claimable. */
export const prepareInvite = (world: World, player: Player, { claimable, history }: Profile): void => {
  if (history === 'none') return
  const wheel = openRound(world, player)
  const friends = (player.state.agent ? teamOf(player).people : []).filter(({ tier }) => tier === 1)
  wheel.friends = friends.length
  for (const { nickname, at } of friends) noteInvite(world, wheel, { nickname, kind: 'friend', amount: 0 }, at)
  const won = claimable ? WON_ALL : WON
  for (const [index, amount] of won.entries()) addProgress(world, player, amount, `${wheel.round}.${index + 1}`)
  wheel.made = won.length
  wheel.spins = 1
}
