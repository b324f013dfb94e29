import { activityOffers, perFriend } from './activities'
import { depositOffers } from './deposits'
import type { Offer } from './offer'
import { tableOffers } from './tables'

/** Every offer, computed from the tables that pay it. */
export const offers: readonly Offer[] = [...depositOffers, perFriend(), ...activityOffers, ...tableOffers]
