import { useSearchParams } from 'react-router-dom'
import { FEATURES, type Feature } from '../../../domain/game/features'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { useChangeUrl } from '../../../ui/lists/filters/useChangeUrl'

const LISTS = ['recent', 'favorites'] as const

/** What narrows the search; null for none. */
export interface SearchFilters {
  /** Id of a game type. */
  readonly type: number | null
  readonly tag: Feature | null
  /** Name of a studio. */
  readonly provider: string | null
  /** The player's own games. */
  readonly list: (typeof LISTS)[number] | null
}

export const NO_FILTERS: SearchFilters = { type: null, tag: null, provider: null, list: null }

/** The filters, which live in the URL; values that nobody knows count as none. */
export function useSearchFilters(): [SearchFilters, (change: Partial<SearchFilters>) => void] {
  const { types, games } = useFeature(HomeStore)
  const [query] = useSearchParams()
  const changeUrl = useChangeUrl()
  const provider = query.get('provider')
  const filters: SearchFilters = {
    type: types.find(({ id }) => String(id) === query.get('type'))?.id ?? null,
    tag: FEATURES.find((feature) => feature === query.get('tag')) ?? null,
    provider: games.some((game) => game.provider === provider) ? provider : null,
    list: LISTS.find((list) => list === query.get('list')) ?? null,
  }
  const change = (changes: Partial<SearchFilters>) =>
    changeUrl(
      Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value === null ? null : String(value)])),
    )
  return [filters, change]
}
