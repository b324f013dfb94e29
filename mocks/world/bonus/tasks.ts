import type { Award } from '../../../src/contract/activity/rewards'
import type { finishTask as finish, getTaskUser as get, receiveTaskAward as receive } from '../../../src/contract/bonus'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import { doneAt, markDone } from '../activity/claims'
import { nextDay } from '../core/clock'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { grantAll } from './rewards'
import { countsOf } from './tasksCounters'
import { livenessOf } from './tasksLiveness'
import { periodKey } from './tasksPeriods'
import { chestRules, periodOf, type TaskRule, taskRules } from './tasksTable'

const runFor = (world: World, rule: TaskRule): string => periodKey(periodOf[rule.kind], world.now)

const progressOf = (world: World, player: Player, rule: TaskRule): number => {
  const { by, kind } = rule
  if (by === 'selfReport') return doneAt(player, `reported.${kind}`, runFor(world, rule), rule.id) > 0 ? 1 : 0
  return typeof by === 'function' ? by(player) : countsOf(player, periodOf[kind], world.now)[by]
}

const taskState = (world: World, player: Player, rule: TaskRule): number => {
  if (doneAt(player, `task.${rule.kind}`, runFor(world, rule), rule.id) > 0) return CLAIM.claimed
  return progressOf(world, player, rule) >= rule.target ? CLAIM.available : CLAIM.locked
}

type ChestRule = (typeof chestRules)[number]

const chestStateAt = (player: Player, { id, liveness }: ChestRule, at: number): number => {
  if (doneAt(player, 'chest', periodKey('day', at), id) > 0) return CLAIM.claimed
  return livenessOf(player, at) >= liveness ? CLAIM.available : CLAIM.locked
}

const chestState = (world: World, player: Player, chest: ChestRule): number => chestStateAt(player, chest, world.now)

export const hasTaskAward = (world: World, player: Player): boolean => tasksDone(world, player).length > 0

export const hasChest = (world: World, player: Player): boolean => fullChests(world, player).length > 0

/** Ids of the tasks that are done and unpaid. */
export const tasksDone = (world: World, player: Player): string[] =>
  taskRules.filter((rule) => taskState(world, player, rule) === CLAIM.available).map(({ id }) => id)

/** Ids of the chests that can be opened. */
export const fullChests = (world: World, player: Player): string[] =>
  chestRules.filter((chest) => chestState(world, player, chest) === CLAIM.available).map(({ id }) => id)

/** The awards of the full chests of an instant's day that were not opened; they count as opened from now on. */
export const takeUnopened = (world: World, player: Player, at: number): Award[] => {
  const chests = chestRules.filter((chest) => chestStateAt(player, chest, at) === CLAIM.available)
  for (const { id } of chests) markDone(player, 'chest', periodKey('day', at), id, world.now)
  return chests.flatMap(({ awards }) => [...awards])
}

/** The player's tasks, the day's liveness and its chests. */
export const getTaskUser = (
  world: World,
  player: Player,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof get> => ({
  list: taskRules.map((rule) => ({
    id: rule.id,
    kind: rule.kind,
    title: t(rule.title),
    progress: Math.min(progressOf(world, player, rule), rule.target),
    target: rule.target,
    unit: rule.unit,
    state: taskState(world, player, rule),
    awards: [...rule.awards],
    goTo: rule.goTo,
    ...(rule.by === 'selfReport' && { selfReport: true }),
  })),
  liveness: livenessOf(player, world.now),
  chests: chestRules.map((chest) => ({ ...chest, state: chestState(world, player, chest), awards: [...chest.awards] })),
  resetTime: nextDay(world.now),
})

/** Records a task the player reports as done, where nothing else can show it; repeats change nothing. */
export const finishTask = (world: World, player: Player, { id }: { id: string }): ReplyInput<typeof finish> => {
  const rule = taskRules.find((known) => known.id === id) ?? refuse('notFound')
  if (progressOf(world, player, rule) >= rule.target) return {}
  if (rule.by !== 'selfReport') return refuse('taskNotDone')
  markDone(player, `reported.${rule.kind}`, runFor(world, rule), id, world.now)
  return {}
}

const openChest = (world: World, player: Player, id: string): ReplyInput<typeof receive> => {
  const chest = chestRules.find((known) => known.id === id) ?? refuse('notFound')
  const state = chestState(world, player, chest)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('notClaimable')
  markDone(player, 'chest', periodKey('day', world.now), id, world.now)
  return grantAll(world, player, chest.awards, 'task.chest', id)
}

/** Pays a finished task or opens a chest, once per period. */
export const receiveTaskAward = (world: World, player: Player, { id }: { id: string }): ReplyInput<typeof receive> => {
  const rule = taskRules.find((known) => known.id === id)
  if (!rule) return openChest(world, player, id)
  const state = taskState(world, player, rule)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('taskNotDone')
  markDone(player, `task.${rule.kind}`, runFor(world, rule), id, world.now)
  return grantAll(world, player, rule.awards, 'task.award', id)
}
