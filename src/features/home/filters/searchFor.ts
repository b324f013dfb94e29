import type { Feature } from '../../../domain/game/features'
import type { PageAddress } from '../../../domain/paths'
import type { LobbyFilter } from '../../../stores/home/HomeStore'

interface Wanted {
  tag?: Feature
  provider?: string
  filter?: LobbyFilter
}

/** The search for all games of a shelf, with the lobby's filter; null for two features at once, which it cannot say. */
export const searchFor = ({ tag, provider, filter = null }: Wanted): PageAddress | null => {
  const feature = filter === 'jackpots' ? 'jackpot' : tag
  if (tag && feature !== tag) return null
  const query = new URLSearchParams({
    ...(feature && { tag: feature }),
    ...(provider !== undefined && { provider }),
    ...(typeof filter === 'number' && { type: String(filter) }),
  })
  return `/game/search?${query}`
}
