import type { RedDot } from '../contract/activity'
import { ACTIVITY } from '../contract/activityTypes'

/** The red dots as the backend last told them; absent = off. */
export type Dots = Readonly<Partial<Record<RedDot, boolean>>>

/** What each dot stands for: every path on which the thing is, and the activities whose tile leads there. */
const places: Readonly<Record<RedDot, { paths: readonly string[]; activities: readonly number[] }>> = {
  hasTask: { paths: ['/bonus', '/bonus/tasks'], activities: [ACTIVITY.tasks, ACTIVITY.tasks1] },
  taskAwardFlag: { paths: ['/bonus', '/bonus/tasks'], activities: [ACTIVITY.tasks, ACTIVITY.tasks1] },
  hasMail: { paths: ['/member', '/email'], activities: [] },
  emailAwardFlag: { paths: ['/member', '/email'], activities: [] },
  hasSignUpBonus: { paths: ['/bonus', '/bonus/event'], activities: [ACTIVITY.signUpBonus] },
  hasFund: { paths: ['/bonus', '/bonus/event', '/activity/bank'], activities: [ACTIVITY.fund] },
  hasAgent: { paths: ['/member', '/agent'], activities: [ACTIVITY.agent, ACTIVITY.agentCount] },
  agent5AwardFlag: { paths: ['/member', '/agent'], activities: [ACTIVITY.agent5] },
  hasFreeBonus: { paths: ['/bonus', '/bonus/reward', '/bonus/event'], activities: [ACTIVITY.freeLoginBonus] },
  spinAwardFlag: { paths: ['/bonus', '/bonus/event'], activities: [ACTIVITY.inviteUserSpin] },
  vipAwardFlag: { paths: ['/vip', '/vip/level', '/bonus/vip'], activities: [ACTIVITY.vip] },
  signInFlag: { paths: ['/bonus', '/bonus/event', '/activity/sign-in'], activities: [ACTIVITY.freeSign] },
  canReceiveDrawChance: { paths: ['/activity/jackpot'], activities: [ACTIVITY.luckyJackpot] },
}

// The keys of the table are exactly the names of the dots, as its type demands.
const names = Object.keys(places) as RedDot[]

/** The dots that belong to a way in (tab, menu row) by its path. */
export const dotsOfPath = (path: string): readonly RedDot[] =>
  names.filter((name) => places[name].paths.includes(path.split(/[?#]/, 1)[0] ?? ''))

/** The dots that belong to an activity's tile. */
export const dotsOfActivity = (id: number): readonly RedDot[] =>
  names.filter((name) => places[name].activities.includes(id))

/** Whether a way in carries a red dot; never for a visitor. */
export const pathHasDot = (path: string, dots: Dots, signedIn: boolean): boolean =>
  signedIn && dotsOfPath(path).some((name) => dots[name] === true)

/** Whether an activity's tile carries a red dot; never for a visitor. */
export const activityHasDot = (id: number, dots: Dots, signedIn: boolean): boolean =>
  signedIn && dotsOfActivity(id).some((name) => dots[name] === true)

/** The ways in and the activities on which a dot shows, for tests and catalogues. */
export const placesOf = (name: RedDot) => places[name]
