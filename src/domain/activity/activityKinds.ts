import type { Activity } from '../../contract/activity/activity'
import type { ACTIVITY } from '../../contract/activity/activityTypes'
import { CLICK_TYPE } from '../../contract/core/enums'

export type ActivityModal = 'inviteSpin' | 'jackpot' | 'notice' | 'download'

/** Null: no target; such an activity is not shown. */
export type ActivityTarget =
  | { to: 'route'; path: string }
  | { to: 'modal'; name: ActivityModal }
  | { to: 'game'; gameId: number }
  | { to: 'link'; url: string }

/** Names of art symbols used for activities. */
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
  | 'palm'
  | 'phone'
  | 'redEnvelope'
  | 'santa'
  | 'shield'
  | 'slotMachine'
  | 'speech'
  | 'thumbsUp'
  | 'trophy'

/** What the client knows about an activity type; the backend sends everything else. */
export interface ActivityKind {
  art: ActivityArt
  target: ActivityTarget
}

export {
  AGENT_COUNT,
  DOWNLOAD,
  FIRST_DEPOSIT,
  FOLLOW_REWARDS,
  FREE_SIGN_IN,
  FUND,
  INVITE_SPIN,
  NOTICE,
  SLOTS_HACK,
} from '../../contract/activity/activityIds'

/** Path of the general activity page. */
export const activityPage = (id: number): string => `/activity/${id}`

const route = (art: ActivityArt, path: string): ActivityKind => ({ art, target: { to: 'route', path } })
const modal = (art: ActivityArt, name: ActivityModal): ActivityKind => ({ art, target: { to: 'modal', name } })
const general = (art: ActivityArt, id: number): ActivityKind => route(art, activityPage(id))

// Keyed by number: names from ACTIVITY would pull the whole table into the first load.
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
  33: general('palm', 33),
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

/** By activity type id; null when unknown. */
export const activityKind = (id: number): ActivityKind | null => (isKnown(id) ? kinds[id] : null)

const gameOf = (action: string): ActivityTarget | null =>
  /^[1-9]\d{0,8}$/.test(action) ? { to: 'game', gameId: Number(action) } : null

const linkOf = (action: string): ActivityTarget | null =>
  /^https?:\/\/[^\s/]/i.test(action) ? { to: 'link', url: action } : null

/** Target of a tap on an activity (spec §2: action types 1 route, 2 game, 3 link); null when invalid. */
export const activityTarget = ({ clickType, clickAction }: Pick<Activity, 'clickType' | 'clickAction'>) => {
  if (clickType === CLICK_TYPE.game) return gameOf(clickAction)
  if (clickType === CLICK_TYPE.link) return linkOf(clickAction)
  const known = clickType === CLICK_TYPE.route && /^\d{1,9}$/.test(clickAction)
  return known ? (activityKind(Number(clickAction))?.target ?? null) : null
}
