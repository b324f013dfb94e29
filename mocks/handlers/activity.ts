import * as activity from '../../src/contract/activity/activity'
import * as activityPage from '../../src/contract/activity/activityPage'
import { getActivityIds } from '../world/activity/activities'
import { activityDetail, activityReceive, activitySteps, activityVisit } from '../world/activity/detail'
import { activityGetStatusList } from '../world/activity/redDots'
import { type Handler, on } from './handler'

export const activityHandlers: readonly Handler[] = [
  on(activity.getActivityIds, getActivityIds),
  on(activity.activityGetStatusList, activityGetStatusList),
  on(activityPage.activityDetail, activityDetail),
  on(activityPage.activitySteps, activitySteps),
  on(activityPage.activityReceive, activityReceive),
  on(activityPage.activityVisit, activityVisit),
]
