import type { Activity } from '../contract/activity'
import type { ACTIVITY } from '../contract/activityTypes'
import { CLICK_TYPE } from '../contract/enums'

/** Modals that an activity can open. */
export type ActivityModal = 'inviteSpin' | 'jackpot' | 'notice' | 'download'

/** Where a tap on an activity leads; null = nowhere, such an activity is not shown. */
export type ActivityTarget =
  | { to: 'route'; path: string }
  | { to: 'modal'; name: ActivityModal }
  /** The general activity page, which shows any activity's steps. */
  | { to: 'activity'; id: number }
  | { to: 'game'; gameId: number }
  | { to: 'link'; url: string }

const route = (path: string): ActivityTarget => ({ to: 'route', path })
const modal = (name: ActivityModal): ActivityTarget => ({ to: 'modal', name })
const page = (id: number): ActivityTarget => ({ to: 'activity', id })

// By number: a table by the names of ACTIVITY would keep all of them in the first load, which needs a few.
const table: Readonly<Record<(typeof ACTIVITY)[keyof typeof ACTIVITY], ActivityTarget>> = {
  4: page(4),
  8: route('/vip'),
  9: route('/points'),
  15: page(15),
  16: route('/activity/bank'),
  17: page(17),
  20: modal('inviteSpin'),
  21: route('/activity/follow'),
  22: page(22),
  23: route('/bonus/reward'),
  25: modal('notice'),
  26: route('/agent'),
  28: page(28),
  29: page(29),
  30: page(30),
  31: page(31),
  32: modal('download'),
  33: page(33),
  35: page(35),
  36: route('/activity/sign-in'),
  37: page(37),
  38: page(38),
  39: page(39),
  40: page(40),
  41: route('/agent'),
  42: route('/bonus/tasks'),
  43: page(43),
  44: route('/activity/first-deposit'),
  45: route('/vip/rebate'),
  47: modal('jackpot'),
  48: page(48),
  50: route('/rank'),
  51: route('/activity/slotshack'),
  10000: route('/bonus/tasks'),
}

const isKnown = (id: number): id is keyof typeof table => Object.hasOwn(table, id)

const targetOfType = (id: number): ActivityTarget | null => (isKnown(id) ? table[id] : null)

const gameOf = (action: string): ActivityTarget | null =>
  /^[1-9]\d{0,8}$/.test(action) ? { to: 'game', gameId: Number(action) } : null

const linkOf = (action: string): ActivityTarget | null =>
  /^https?:\/\/[^\s/]/i.test(action) ? { to: 'link', url: action } : null

/** Where a tap on an activity leads (spec §2: action types 1 route, 2 game, 3 link); null when that cannot be told. */
export const activityTarget = ({ clickType, clickAction }: Pick<Activity, 'clickType' | 'clickAction'>) => {
  if (clickType === CLICK_TYPE.game) return gameOf(clickAction)
  if (clickType === CLICK_TYPE.link) return linkOf(clickAction)
  return clickType === CLICK_TYPE.route && /^\d{1,9}$/.test(clickAction) ? targetOfType(Number(clickAction)) : null
}
