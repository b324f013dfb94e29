import type { RedDot } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import type { Dots } from './redDots'

/** The activities whose tile leads to what a dot stands for. */
const tiles: Readonly<Record<RedDot, readonly number[]>> = {
  hasTask: [ACTIVITY.tasks, ACTIVITY.tasks1],
  taskAwardFlag: [ACTIVITY.tasks, ACTIVITY.tasks1],
  hasMail: [],
  emailAwardFlag: [],
  hasSignUpBonus: [ACTIVITY.signUpBonus],
  hasFund: [ACTIVITY.fund],
  hasAgent: [ACTIVITY.agent, ACTIVITY.agentCount],
  agent5AwardFlag: [ACTIVITY.agent5],
  hasFreeBonus: [ACTIVITY.freeLoginBonus],
  spinAwardFlag: [ACTIVITY.inviteUserSpin],
  vipAwardFlag: [ACTIVITY.vip],
  signInFlag: [ACTIVITY.freeSign],
  canReceiveDrawChance: [ACTIVITY.luckyJackpot],
}

/** Whether an activity's tile carries a red dot. */
export const activityHasDot = (id: number, dots: Dots): boolean =>
  // The keys of the table are exactly the names of the dots, as its type demands.
  (Object.keys(tiles) as RedDot[]).some((name) => dots[name] === true && tiles[name].includes(id))
