import { ACTIVITY } from '../../src/contract/activity/activityTypes'
import * as bonus from '../../src/contract/bonus'
import { loginBonus3User, loginBonus3UserReceive } from '../world/bonus/bonusLogin'
import { activityAwardGetLog } from '../world/bonus/rewardsLog'
import { finishTask, getTaskUser, receiveTaskAward } from '../world/bonus/tasks'
import { during, type Handler, on } from './handler'

export const bonusHandlers: readonly Handler[] = [
  on(bonus.getTaskUser, getTaskUser),
  on(bonus.finishTask, during(ACTIVITY.tasks, finishTask)),
  on(bonus.receiveTaskAward, during(ACTIVITY.tasks, receiveTaskAward)),
  on(bonus.activityAwardGetLog, activityAwardGetLog),
  on(bonus.loginBonus3User, loginBonus3User),
  on(bonus.loginBonus3UserReceive, during(ACTIVITY.freeLoginBonus, loginBonus3UserReceive)),
]
