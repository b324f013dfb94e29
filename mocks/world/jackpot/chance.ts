import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { isRunning } from '../activity/running'
import { careRefusal } from '../care/playerState'
import { dayOf } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import type { PlainRefusal } from '../core/refusal'
import type { World } from '../core/state'
import { ensureJackpotPlayer } from './state'
import { DEPOSIT_GOAL, DRAWS_A_DAY } from './table'

/** The counts of a day, starting a new day if needed. */
export const dayCounts = (player: Player, at: number) => {
  const jackpot = ensureJackpotPlayer(player)
  const key = dayOf(at)
  if (jackpot.day.key !== key) jackpot.day = { key, deposited: 0, draws: 0 }
  return jackpot.day
}

/** Today's counts, without changing anything. */
const today = (world: World, player: Player): Readonly<{ deposited: number; draws: number }> => {
  const day = player.state.jackpot?.day
  return day?.key === dayOf(world.now) ? day : { deposited: 0, draws: 0 }
}

/** Counts a paid deposit: the day's deposits earn one chance when they first reach the goal. */
export const countDeposit = (world: World, player: Player, amount: number): void => {
  const day = dayCounts(player, world.now)
  const before = day.deposited
  day.deposited += amount
  if (before < DEPOSIT_GOAL && day.deposited >= DEPOSIT_GOAL)
    post(world, player, 'chance', 1, 'jackpot.chance', day.key)
}

/** Deposit still needed today for a chance, cents; 0 once it is earned. */
export const stillToDeposit = (world: World, player: Player): number =>
  Math.max(0, DEPOSIT_GOAL - today(world, player).deposited)

/**
 * The first reason why a player may not draw; null when allowed. Order: closed, a break, the day's limit, no chance left
 * after today's draws, the deposit that would earn one.
 */
export const drawRefusal = (world: World, player: Player): PlainRefusal | null => {
  if (!isRunning(world, ACTIVITY.luckyJackpot)) return 'drawClosed'
  const paused = careRefusal(world, player)
  if (paused) return paused
  const { draws } = today(world, player)
  if (draws >= DRAWS_A_DAY) return 'alreadyDrawn'
  if (balanceOf(player, 'chance') > 0) return null
  return draws === 0 && stillToDeposit(world, player) > 0 ? 'drawNeedsDeposit' : 'noDrawChance'
}

/** Whether the player may draw now: the red dot and SPIN. */
export const canDraw = (world: World, player: Player): boolean => drawRefusal(world, player) === null
