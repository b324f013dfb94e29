import { type ActivityName, activityName } from '../../../domain/activity/activities'

/** What the general page shows between the facts and the terms. */
export type ActivityModule = 'channels' | 'digits' | 'gift' | 'ladder' | 'list' | 'share' | 'sum' | 'text'

const modules: Readonly<Record<ActivityName, ActivityModule>> = {
  bind: 'list',
  vip: 'text',
  points: 'text',
  signUpBonus: 'list',
  fund: 'sum',
  ladderRecharge: 'ladder',
  inviteUserSpin: 'text',
  followRewards: 'channels',
  redPacket: 'gift',
  freeLoginBonus: 'text',
  notice: 'text',
  agent: 'text',
  accumulatedRecharge: 'sum',
  outLink: 'channels',
  supply: 'gift',
  agentCount: 'ladder',
  download: 'channels',
  weekendLottery: 'share',
  festival: 'list',
  freeSign: 'list',
  christmas: 'list',
  newYear: 'list',
  firstCharge: 'list',
  inviteFriend1: 'list',
  agent5: 'text',
  tasks: 'text',
  continuousRecharge: 'ladder',
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
