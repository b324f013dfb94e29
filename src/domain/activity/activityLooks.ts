import type { ActivityArt } from './activityKinds'

/** What the general page shows between the facts and the terms. */
export type ActivityModule = 'channels' | 'digits' | 'gift' | 'ladder' | 'list' | 'share' | 'sum' | 'text'

/** Where a player goes on when nothing can be claimed. */
export type ActivityWay = 'account' | 'deposit' | 'invite' | 'play' | 'wait'

/** Symbols of the compositions that are not an activity's own. */
type SideArt =
  | 'backpack'
  | 'banknote'
  | 'castle'
  | 'cocktail'
  | 'compass'
  | 'cool'
  | 'creditCard'
  | 'drum'
  | 'firecracker'
  | 'heart'
  | 'loveLetter'
  | 'map'
  | 'moneyWings'
  | 'oldKey'
  | 'party'
  | 'pine'
  | 'snowflake'
  | 'sparkles'
  | 'star'

/** How the general page is dressed for a kind. */
export interface ActivityLook {
  /** The large symbol, then one or two small ones. */
  art: readonly [ActivityArt, ...(ActivityArt | SideArt)[]]
  module: ActivityModule
  way: ActivityWay
}

const look = (module: ActivityModule, way: ActivityWay, ...art: ActivityLook['art']): ActivityLook => ({
  art,
  module,
  way,
})

// Apart from `activityKinds`, which the first load needs.
const looks: Readonly<Record<number, ActivityLook>> = {
  4: look('list', 'account', 'shield', 'phone', 'key'),
  8: look('text', 'wait', 'crown', 'gem', 'star'),
  9: look('text', 'wait', 'gem', 'star', 'coin'),
  15: look('list', 'wait', 'gift', 'party', 'coin'),
  16: look('sum', 'play', 'bank', 'coin', 'chart'),
  17: look('ladder', 'deposit', 'chart', 'coin', 'creditCard'),
  20: look('text', 'invite', 'clover', 'handshake', 'coin'),
  21: look('channels', 'wait', 'megaphone', 'bell', 'heart'),
  22: look('gift', 'wait', 'redEnvelope', 'firecracker', 'coin'),
  23: look('text', 'wait', 'calendar', 'coin', 'key'),
  25: look('text', 'wait', 'newspaper', 'bell'),
  26: look('text', 'invite', 'handshake', 'coin', 'chart'),
  28: look('sum', 'deposit', 'moneyBag', 'coin', 'calendar'),
  29: look('channels', 'wait', 'house', 'speech', 'heart'),
  30: look('gift', 'wait', 'gift', 'backpack', 'coin'),
  31: look('ladder', 'invite', 'handshake', 'castle', 'star'),
  32: look('channels', 'wait', 'phone', 'house', 'coin'),
  33: look('share', 'deposit', 'palm', 'cocktail', 'coin'),
  35: look('list', 'play', 'lantern', 'sparkles', 'coin'),
  36: look('list', 'wait', 'calendar', 'coin'),
  37: look('list', 'play', 'santa', 'pine', 'snowflake'),
  38: look('list', 'play', 'fireworks', 'lantern', 'drum'),
  39: look('list', 'deposit', 'coin', 'creditCard', 'gift'),
  40: look('list', 'invite', 'speech', 'loveLetter', 'coin'),
  41: look('text', 'invite', 'medal', 'handshake', 'star'),
  42: look('text', 'play', 'clipboard', 'star', 'gift'),
  43: look('ladder', 'deposit', 'coin', 'moneyWings', 'calendar'),
  44: look('list', 'deposit', 'moneyBag', 'banknote', 'gift'),
  45: look('text', 'play', 'bell', 'coin', 'crown'),
  47: look('text', 'play', 'trophy', 'fireworks', 'coin'),
  48: look('list', 'wait', 'house', 'map', 'compass'),
  50: look('text', 'play', 'trophy', 'medal', 'cool'),
  51: look('digits', 'play', 'lock', 'slotMachine', 'oldKey'),
  10000: look('text', 'play', 'clipboard', 'calendar', 'trophy'),
}

const unknown = look('list', 'wait', 'gift', 'coin')

/** By activity type id; an unknown kind is a gift with a list of its steps. */
export const activityLook = (id: number): ActivityLook => looks[id] ?? unknown
