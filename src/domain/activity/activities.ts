import type { RedDot } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import type { ActivityModal, ActivityTarget } from './activityTarget'

export { ACTIVITY } from '../../contract/activity/activityTypes'

/** The start-up pop-ups. */
export type Popup = 'download' | 'notice' | 'firstDeposit' | 'inviteSpin'

/** What the general page shows between the facts and the terms. */
export type ActivityModule = 'channels' | 'digits' | 'gift' | 'ladder' | 'list' | 'share' | 'sum' | 'text'

/** Where a player goes on when nothing can be claimed. */
export type NextAction = 'account' | 'deposit' | 'invite' | 'play' | 'wait'

/** What the client knows about an activity; the backend sends everything else. */
interface Kind<Art extends string> {
  /** On its page: the large symbol, then one or two small ones. */
  art: readonly [Art, ...Art[]]
  /** On its tile, where that is another symbol. */
  tile?: Art
  /** Where a tap leads; by default to its general page. */
  target?: ActivityTarget
  module: ActivityModule
  way: NextAction
  /** What puts a red dot on its tile. */
  dots?: readonly RedDot[]
  popup?: Popup
}

const route = (path: string): ActivityTarget => ({ to: 'route', path })
const modal = (name: ActivityModal): ActivityTarget => ({ to: 'modal', name })
const TASKS: readonly RedDot[] = ['hasTask', 'taskAwardFlag']

const kinds = {
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
    tile: 'key',
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
  accumulatedRecharge: { art: ['moneyBag', 'coin', 'calendar'], tile: 'coin', module: 'sum', way: 'deposit' },
  outLink: { art: ['house', 'speech', 'heart'], tile: 'megaphone', module: 'channels', way: 'wait' },
  supply: { art: ['gift', 'backpack', 'coin'], tile: 'backpack', module: 'gift', way: 'wait' },
  agentCount: {
    art: ['handshake', 'castle', 'star'],
    tile: 'castle',
    module: 'ladder',
    way: 'invite',
    dots: ['hasAgent'],
  },
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
  firstCharge: { art: ['coin', 'creditCard', 'gift'], tile: 'creditCard', module: 'list', way: 'deposit' },
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
  continuousRecharge: { art: ['coin', 'moneyWings', 'calendar'], tile: 'moneyWings', module: 'ladder', way: 'deposit' },
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
  rank: { art: ['trophy', 'medal', 'cool'], tile: 'cool', target: route('/rank'), module: 'text', way: 'play' },
  slotsHack: {
    art: ['lock', 'slotMachine', 'oldKey'],
    tile: 'slotMachine',
    target: route('/activity/slotshack'),
    module: 'digits',
    way: 'play',
  },
  tasks1: {
    art: ['clipboard', 'calendar', 'trophy'],
    tile: 'star',
    target: route('/bonus/tasks'),
    module: 'text',
    way: 'play',
    dots: TASKS,
  },
} as const satisfies Record<keyof typeof ACTIVITY, Kind<string>>

type Row = (typeof kinds)[keyof typeof kinds]
type ActivityArt = Row['art'][number] | Extract<Row, { tile: string }>['tile']
export type ActivityKind = Kind<ActivityArt>

// The table's keys are exactly the names of the ids, as its type demands.
const names = Object.keys(ACTIVITY) as (keyof typeof ACTIVITY)[]
const byId: ReadonlyMap<number, ActivityKind> = new Map(names.map((name) => [ACTIVITY[name], kinds[name]]))

/** Null for an id that this version does not know. */
export const activityKind = (id: number): ActivityKind | null => byId.get(id) ?? null

/** Its name in the contract's table; undefined for an id that this version does not know. */
export const activityName = (id: number) => names.find((name) => ACTIVITY[name] === id)

const unknown: ActivityKind = { art: ['gift', 'coin'], module: 'list', way: 'wait' }

/** How its general page looks; an unknown activity is a gift with a list of its steps. */
export const activityLook = (id: number): ActivityKind => activityKind(id) ?? unknown

/** The symbol of its tile. */
export const activityTile = (id: number): ActivityArt => {
  const { tile, art } = activityLook(id)
  return tile ?? art[0]
}
