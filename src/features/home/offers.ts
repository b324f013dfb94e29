import type { ActivityStore } from '../../stores/activity/ActivityStore'
import type { VipTheme } from '../../theme/vip'

/** The banner's offers: activities of the backend with their art, in the order of the themes that begin with them. */
const OFFERS = [
  { id: 44, key: 'firstDeposit', art: 'moneyBag' },
  { id: 33, key: 'weekend', art: 'ticket' },
  { id: 50, key: 'rank', art: 'trophy' },
  { id: 42, key: 'tasks', art: 'gift' },
  { id: 45, key: 'rebate', art: 'coin' },
  { id: 8, key: 'vip', art: 'gem' },
] as const

export type Offer = (typeof OFFERS)[number]

/** The running offers, the theme's own first; all of them until the activities have loaded. */
export function offersFor(vip: VipTheme, activities: ActivityStore): readonly Offer[] {
  const own = vip - 1
  return [...OFFERS.slice(own), ...OFFERS.slice(0, own)].filter(({ id }) => !activities.known || activities.byId(id))
}
