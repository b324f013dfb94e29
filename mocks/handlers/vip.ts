import { ACTIVITY } from '../../src/contract/activity/activityTypes'
import * as vip from '../../src/contract/vip'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../world/vip/claims'
import { betBonus, betBonusLog, betBonusReceive } from '../world/vip/rebate'
import { getVipInfo } from '../world/vip/vip'
import { during, type Handler, on } from './handler'

export const vipHandlers: readonly Handler[] = [
  on(vip.getVipInfo, getVipInfo),
  on(vip.betBonus, betBonus),
  on(vip.betBonusReceive, during(ACTIVITY.vipRebate, betBonusReceive)),
  on(vip.betBonusLog, betBonusLog),
  on(vip.appVipUserReceiveDaily, during(ACTIVITY.vip, appVipUserReceiveDaily)),
  on(vip.appVipUserReceiveSignInAward, during(ACTIVITY.vip, appVipUserReceiveSignInAward)),
  on(vip.receiveVipTask, during(ACTIVITY.vip, receiveVipTask)),
  on(vip.receiveVipTaskUnReceiveBonus, during(ACTIVITY.vip, receiveVipTaskUnReceiveBonus)),
]
