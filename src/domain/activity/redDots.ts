import type { RedDot } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'

/** The red dots as the backend last gave them; absent = off. */
export type Dots = Readonly<Partial<Record<RedDot, boolean>>>

/** Whether a running activity has something to claim; undefined where the backend does not say. */
export type Claimable = (activityId: number) => boolean | undefined

/** Every way to what a dot announces, down to the page where it is done and the dot clears. */
const ways: Readonly<Record<RedDot, readonly string[]>> = {
  hasTask: ['/bonus', '/bonus/tasks'],
  taskAwardFlag: ['/bonus', '/bonus/tasks'],
  hasMail: ['/member', '/email'],
  emailAwardFlag: ['/member', '/email'],
  hasSignUpBonus: ['/bonus', '/bonus/event', '/bonus/reward'],
  hasFund: ['/bonus', '/bonus/event', '/bonus/reward', '/activity/bank'],
  hasAgent: ['/member', '/agent'],
  agent5AwardFlag: ['/member', '/agent'],
  hasFreeBonus: ['/bonus', '/bonus/event', '/bonus/reward'],
  spinAwardFlag: ['/bonus', '/bonus/event', '/activity/20'],
  vipAwardFlag: ['/vip', '/bonus'],
  signInFlag: ['/bonus', '/bonus/event', '/bonus/reward', '/activity/sign-in'],
  canReceiveDrawChance: ['/activity/jackpot'],
}

/** Where several things share a dot: the pages of each, which its activity tells apart. */
const shared: readonly { id: number; paths: readonly string[]; dot?: RedDot }[] = [
  { id: ACTIVITY.vip, paths: ['/bonus/vip', '/vip/level'], dot: 'vipAwardFlag' },
  { id: ACTIVITY.vipRebate, paths: ['/vip/rebate', '/bonus/rebate'] },
  { id: ACTIVITY.agentCount, paths: ['/bonus', '/bonus/event', '/bonus/reward'] },
]

/** Whether a link (tab, menu row, tile) shows a red dot: that of everything below it. */
export const pathHasDot = (path: string, dots: Dots, claimable: Claimable = () => undefined): boolean =>
  // The keys of the table are exactly the names of the dots, as its type demands.
  (Object.keys(ways) as RedDot[]).some((name) => dots[name] && ways[name].includes(path)) ||
  shared.some(({ id, paths, dot }) => paths.includes(path) && (claimable(id) ?? (dot && dots[dot])) === true)
