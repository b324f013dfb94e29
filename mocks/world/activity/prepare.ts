import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { CLAIM } from '../../../src/contract/core/enums'
import { prepareAgent } from '../agent/prepare'
import { loginBonusDays } from '../bonus/bonusLogin'
import { coin, grant, points } from '../bonus/rewards'
import { sortRewards } from '../bonus/rewardsLog'
import { countLogin } from '../bonus/tasksCount'
import { prepareTasks } from '../bonus/tasksPrepare'
import { chanceFor } from '../core/chance'
import { DAY, dayOf, HOUR } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import type { World } from '../core/state'
import { prepareFeedback } from '../feedback/prepare'
import { prepareInvite } from '../invite/prepare'
import { prepareMail } from '../mail/prepare'
import type { Profile } from '../member/profile'
import { markDone } from './claims'
import { activitiesWithSteps, keyOf, standingsOf } from './rules'

/** Days the reward log goes back. */
const PAST_DAYS = { none: 0, some: 16, huge: 400 } as const
/** Days of the present sign-in week that are past. */
const SIGNED_DAYS = 3

const pastDay = (world: World, player: Player, back: number): void => {
  const at = world.now - back * DAY
  const chance = chanceFor(world.seed, 'past.rewards', player.id, back)
  if (at <= player.registeredAt) return
  grant(world, player, points(chance.int(2, 8) * 10), 'task.award', 'd-bet', at)
  if (chance.hit(0.6)) grant(world, player, coin(chance.int(1, 30) * 5), 'task.chest', 'chest-50', at + HOUR / 2)
  if (chance.hit(0.5)) {
    const day = chance.int(0, 3)
    for (const award of loginBonusDays[day] ?? []) grant(world, player, award, 'login.bonus', `day${day + 1}`, at)
  }
}

/** Claims the one-time steps reached so far, at registration time. */
const claimPast = (world: World, player: Player): void => {
  const at = player.registeredAt + HOUR
  for (const id of activitiesWithSteps) {
    const key = keyOf(world, player, id)
    if (key !== 'ever') continue
    for (const { step, state } of standingsOf(world, player, id)) {
      if (state !== CLAIM.available) continue
      markDone(player, `activity.${id}`, key, step.id, at)
      for (const award of step.awards) grant(world, player, award, 'activity.step', `${id}.${step.id}`, at)
    }
  }
}

/** A sign-in week that began three days ago; `missed` leaves one day unclaimed. */
const prepareSignIn = (world: World, player: Player, missed: boolean): void => {
  const run = dayOf(world.now - SIGNED_DAYS * DAY)
  for (let day = 1; day <= SIGNED_DAYS; day++)
    if (!missed || day !== 2)
      markDone(player, `activity.${ACTIVITY.freeSign}`, run, `day${day}`, Date.parse(run) + (day - 1) * DAY + HOUR)
  Object.assign(
    ensurePlayerState(player, 'loginBonus', () => ({ days: 0, last: '' })),
    { days: 2, last: dayOf(world.now - DAY) },
  )
}

/** Writes a persona's history of activities, tasks, mail, invitations, team and feedback; runs after money and play. */
export const prepareActivities = (world: World, player: Player, profile: Profile): void => {
  const past = Math.min(PAST_DAYS[profile.history], profile.registeredDaysAgo)
  for (let back = Math.min(past, SIGNED_DAYS); back > 0; back--) countLogin(world, player, world.now - back * DAY)
  countLogin(world, player)
  for (let back = past; back > 0; back--) pastDay(world, player, back)
  prepareAgent(world, player, profile)
  if (past > SIGNED_DAYS) prepareSignIn(world, player, profile.claimable)
  if (past > 0 && !profile.claimable) claimPast(world, player)
  prepareTasks(world, player, profile)
  prepareInvite(world, player, profile)
  prepareMail(world, player, profile)
  prepareFeedback(world, player, profile)
  sortRewards(player)
}
