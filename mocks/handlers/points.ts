import { ACTIVITY } from '../../src/contract/activity/activityTypes'
import * as points from '../../src/contract/points'
import { pointsExchange, pointsOffers, pointsStatus } from '../world/points/points'
import { during, type Handler, on } from './handler'

export const pointsHandlers: readonly Handler[] = [
  on(points.pointsOffers, pointsOffers),
  on(points.pointsExchange, during(ACTIVITY.points, pointsExchange)),
  on(points.pointsStatus, pointsStatus),
]
