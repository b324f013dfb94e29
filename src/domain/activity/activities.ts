import type { RedDot } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import type { ActivityModal, ActivityTarget } from './activityTarget'

export { ACTIVITY } from '../../contract/activity/activityTypes'

/** The start-up pop-ups. */
export type Popup = 'download' | 'notice' | 'firstDeposit' | 'inviteSpin'

export type ActivityName = keyof typeof ACTIVITY

/** Where a player goes on when nothing can be claimed. */
export type NextAction = 'account' | 'deposit' | 'invite' | 'play' | 'wait'

/** What the client knows about an activity; the backend sends everything else. */
interface Kind {
  /** Where a tap leads; by default to its general page. */
  target?: ActivityTarget
  next: NextAction
  /** What puts a red dot on its tile. */
  dots?: readonly RedDot[]
  popup?: Popup
}

const route = (path: string): ActivityTarget => ({ to: 'route', path })
const modal = (name: ActivityModal): ActivityTarget => ({ to: 'modal', name })
const TASKS: readonly RedDot[] = ['hasTask', 'taskAwardFlag']

const kinds = {
  bind: { next: 'account' },
  vip: { target: route('/vip'), next: 'wait', dots: ['vipAwardFlag'] },
  points: { target: route('/points'), next: 'wait' },
  signUpBonus: { next: 'wait', dots: ['hasSignUpBonus'] },
  fund: {
    target: route('/activity/bank'),
    next: 'play',
    dots: ['hasFund'],
  },
  ladderRecharge: { next: 'deposit' },
  inviteUserSpin: {
    target: modal('inviteSpin'),
    next: 'invite',
    dots: ['spinAwardFlag'],
    popup: 'inviteSpin',
  },
  followRewards: {
    target: route('/activity/follow'),
    next: 'wait',
  },
  redPacket: { next: 'wait' },
  freeLoginBonus: {
    target: route('/bonus/reward'),
    next: 'wait',
    dots: ['hasFreeBonus'],
  },
  notice: { target: modal('notice'), next: 'wait', popup: 'notice' },
  agent: {
    target: route('/agent'),
    next: 'invite',
    dots: ['hasAgent'],
  },
  accumulatedRecharge: { next: 'deposit' },
  outLink: { next: 'wait' },
  supply: { next: 'wait' },
  agentCount: {
    next: 'invite',
    dots: ['hasAgent'],
  },
  download: {
    target: modal('download'),
    next: 'wait',
    popup: 'download',
  },
  weekendLottery: { next: 'deposit' },
  festival: { next: 'play' },
  freeSign: {
    target: route('/activity/sign-in'),
    next: 'wait',
    dots: ['signInFlag'],
  },
  christmas: { next: 'play' },
  newYear: { next: 'play' },
  firstCharge: { next: 'deposit' },
  inviteFriend1: { next: 'invite' },
  agent5: {
    target: route('/agent'),
    next: 'invite',
    dots: ['agent5AwardFlag'],
  },
  tasks: {
    target: route('/bonus/tasks'),
    next: 'play',
    dots: TASKS,
  },
  continuousRecharge: { next: 'deposit' },
  firstDeposit: {
    target: route('/activity/first-deposit'),
    next: 'deposit',
    popup: 'firstDeposit',
  },
  vipRebate: { target: route('/vip/rebate'), next: 'play' },
  luckyJackpot: {
    target: modal('jackpot'),
    next: 'play',
    dots: ['canReceiveDrawChance'],
  },
  homeGuide: { next: 'wait' },
  rank: { target: route('/rank'), next: 'play' },
  slotsHack: {
    target: route('/activity/slotshack'),
    next: 'play',
  },
  tasks1: {
    target: route('/bonus/tasks'),
    next: 'play',
    dots: TASKS,
  },
} as const satisfies Record<ActivityName, Kind>

// The table's keys are exactly the names of the ids, as its type demands.
const names = Object.keys(ACTIVITY) as ActivityName[]
const byId: ReadonlyMap<number, Kind> = new Map(names.map((name) => [ACTIVITY[name], kinds[name]]))

/** Null for an id that this version does not know. */
export const activityKind = (id: number): Kind | null => byId.get(id) ?? null

/** Its name in the contract's table; undefined for an id that this version does not know. */
export const activityName = (id: number): ActivityName | undefined => names.find((name) => ACTIVITY[name] === id)

/** Where a player goes on; nowhere from an activity that this version does not know. */
export const nextActionOf = (id: number): NextAction => activityKind(id)?.next ?? 'wait'
