import type { Activity, RedDot } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import { CLICK_TYPE } from '../../contract/core/enums'
import type { Dots } from './redDots'

export { ACTIVITY } from '../../contract/activity/activityTypes'

type ActivityModal = 'inviteSpin' | 'jackpot' | 'notice' | 'download'

/** The start-up pop-ups. */
export type Popup = 'download' | 'notice' | 'firstDeposit' | 'inviteSpin'

export type ActivityTarget =
  | { to: 'route'; path: string }
  | { to: 'modal'; name: ActivityModal }
  | { to: 'game'; gameId: number }
  | { to: 'link'; url: string }

/** Names of the symbols of activities. */
export type ActivityArt =
  | 'backpack'
  | 'bank'
  | 'banknote'
  | 'bell'
  | 'calendar'
  | 'castle'
  | 'chart'
  | 'clipboard'
  | 'clover'
  | 'cocktail'
  | 'coin'
  | 'compass'
  | 'cool'
  | 'creditCard'
  | 'crown'
  | 'drum'
  | 'firecracker'
  | 'fireworks'
  | 'gem'
  | 'gift'
  | 'handshake'
  | 'heart'
  | 'house'
  | 'key'
  | 'lantern'
  | 'lock'
  | 'loveLetter'
  | 'map'
  | 'medal'
  | 'megaphone'
  | 'moneyBag'
  | 'moneyWings'
  | 'newspaper'
  | 'oldKey'
  | 'palm'
  | 'party'
  | 'phone'
  | 'pine'
  | 'redEnvelope'
  | 'santa'
  | 'shield'
  | 'slotMachine'
  | 'snowflake'
  | 'sparkles'
  | 'speech'
  | 'star'
  | 'thumbsUp'
  | 'trophy'

/** What the general page shows between the facts and the terms. */
export type ActivityModule = 'channels' | 'digits' | 'gift' | 'ladder' | 'list' | 'share' | 'sum' | 'text'

/** Where a player goes on when nothing can be claimed. */
export type ActivityWay = 'account' | 'deposit' | 'invite' | 'play' | 'wait'

/** What the client knows about an activity; the backend sends everything else. */
export interface ActivityKind {
  /** On its page: the large symbol, then one or two small ones. */
  art: readonly [ActivityArt, ...ActivityArt[]]
  /** On its tile, where that is another symbol. */
  tile?: ActivityArt
  /** Where a tap leads; by default to its general page. */
  target?: ActivityTarget
  module: ActivityModule
  way: ActivityWay
  /** What puts a red dot on its tile. */
  dots?: readonly RedDot[]
  popup?: Popup
}

const route = (path: string): ActivityTarget => ({ to: 'route', path })
const modal = (name: ActivityModal): ActivityTarget => ({ to: 'modal', name })
const TASKS: readonly RedDot[] = ['hasTask', 'taskAwardFlag']

