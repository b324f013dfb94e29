import * as vip from '../../src/contract/vip'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../world/vip/claims'
import { betBonus, betBonusLog, betBonusReceive } from '../world/vip/rebate'
import { getVipInfo } from '../world/vip/vip'
import { type Handler, on } from './handler'

export const vipHandlers: readonly Handler[] = [
  on(vip.getVipInfo, getVipInfo),
  on(vip.betBonus, betBonus),
  on(vip.betBonusReceive, betBonusReceive),
  on(vip.betBonusLog, betBonusLog),
  on(vip.appVipUserReceiveDaily, appVipUserReceiveDaily),
  on(vip.appVipUserReceiveSignInAward, appVipUserReceiveSignInAward),
  on(vip.receiveVipTask, receiveVipTask),
  on(vip.receiveVipTaskUnReceiveBonus, receiveVipTaskUnReceiveBonus),
]
