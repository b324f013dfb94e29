import { type ActivityName, activityName } from '../../../domain/activity/activities'

/** What the general page shows between the facts and the terms. */
export type ActivityModule =
  | 'calendar'
  | 'channels'
  | 'digits'
  | 'envelopes'
  | 'gift'
  | 'ladder'
  | 'list'
  | 'share'
  | 'streak'
  | 'text'
  | 'vault'

const modules: Readonly<Record<ActivityName, ActivityModule>> = {
  bind: 'list',
  vip: 'text',
  points: 'text',
  signUpBonus: 'list',
  fund: 'vault',
  ladderRecharge: 'ladder',
  inviteUserSpin: 'text',
  followRewards: 'channels',
  redPacket: 'envelopes',
  freeLoginBonus: 'text',
  notice: 'text',
  agent: 'text',
  accumulatedRecharge: 'vault',
  outLink: 'channels',
  supply: 'gift',
  agentCount: 'ladder',
  download: 'channels',
  weekendLottery: 'share',
  festival: 'list',
  freeSign: 'list',
  christmas: 'calendar',
  newYear: 'list',
  firstCharge: 'list',
  inviteFriend1: 'list',
  agent5: 'text',
  tasks: 'text',
  continuousRecharge: 'streak',
  firstDeposit: 'list',
  vipRebate: 'text',
  luckyJackpot: 'text',
  homeGuide: 'list',
  rank: 'text',
  slotsHack: 'digits',
  tasks1: 'text',
}

/** An activity that this version does not know shows a list of its steps. */
export const moduleOf = (activityId: number): ActivityModule => {
  const name = activityName(activityId)
  return name ? modules[name] : 'list'
}

const ROWS = ['88px', '88px', '88px'] as const

/** Heights of what follows the facts while an activity loads. */
const shapes: Partial<Readonly<Record<ActivityModule, readonly string[]>>> = {
  calendar: ['240px', ...ROWS],
  digits: ['92px', '180px'],
  envelopes: ['168px'],
  gift: ['168px'],
  ladder: ['304px'],
  streak: ['64px', '304px'],
  vault: ['128px', ...ROWS],
}

/** Heights of an activity's parts while it loads: its scene, its facts, and its module. */
export const shapeOf = (activityId: number): readonly string[] => [
  '190px',
  '88px',
  ...(shapes[moduleOf(activityId)] ?? ROWS),
]
