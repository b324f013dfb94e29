import { useDeferredValue, useMemo } from 'react'
import type { AppGame } from '../../../contract/config'
import { FEATURES, type Feature, hasFeature } from '../../../domain/game/features'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { useGameIndex } from './gameIndex/useGameIndex'
import { NO_FILTERS, type SearchFilters, useSearchFilters } from './useSearchFilters'
import { useUrlQuery } from './useUrlQuery'

/** A game with the words in which the query was found. */
export interface Result {
  readonly game: AppGame
  readonly terms: readonly string[]
}

/** A game type or a feature, with the number of results it keeps. */
export interface Facet<K> {
  readonly key: K
  readonly count: number
}

const fits = (game: AppGame, { type, tag, provider }: Partial<SearchFilters>): boolean =>
  (type == null || game.type === type) &&
  (tag == null || hasFeature(game, tag)) &&
  (provider == null || game.provider === provider)

/** The keys that keep a result, or are chosen. */
const facetsOf = <K>(keys: readonly K[], chosen: K | null, countOf: (key: K) => number): readonly Facet<K>[] =>
  keys.map((key) => ({ key, count: countOf(key) })).filter(({ key, count }) => count > 0 || key === chosen)

/** Query and filters, which live in the URL, and what they find. */
export function useSearch() {
  const home = useFeature(HomeStore)
  const { games, types } = home
  const { index, failed, retry } = useGameIndex(games, types)
  const { text: query, finished, change: setQuery, flush: keepQuery } = useUrlQuery('q')
  const [filters, setFilters] = useSearchFilters()
  const { type, tag, provider, list } = filters
  // Deferred, so that the field shows each letter at once.
  const wanted = useDeferredValue(finished.trim())
  const own = list === null ? games : home.listed(list)
  const byId = useMemo(() => new Map(own.map((game) => [game.id, game])), [own])
  const matches = useMemo((): readonly Result[] => {
    if (wanted === '') return own.map((game) => ({ game, terms: [] }))
    if (!index) return []
    return index.find(wanted).flatMap(({ id, terms }) => {
      const game = byId.get(id)
      return game ? [{ game, terms }] : []
    })
  }, [wanted, own, index, byId])
  const typeFacets = useMemo((): readonly Facet<number>[] => {
    const kept = matches.filter(({ game }) => fits(game, { tag, provider }))
    const countOf = (id: number) => kept.filter(({ game }) => game.type === id).length
    return facetsOf(
      types.map(({ id }) => id),
      type,
      countOf,
    )
  }, [types, matches, type, tag, provider])
  const tagFacets = useMemo((): readonly Facet<Feature>[] => {
    const kept = matches.filter(({ game }) => fits(game, { type, provider }))
    return facetsOf(FEATURES, tag, (feature) => kept.filter(({ game }) => hasFeature(game, feature)).length)
  }, [matches, type, tag, provider])
  const results = useMemo(
    () => matches.filter(({ game }) => fits(game, { type, tag, provider })),
    [matches, type, tag, provider],
  )
  return {
    query,
    setQuery,
    /** Writes a query to the URL at once, before its page is left. */
    keepQuery,
    filters,
    setFilters,
    clearFilters: () => setFilters(NO_FILTERS),
    isFiltered: type !== null || tag !== null || provider !== null || list !== null,
    typeFacets,
    tagFacets,
    total: matches.length,
    results,
    /** Nothing is asked for yet. */
    resting: wanted === '' && type === null && tag === null && provider === null && list === null,
    /** Set when the search itself could not be loaded. */
    retry: failed ? retry : null,
    indexing: wanted !== '' && index === null,
    corrected: useMemo(() => (index && wanted !== '' ? index.corrected(wanted) : null), [index, wanted]),
  }
}

export type Search = ReturnType<typeof useSearch>
