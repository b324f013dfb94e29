import * as bonus from '../../src/contract/bonus'
import { loginBonus3User, loginBonus3UserReceive } from '../world/bonus/bonusLogin'
import { activityAwardGetLog } from '../world/bonus/rewardsLog'
import { finishTask, getTaskUser, receiveTaskAward } from '../world/bonus/tasks'
import { type Handler, on } from './handler'

export const bonusHandlers: readonly Handler[] = [
  on(bonus.getTaskUser, getTaskUser),
  on(bonus.finishTask, finishTask),
  on(bonus.receiveTaskAward, receiveTaskAward),
  on(bonus.activityAwardGetLog, activityAwardGetLog),
  on(bonus.loginBonus3User, loginBonus3User),
  on(bonus.loginBonus3UserReceive, loginBonus3UserReceive),
]
