import { type ActivityName, activityName } from '../../domain/activity/activities'
import type { SymbolName } from './symbols/symbols'

/** On an activity's page: the large symbol, then one or two small ones. */
export type ActivityComposition = readonly [SymbolName, ...SymbolName[]]

const compositions: Readonly<Record<ActivityName, ActivityComposition>> = {
  bind: ['shield', 'phone', 'key'],
  vip: ['crown', 'gem', 'star'],
  points: ['gem', 'star', 'coin'],
  signUpBonus: ['gift', 'party', 'coin'],
  fund: ['bank', 'coin', 'chart'],
  ladderRecharge: ['chart', 'coin', 'creditCard'],
  inviteUserSpin: ['clover', 'handshake', 'coin'],
  followRewards: ['megaphone', 'bell', 'heart'],
  redPacket: ['redEnvelope', 'firecracker', 'coin'],
  freeLoginBonus: ['calendar', 'coin', 'key'],
  notice: ['newspaper', 'bell'],
  agent: ['handshake', 'coin', 'chart'],
  accumulatedRecharge: ['moneyBag', 'coin', 'calendar'],
  outLink: ['house', 'speech', 'heart'],
  supply: ['gift', 'backpack', 'coin'],
  agentCount: ['handshake', 'castle', 'star'],
  download: ['phone', 'house', 'coin'],
  weekendLottery: ['palm', 'cocktail', 'coin'],
  festival: ['lantern', 'sparkles', 'coin'],
  freeSign: ['calendar', 'coin'],
  christmas: ['santa', 'pine', 'snowflake'],
  newYear: ['fireworks', 'lantern', 'drum'],
  firstCharge: ['coin', 'creditCard', 'gift'],
  inviteFriend1: ['speech', 'loveLetter', 'coin'],
  agent5: ['medal', 'handshake', 'star'],
  tasks: ['clipboard', 'star', 'gift'],
  continuousRecharge: ['coin', 'moneyWings', 'calendar'],
  firstDeposit: ['moneyBag', 'banknote', 'gift'],
  vipRebate: ['bell', 'coin', 'crown'],
  luckyJackpot: ['trophy', 'fireworks', 'coin'],
  homeGuide: ['house', 'map', 'compass'],
  rank: ['trophy', 'medal', 'cool'],
  slotsHack: ['lock', 'slotMachine', 'oldKey'],
  tasks1: ['clipboard', 'calendar', 'trophy'],
}

/** On its tile, where that is another symbol. */
const tiles: Partial<Readonly<Record<ActivityName, SymbolName>>> = {
  followRewards: 'thumbsUp',
  freeLoginBonus: 'key',
  accumulatedRecharge: 'coin',
  outLink: 'megaphone',
  supply: 'backpack',
  agentCount: 'castle',
  firstCharge: 'creditCard',
  continuousRecharge: 'moneyWings',
  rank: 'cool',
  slotsHack: 'slotMachine',
  tasks1: 'star',
}

/** An activity that this version does not know is a gift. */
export const activityArt = (id: number): ActivityComposition => {
  const name = activityName(id)
  return name ? compositions[name] : ['gift', 'coin']
}

/** The symbol of its tile. */
export const activityTile = (id: number): SymbolName => {
  const name = activityName(id)
  return (name && tiles[name]) ?? activityArt(id)[0]
}
