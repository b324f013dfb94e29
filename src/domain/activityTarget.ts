import type { Activity } from '../contract/activity'
import { ACTIVITY } from '../contract/activityTypes'
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

const table: Readonly<Record<(typeof ACTIVITY)[keyof typeof ACTIVITY], ActivityTarget>> = {
  [ACTIVITY.bind]: page(ACTIVITY.bind),
  [ACTIVITY.vip]: route('/vip'),
  [ACTIVITY.points]: route('/points'),
  [ACTIVITY.signUpBonus]: page(ACTIVITY.signUpBonus),
  [ACTIVITY.fund]: route('/activity/bank'),
  [ACTIVITY.ladderRecharge]: page(ACTIVITY.ladderRecharge),
  [ACTIVITY.inviteUserSpin]: modal('inviteSpin'),
  [ACTIVITY.followRewards]: route('/activity/follow'),
  [ACTIVITY.redPacket]: page(ACTIVITY.redPacket),
  [ACTIVITY.freeLoginBonus]: route('/bonus/reward'),
  [ACTIVITY.notice]: modal('notice'),
  [ACTIVITY.agent]: route('/agent'),
  [ACTIVITY.accumulatedRecharge]: page(ACTIVITY.accumulatedRecharge),
  [ACTIVITY.outLink]: page(ACTIVITY.outLink),
  [ACTIVITY.supply]: page(ACTIVITY.supply),
  [ACTIVITY.agentCount]: page(ACTIVITY.agentCount),
  [ACTIVITY.download]: modal('download'),
  [ACTIVITY.weekendLottery]: page(ACTIVITY.weekendLottery),
  [ACTIVITY.festival]: page(ACTIVITY.festival),
  [ACTIVITY.freeSign]: route('/activity/sign-in'),
  [ACTIVITY.christmas]: page(ACTIVITY.christmas),
  [ACTIVITY.newYear]: page(ACTIVITY.newYear),
  [ACTIVITY.firstCharge]: page(ACTIVITY.firstCharge),
  [ACTIVITY.inviteFriend1]: page(ACTIVITY.inviteFriend1),
  [ACTIVITY.agent5]: route('/agent'),
  [ACTIVITY.tasks]: route('/bonus/tasks'),
  [ACTIVITY.continuousRecharge]: page(ACTIVITY.continuousRecharge),
  [ACTIVITY.firstDeposit]: route('/activity/first-deposit'),
  [ACTIVITY.vipRebate]: route('/vip/rebate'),
  [ACTIVITY.luckyJackpot]: modal('jackpot'),
  [ACTIVITY.homeGuide]: page(ACTIVITY.homeGuide),
  [ACTIVITY.rank]: route('/rank'),
  [ACTIVITY.slotsHack]: route('/activity/slotshack'),
  [ACTIVITY.tasks1]: route('/bonus/tasks'),
}

const isKnown = (id: number): id is keyof typeof table => Object.hasOwn(table, id)

/** Where an activity type leads; null for a type that the product does not know. */
export const targetOfType = (id: number): ActivityTarget | null => (isKnown(id) ? table[id] : null)

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

/** Whether a tap must first lead to the login (spec §2, §6). */
export const needsLogin = ({ unloginShowStatus }: Pick<Activity, 'unloginShowStatus'>, signedIn: boolean): boolean =>
  !signedIn && unloginShowStatus === 0
