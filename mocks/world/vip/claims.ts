import type { Award } from '../../../src/contract/activity/rewards'
import { CLAIM } from '../../../src/contract/core/enums'
import { coin, grantAll } from '../bonus/rewards'
import { dayOf } from '../core/clock'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { closePeriods, ensureVip, levelOf } from './playerState'
import { signInWeek, vipTasks } from './table'
import { dailyOf, lookOf, signInOf, taskKey, taskStanding, unreceived } from './vip'

type Paid = { awards: Award[] }

/** Pays the level's daily bonus, once a day. */
export const appVipUserReceiveDaily = (world: World, player: Player): Paid => {
  const { state, amount } = dailyOf(world, player)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('notClaimable')
  const today = dayOf(world.now)
  ensureVip(player).daily = today
  return grantAll(world, player, [coin(amount)], 'vip.daily', today)
}

/** Pays today's award of the sign-in week, once a day. */
export const appVipUserReceiveSignInAward = (world: World, player: Player): Paid => {
  const { day, claimed } = signInOf(world, player)
  if (claimed) return refuse('alreadyClaimed')
  const today = dayOf(world.now)
  ensureVip(player).signIn = { last: today, day }
  return grantAll(world, player, signInWeek[day - 1]?.(lookOf(player)) ?? [], 'vip.signIn', today)
}

/** Pays a VIP task, once in its day or week. */
export const receiveVipTask = (world: World, player: Player, { id }: { id: string }): Paid => {
  const task = vipTasks.find((known) => known.id === id) ?? refuse('notFound')
  const { state } = taskStanding(world, player, task)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('taskNotDone')
  ensureVip(player).tasks[task.id] = taskKey(task, world.now)
  return grantAll(world, player, task.awards(lookOf(player)), 'vip.task', task.id)
}

/** Pays all unreceived level-up, weekly and monthly bonuses. */
export const receiveVipTaskUnReceiveBonus = (world: World, player: Player): Paid => {
  const bonuses = unreceived(world, player)
  if (bonuses.length === 0) return refuse('notClaimable')
  const vip = ensureVip(player)
  closePeriods(vip, world.now)
  vip.due = []
  vip.paidLevel = levelOf(player)
  const paid = bonuses.map(({ id, amount }) => grantAll(world, player, [coin(amount)], 'vip.bonus', id))
  return { awards: paid.flatMap(({ awards }) => awards) }
}
