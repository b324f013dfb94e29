import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import type { getVipInfo as infoCall } from '../../../src/contract/vip'
import { coin } from '../bonus/rewards'
import { countsOf } from '../bonus/tasksCounters'
import { TOP_LEVEL, vipAt } from '../config/vip'
import { DAY, dayOf, nextDay, weekOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { type Translate, text } from '../core/texts'
import { type LadderBonus, levelOf, periodBonuses, periodsOf, vipState } from './playerState'
import { signInWeek, type VipTask, vipTasks } from './table'

/** The VIP theme of a player, 1 to 6. */
export const lookOf = (player: Player): number => vipAt(levelOf(player)).showType

/** Unreceived bonuses of reached levels and of past weeks and months. */
export const unreceived = (world: World, player: Player): LadderBonus[] => {
  const vip = vipState(player)
  const levels = Array.from({ length: Math.max(0, levelOf(player) - vip.paidLevel) }, (_, index) => {
    const level = vip.paidLevel + index + 1
    return {
      id: `level-${level}`,
      title: text('vip.reached', { level }),
      amount: vipAt(level).levelUpBonus ?? 0,
      until: 0,
    }
  })
  return [...levels.filter(({ amount }) => amount > 0), ...periodBonuses(vip, world.now)]
}

/** The daily bonus of the level and its `CLAIM` state. */
export const dailyOf = (world: World, player: Player): { state: number; amount: number } => {
  const amount = vipAt(levelOf(player)).dailyBonus ?? 0
  const claimed = vipState(player).daily === dayOf(world.now)
  return { amount, state: claimed ? CLAIM.claimed : amount > 0 ? CLAIM.available : CLAIM.locked }
}

/** Today's number in the sign-in week, 1 to 7, and whether it is claimed; a missed day starts again. */
export const signInOf = (world: World, player: Player): { day: number; claimed: boolean } => {
  const { last, day } = vipState(player).signIn
  if (last === dayOf(world.now)) return { day, claimed: true }
  return { day: last === dayOf(world.now - DAY) ? (day % signInWeek.length) + 1 : 1, claimed: false }
}

/** The day or week in which a task is claimed. */
export const taskKey = ({ period }: VipTask, at: number): string => (period === 'day' ? dayOf(at) : weekOf(at))

/** Progress, capped at the target, and state of a task. */
export const taskStanding = (world: World, player: Player, task: VipTask) => {
  const target = task.target(lookOf(player))
  const progress = Math.min(target, countsOf(player, task.period, world.now)[task.counts])
  const claimed = vipState(player).tasks[task.id] === taskKey(task, world.now)
  return { target, progress, state: claimed ? CLAIM.claimed : progress < target ? CLAIM.locked : CLAIM.available }
}

const signInView = (world: World, player: Player) => {
  const look = lookOf(player)
  const { day, claimed } = signInOf(world, player)
  const stateOf = (index: number) =>
    index < day || (index === day && claimed) ? CLAIM.claimed : index === day ? CLAIM.available : CLAIM.locked
  const week = signInWeek.map((awards, index) => ({ day: index + 1, state: stateOf(index + 1), awards: awards(look) }))
  return {
    day,
    state: stateOf(day),
    awards: week[day - 1]?.awards ?? [],
    nextTime: nextDay(world.now),
    week,
  }
}

export const getVipInfo = (
  world: World,
  player: Player,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof infoCall> => {
  const level = levelOf(player)
  const daily = dailyOf(world, player)
  return {
    vipData: {
      level,
      exp: player.vipExp,
      ...(level < TOP_LEVEL && { nextExp: vipAt(level + 1).experience }),
      periods: periodsOf(vipState(player), level, world.now),
      daily: {
        state: daily.state,
        awards: [coin(daily.amount)],
        nextTime: nextDay(world.now),
      },
      signIn: signInView(world, player),
      tasks: vipTasks.map((task) => ({
        id: task.id,
        title: t(task.title(lookOf(player))),
        unit: task.unit,
        ...taskStanding(world, player, task),
        awards: task.awards(lookOf(player)),
      })),
      unreceived: unreceived(world, player).map(({ id, title, amount, until }) => ({
        id,
        title: t(title),
        awards: [coin(amount)],
        ...(until > 0 && { expireTime: until }),
      })),
    },
  }
}

/** Whether any VIP award can be received: its red dot. */
export const vipHasClaim = (world: World, player: Player): boolean =>
  dailyOf(world, player).state === CLAIM.available ||
  !signInOf(world, player).claimed ||
  vipTasks.some((task) => taskStanding(world, player, task).state === CLAIM.available) ||
  unreceived(world, player).length > 0
