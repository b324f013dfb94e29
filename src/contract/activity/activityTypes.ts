import { FIRST_DEPOSIT, FOLLOW_REWARDS, FREE_SIGN_IN, LUCKY_JACKPOT, NOTICE, RANK, SLOTS_HACK } from './activityIds'

/** Activity type ids by name (spec §3): the 34 kinds that the product knows. */
export const ACTIVITY = {
  bind: 4,
  vip: 8,
  points: 9,
  signUpBonus: 15,
  fund: 16,
  ladderRecharge: 17,
  inviteUserSpin: 20,
  followRewards: FOLLOW_REWARDS,
  redPacket: 22,
  freeLoginBonus: 23,
  notice: NOTICE,
  agent: 26,
  accumulatedRecharge: 28,
  outLink: 29,
  supply: 30,
  agentCount: 31,
  download: 32,
  weekendLottery: 33,
  festival: 35,
  freeSign: FREE_SIGN_IN,
  christmas: 37,
  newYear: 38,
  firstCharge: 39,
  inviteFriend1: 40,
  agent5: 41,
  tasks: 42,
  continuousRecharge: 43,
  firstDeposit: FIRST_DEPOSIT,
  vipRebate: 45,
  luckyJackpot: LUCKY_JACKPOT,
  homeGuide: 48,
  rank: RANK,
  slotsHack: SLOTS_HACK,
  tasks1: 10000,
} as const

/** The name of an activity kind. */
export type ActivityName = keyof typeof ACTIVITY
