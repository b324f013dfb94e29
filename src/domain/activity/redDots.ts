import type { RedDot } from '../../contract/activity/activity'

/** The red dots as the backend last gave them; absent = off. */
export type Dots = Readonly<Partial<Record<RedDot, boolean>>>

/** Every way to what a dot announces, down to the page where it is done and the dot clears. */
const ways: Readonly<Record<RedDot, readonly string[]>> = {
  hasTask: ['/bonus', '/bonus/tasks'],
  taskAwardFlag: ['/bonus', '/bonus/tasks'],
  hasMail: ['/member', '/email'],
  emailAwardFlag: ['/member', '/email'],
  hasSignUpBonus: ['/bonus', '/bonus/event'],
  hasFund: ['/bonus', '/bonus/event', '/activity/bank'],
  hasAgent: ['/member', '/agent'],
  agent5AwardFlag: ['/member', '/agent'],
  hasFreeBonus: ['/bonus', '/bonus/event', '/bonus/reward'],
  spinAwardFlag: ['/bonus', '/bonus/event', '/activity/20'],
  vipAwardFlag: ['/vip', '/bonus/vip', '/vip/level', '/bonus'],
  signInFlag: ['/bonus', '/bonus/event', '/activity/sign-in'],
  canReceiveDrawChance: ['/activity/jackpot'],
}

/** Whether a link (tab, menu row, tile) shows a red dot: one that is on lists the link's path. */
export const pathHasDot = (path: string, dots: Dots): boolean =>
  // The keys of the table are exactly the names of the dots, as its type demands.
  (Object.keys(ways) as RedDot[]).some((name) => dots[name] && ways[name].includes(path))
