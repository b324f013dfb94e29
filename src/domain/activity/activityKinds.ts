import type { Activity } from '../../contract/activity/activity'
import type { ACTIVITY } from '../../contract/activity/activityTypes'
import { CLICK_TYPE } from '../../contract/core/enums'

/** Modals that an activity can open. */
export type ActivityModal = 'inviteSpin' | 'jackpot' | 'notice' | 'download'

/** Where a tap on an activity leads; null = nowhere, such an activity is not shown. */
export type ActivityTarget =
  | { to: 'route'; path: string }
  | { to: 'modal'; name: ActivityModal }
  | { to: 'game'; gameId: number }
  | { to: 'link'; url: string }

/** The symbols that stand for activities, by their names among the ui's art. */
export type ActivityArt =
  | 'bank'
  | 'bell'
  | 'calendar'
  | 'chart'
  | 'clipboard'
  | 'clover'
  | 'coin'
  | 'crown'
  | 'fireworks'
  | 'gem'
  | 'gift'
  | 'handshake'
  | 'house'
  | 'key'
  | 'lantern'
  | 'lock'
  | 'medal'
  | 'megaphone'
  | 'moneyBag'
  | 'newspaper'
  | 'phone'
  | 'redEnvelope'
  | 'santa'
  | 'shield'
  | 'slotMachine'
  | 'speech'
  | 'thumbsUp'
  | 'ticket'
  | 'trophy'

/** What the product knows of a kind of activity beforehand; everything else comes with its page. */
export interface ActivityKind {
  art: ActivityArt
  target: ActivityTarget
}

export { FREE_SIGN_IN, NOTICE } from '../../contract/activity/activityIds'

/** The general activity page, which shows the steps of any activity. */
export const activityPage = (id: number): string => `/activity/${id}`

const route = (art: ActivityArt, path: string): ActivityKind => ({ art, target: { to: 'route', path } })
const modal = (art: ActivityArt, name: ActivityModal): ActivityKind => ({ art, target: { to: 'modal', name } })
const general = (art: ActivityArt, id: number): ActivityKind => route(art, activityPage(id))

// By number: a table by the names of ACTIVITY would keep all of them in the first load, which needs a few.
const kinds: Readonly<Record<(typeof ACTIVITY)[keyof typeof ACTIVITY], ActivityKind>> = {
  4: general('shield', 4),
  8: route('crown', '/vip'),
  9: route('gem', '/points'),
  15: general('gift', 15),
  16: route('bank', '/activity/bank'),
  17: general('chart', 17),
  20: modal('clover', 'inviteSpin'),
  21: route('thumbsUp', '/activity/follow'),
  22: general('redEnvelope', 22),
  23: route('calendar', '/bonus/reward'),
  25: modal('newspaper', 'notice'),
  26: route('handshake', '/agent'),
  28: general('moneyBag', 28),
  29: general('megaphone', 29),
  30: general('gift', 30),
  31: general('handshake', 31),
  32: modal('phone', 'download'),
  33: general('ticket', 33),
  35: general('lantern', 35),
  36: route('calendar', '/activity/sign-in'),
  37: general('santa', 37),
  38: general('fireworks', 38),
  39: general('coin', 39),
  40: general('speech', 40),
  41: route('medal', '/agent'),
  42: route('clipboard', '/bonus/tasks'),
  43: general('coin', 43),
  44: route('moneyBag', '/activity/first-deposit'),
  45: route('bell', '/vip/rebate'),
  47: modal('trophy', 'jackpot'),
  48: general('house', 48),
  50: route('trophy', '/rank'),
  51: route('slotMachine', '/activity/slotshack'),
  10000: route('clipboard', '/bonus/tasks'),
}

const isKnown = (id: number): id is keyof typeof kinds => Object.hasOwn(kinds, id)

/** A kind of activity by its type id; null for one that the product does not know. */
export const activityKind = (id: number): ActivityKind | null => (isKnown(id) ? kinds[id] : null)

const gameOf = (action: string): ActivityTarget | null =>
  /^[1-9]\d{0,8}$/.test(action) ? { to: 'game', gameId: Number(action) } : null

const linkOf = (action: string): ActivityTarget | null =>
  /^https?:\/\/[^\s/]/i.test(action) ? { to: 'link', url: action } : null

/** Where a tap on an activity leads (spec §2: action types 1 route, 2 game, 3 link); null when that cannot be told. */
export const activityTarget = ({ clickType, clickAction }: Pick<Activity, 'clickType' | 'clickAction'>) => {
  if (clickType === CLICK_TYPE.game) return gameOf(clickAction)
  if (clickType === CLICK_TYPE.link) return linkOf(clickAction)
  const known = clickType === CLICK_TYPE.route && /^\d{1,9}$/.test(clickAction)
  return known ? (activityKind(Number(clickAction))?.target ?? null) : null
}
