import type { Api } from '../../api/Api'
import type { Outcome } from '../../api/outcome'
import { activityReceive } from '../../contract/activity/activityPage'
import type { Award } from '../../contract/activity/rewards'
import { loginBonus3UserReceive, receiveTaskAward } from '../../contract/bonus'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  betBonusReceive,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../contract/vip'
import { couponUse } from '../../contract/wallet/coupon'
import type { BonusReward, BonusSource } from '../../domain/bonus/bonusReward'

export interface Received {
  awards: readonly Award[]
}

type Claim = (api: Api, reward: BonusReward) => Promise<Outcome<Received>>

/** The call that claims a reward, by its source. */
export const claimCalls: Readonly<Record<BonusSource, Claim>> = {
  login: (api) => api.call(loginBonus3UserReceive, {}),
  vipDaily: (api) => api.call(appVipUserReceiveDaily, {}),
  vipSignIn: (api) => api.call(appVipUserReceiveSignInAward, {}),
  vipBonus: (api) => api.call(receiveVipTaskUnReceiveBonus, {}),
  rebate: (api) => api.call(betBonusReceive, {}),
  vipTask: (api, { key }) => api.call(receiveVipTask, { id: key }),
  activity: (api, { key, activityId = 0 }) => api.call(activityReceive, { activityId, stepId: key }),
  coupon: (api, { key }) => api.call(couponUse, { couponId: key }),
  chest: (api, { key }) => api.call(receiveTaskAward, { id: key }),
  task: (api, { key }) => api.call(receiveTaskAward, { id: key }),
}