const kinds: Readonly<Record<keyof typeof ACTIVITY, ActivityKind>> = {
  bind: { art: ['shield', 'phone', 'key'], module: 'list', way: 'account' },
  vip: { art: ['crown', 'gem', 'star'], target: route('/vip'), module: 'text', way: 'wait', dots: ['vipAwardFlag'] },
  points: { art: ['gem', 'star', 'coin'], target: route('/points'), module: 'text', way: 'wait' },
  signUpBonus: { art: ['gift', 'party', 'coin'], module: 'list', way: 'wait', dots: ['hasSignUpBonus'] },
  fund: {
    art: ['bank', 'coin', 'chart'],
    target: route('/activity/bank'),
    module: 'sum',
    way: 'play',
    dots: ['hasFund'],
  },
  ladderRecharge: { art: ['chart', 'coin', 'creditCard'], module: 'ladder', way: 'deposit' },
  inviteUserSpin: {
    art: ['clover', 'handshake', 'coin'],
    target: modal('inviteSpin'),
    module: 'text',
    way: 'invite',
    dots: ['spinAwardFlag'],
    popup: 'inviteSpin',
  },
  followRewards: {
    art: ['megaphone', 'bell', 'heart'],
    tile: 'thumbsUp',
    target: route('/activity/follow'),
    module: 'channels',
    way: 'wait',
  },
  redPacket: { art: ['redEnvelope', 'firecracker', 'coin'], module: 'gift', way: 'wait' },
  freeLoginBonus: {
    art: ['calendar', 'coin', 'key'],
    target: route('/bonus/reward'),
    module: 'text',
    way: 'wait',
    dots: ['hasFreeBonus'],
  },
  notice: { art: ['newspaper', 'bell'], target: modal('notice'), module: 'text', way: 'wait', popup: 'notice' },
  agent: {
    art: ['handshake', 'coin', 'chart'],
    target: route('/agent'),
    module: 'text',
    way: 'invite',
    dots: ['hasAgent'],
  },
  accumulatedRecharge: { art: ['moneyBag', 'coin', 'calendar'], module: 'sum', way: 'deposit' },
  outLink: { art: ['house', 'speech', 'heart'], tile: 'megaphone', module: 'channels', way: 'wait' },
  supply: { art: ['gift', 'backpack', 'coin'], module: 'gift', way: 'wait' },
  agentCount: { art: ['handshake', 'castle', 'star'], module: 'ladder', way: 'invite', dots: ['hasAgent'] },
  download: {
    art: ['phone', 'house', 'coin'],
    target: modal('download'),
    module: 'channels',
    way: 'wait',
    popup: 'download',
  },
  weekendLottery: { art: ['palm', 'cocktail', 'coin'], module: 'share', way: 'deposit' },
  festival: { art: ['lantern', 'sparkles', 'coin'], module: 'list', way: 'play' },
  freeSign: {
    art: ['calendar', 'coin'],
    target: route('/activity/sign-in'),
    module: 'list',
    way: 'wait',
    dots: ['signInFlag'],
  },
  christmas: { art: ['santa', 'pine', 'snowflake'], module: 'list', way: 'play' },
  newYear: { art: ['fireworks', 'lantern', 'drum'], module: 'list', way: 'play' },
  firstCharge: { art: ['coin', 'creditCard', 'gift'], module: 'list', way: 'deposit' },
  inviteFriend1: { art: ['speech', 'loveLetter', 'coin'], module: 'list', way: 'invite' },
  agent5: {
    art: ['medal', 'handshake', 'star'],
    target: route('/agent'),
    module: 'text',
    way: 'invite',
    dots: ['agent5AwardFlag'],
  },
  tasks: {
    art: ['clipboard', 'star', 'gift'],
    target: route('/bonus/tasks'),
    module: 'text',
    way: 'play',
    dots: TASKS,
  },
  continuousRecharge: { art: ['coin', 'moneyWings', 'calendar'], module: 'ladder', way: 'deposit' },
  firstDeposit: {
    art: ['moneyBag', 'banknote', 'gift'],
    target: route('/activity/first-deposit'),
    module: 'list',
    way: 'deposit',
    popup: 'firstDeposit',
  },
  vipRebate: { art: ['bell', 'coin', 'crown'], target: route('/vip/rebate'), module: 'text', way: 'play' },
  luckyJackpot: {
    art: ['trophy', 'fireworks', 'coin'],
    target: modal('jackpot'),
    module: 'text',
    way: 'play',
    dots: ['canReceiveDrawChance'],
  },
  homeGuide: { art: ['house', 'map', 'compass'], module: 'list', way: 'wait' },
  rank: { art: ['trophy', 'medal', 'cool'], target: route('/rank'), module: 'text', way: 'play' },
  slotsHack: {
    art: ['lock', 'slotMachine', 'oldKey'],
    tile: 'slotMachine',
    target: route('/activity/slotshack'),
    module: 'digits',
    way: 'play',
  },
  tasks1: {
    art: ['clipboard', 'calendar', 'trophy'],
    target: route('/bonus/tasks'),
    module: 'text',
    way: 'play',
    dots: TASKS,
  },
}

// The table's keys are exactly the names of the ids, as its type demands.
const names = Object.keys(ACTIVITY) as (keyof typeof ACTIVITY)[]
const byId: ReadonlyMap<number, ActivityKind> = new Map(names.map((name) => [ACTIVITY[name], kinds[name]]))

/** Null for an id that this version does not know. */
export const activityKind = (id: number): ActivityKind | null => byId.get(id) ?? null

const unknown: ActivityKind = { art: ['gift', 'coin'], module: 'list', way: 'wait' }

/** How its general page looks; an unknown activity is a gift with a list of its steps. */
export const activityLook = (id: number): ActivityKind => activityKind(id) ?? unknown

/** The symbol of its tile. */
export const activityTile = (id: number): ActivityArt => {
  const { tile, art } = activityLook(id)
  return tile ?? art[0]
}

/** Path of the general activity page. */
export const activityPage = (id: number): string => `/activity/${id}`

const routeOf = (action: string): ActivityTarget | null => {
  const kind = /^\d{1,9}$/.test(action) ? activityKind(Number(action)) : null
  return kind && (kind.target ?? route(activityPage(Number(action))))
}

const gameOf = (action: string): ActivityTarget | null =>
  /^[1-9]\d{0,8}$/.test(action) ? { to: 'game', gameId: Number(action) } : null

const linkOf = (action: string): ActivityTarget | null =>
  /^https?:\/\/[^\s/]/i.test(action) ? { to: 'link', url: action } : null

/** Target of a tap on an activity (spec §2: action types 1 route, 2 game, 3 link); null when invalid. */
export const activityTarget = ({
  clickType,
  clickAction,
}: Pick<Activity, 'clickType' | 'clickAction'>): ActivityTarget | null => {
  if (clickType === CLICK_TYPE.game) return gameOf(clickAction)
  if (clickType === CLICK_TYPE.link) return linkOf(clickAction)
  return clickType === CLICK_TYPE.route ? routeOf(clickAction) : null
}

/** Whether its tile has a red dot: only where the player can make it go out. */
export const activityHasDot = (activity: Pick<Activity, 'id' | 'clickType' | 'clickAction'>, dots: Dots): boolean => {
  const to = activityTarget(activity)?.to
  const announced = activityKind(activity.id)?.dots?.some((dot) => dots[dot] === true) ?? false
  return announced && (to === 'route' || to === 'modal')
}
