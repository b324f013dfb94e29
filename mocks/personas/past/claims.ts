import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { CLAIM } from '../../../src/contract/core/enums'
import { activityReceive } from '../../world/activity/detail'
import { activitiesWithSteps, keyOf, standingsOf } from '../../world/activity/rules'
import { appAgent5UserReceive, hasCommission } from '../../world/agent/agent'
import { appAgent5UserInviteValidReceive, validInvitesOf } from '../../world/agent/valid'
import { hasLoginBonus, loginBonus3UserReceive } from '../../world/bonus/bonusLogin'
import { finishTask, fullChests, receiveTaskAward, tasksDone } from '../../world/bonus/tasks'
import { countLogin } from '../../world/bonus/tasksCount'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../world/vip/claims'
import { levelOf } from '../../world/vip/playerState'
import { betBonusReceive, rebateHasClaim } from '../../world/vip/rebate'
import { vipTasks } from '../../world/vip/table'
import { dailyOf, signInOf, taskStanding, unreceived } from '../../world/vip/vip'
import { chanceOn, eachDay, type History, type Moment, QUIET_DAYS } from './history'

/** Days for which the persona with everything claimable leaves the rebate. */
const REBATE_LEFT = 5
/** Length of the two sign-in weeks. */
const WEEK = 7

const claimSteps = ({ world, player }: History, activityId: number): void => {
  for (const { step, state } of standingsOf(world, player, activityId))
    if (state === CLAIM.available) activityReceive(world, player, { activityId, stepId: step.id })
}

/** What is claimed once ever; a persona looks once a week. */
const claimForEver = (history: History): void => {
  const { world, player } = history
  for (const id of activitiesWithSteps) if (keyOf(world, player, id) === 'ever') claimSteps(history, id)
  for (const { id, state } of validInvitesOf(player))
    if (state === CLAIM.available) appAgent5UserInviteValidReceive(world, player, { id })
}

/** The run of the free sign-in began three days ago; with everything claimable, its second day was missed. */
const signsIn = ({ profile }: History, back: number): boolean =>
  back > 0 && (back <= QUIET_DAYS || back >= QUIET_DAYS + WEEK) && !(profile.claimable && back === QUIET_DAYS - 1)

const claimVip = (history: History, back: number): void => {
  const { world, player, profile } = history
  const { claimable, vipLevel } = profile
  const rows = claimable ? back > 0 && back !== WEEK : back !== QUIET_DAYS
  const often = back <= WEEK || chanceOn(history, 'vip', back).hit(0.7)
  if (dailyOf(world, player).state === CLAIM.available && (back > 0 || !claimable))
    appVipUserReceiveDaily(world, player)
  if (rows && often && !signInOf(world, player).claimed) appVipUserReceiveSignInAward(world, player)
  if (unreceived(world, player).length > 0 && !(claimable && levelOf(player) >= vipLevel - 1))
    receiveVipTaskUnReceiveBonus(world, player)
}

const morning = (history: History, back: number): void => {
  const { world, player, profile } = history
  const { claimable } = profile
  countLogin(world, player)
  claimVip(history, back)
  if (!claimable && (back === 0 || back % WEEK === 0)) claimForEver(history)
  if (rebateHasClaim(player) && !(claimable && back < REBATE_LEFT)) betBonusReceive(world, player)
  if (back > 0 && hasCommission(player)) appAgent5UserReceive(world, player)
  const chance = chanceOn(history, 'morning', back)
  if (back > QUIET_DAYS ? chance.hit(0.4) : back === 1 || back === 2)
    if (hasLoginBonus(world, player)) loginBonus3UserReceive(world, player)
  if (signsIn(history, back)) claimSteps(history, ACTIVITY.freeSign)
}

/** Tasks and chests, on some evenings. */
const evening = (history: History, back: number): void => {
  const { world, player, profile } = history
  if (back > QUIET_DAYS && !chanceOn(history, 'tasks', back).hit(0.4)) return
  for (const id of tasksDone(world, player))
    if (!(profile.claimable && id.startsWith('o-'))) receiveTaskAward(world, player, { id })
  for (const id of fullChests(world, player)) receiveTaskAward(world, player, { id })
  for (const task of vipTasks)
    if (taskStanding(world, player, task).state === CLAIM.available) receiveVipTask(world, player, { id: task.id })
}

/** With everything claimable, today's rules have been read, which fills the first chest. */
const readRules = ({ world, player, profile }: History): void => {
  if (!profile.claimable) return
  finishTask(world, player, { id: 'd-rules' })
  receiveTaskAward(world, player, { id: 'd-rules' })
}

/** What a persona claimed, morning and evening. */
export const claims = (history: History): Moment[] => [
  ...eachDay(history, 9, (back) => morning(history, back)),
  ...eachDay(history, 10, () => readRules(history), [0]),
  ...eachDay(history, 22.5, (back) => back > 0 && evening(history, back)),
]
