import type { RedDot } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import type { Dots } from './redDots'

/** The activities whose tile shows a dot. */
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

export const activityHasDot = (id: number, dots: Dots): boolean =>
  // The table's type makes its keys exactly the names of the dots.
  (Object.keys(tiles) as RedDot[]).some((name) => dots[name] === true && tiles[name].includes(id))
