import type { Player } from '../core/player'
import type { World } from '../core/state'
import { count, noteDeposit, noteLogin } from './tasksCounters'

/** Counts settled bets (cents in all) for tasks and activities. */
export const countBet = (world: World, player: Player, amount: number, rounds = 1): void =>
  count(player, { bet: amount, rounds }, world.now)

/** Counts wins (cents in all); 0 is not a win. */
export const countWin = (world: World, player: Player, amount: number, wins = 1): void => {
  if (amount > 0) count(player, { win: amount, wins }, world.now)
}

/** Counts a paid deposit (cents) for tasks and activities; the jackpot counts its own. */
export const countDeposit = (world: World, player: Player, amount: number): void => {
  count(player, { deposit: amount, deposits: 1 }, world.now)
  noteDeposit(player, amount, world.now)
}

/** Counts a deposit (cents) that arrived after its order had expired, besides `countDeposit`. */
export const countLateDeposit = (world: World, player: Player, amount: number): void =>
  count(player, { late: amount }, world.now)

/** Counts a sign-in, or a ping of a signed-in player, once a day. */
export const countLogin = (world: World, player: Player, at = world.now): void => {
  if (noteLogin(player, at)) count(player, { logins: 1 }, at)
}

/** Counts a friend who has qualified. */
export const countInvite = (world: World, player: Player): void => count(player, { invites: 1 }, world.now)
