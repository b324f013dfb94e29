import { useDeferredValue, useMemo } from 'react'
import type { AppGame } from '../../../contract/config'
import { FEATURES, type Feature, hasFeature } from '../../../domain/game/features'
import { useFeature } from '../../../stores/core/react'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useUrlValue } from '../../../ui/lists/filters/useUrlValue'
import { useGameIndex } from './useGameIndex'
import { useUrlQuery } from './useUrlQuery'

/** A game with the words in which the query was found. */
export interface Result {
  readonly game: AppGame
  readonly terms: readonly string[]
}

/** A way to narrow the results: a game type or a feature, with the number of results it keeps. */
export interface Facet {
  readonly key: string
  readonly count: number
}

/** Query and facet, which live in the URL, and what they find. */
export function useSearch() {
  const home = useFeature(HomeStore)
  const { games, types } = home
  const index = useGameIndex(games, types)
  const [query, setQuery] = useUrlQuery('q')
  const [facet, setFacet] = useUrlValue('in')
  // Deferred, so that the field shows each letter at once.
  const wanted = useDeferredValue(query.trim())
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games])
  const matches = useMemo((): readonly Result[] => {
    if (wanted === '') return games.map((game) => ({ game, terms: [] }))
    if (!index) return []
    return index.find(wanted).flatMap(({ id, terms }) => {
      const game = byId.get(id)
      return game ? [{ game, terms }] : []
    })
  }, [wanted, games, index, byId])
  const fits = useMemo(() => {
    const typeIds = new Map(types.map(({ id, key }) => [key, id]))
    return (game: AppGame, key: string) => (isFeature(key) ? hasFeature(game, key) : typeIds.get(key) === game.type)
  }, [types])
  const facets = useMemo((): readonly Facet[] => {
    const keys = [...types.map(({ key }) => key), ...FEATURES]
    return keys
      .map((key) => ({ key, count: matches.filter(({ game }) => fits(game, key)).length }))
      .filter(({ key, count }) => count > 0 || key === facet)
  }, [types, matches, fits, facet])
  const known = facet !== null && facets.some(({ key }) => key === facet) ? facet : null
  const results = useMemo(
    () => (known === null ? matches : matches.filter(({ game }) => fits(game, known))),
    [matches, known, fits],
  )
  return {
    query,
    setQuery,
    facet: known,
    setFacet,
    facets,
    total: matches.length,
    results,
    /** No query yet. */
    resting: wanted === '' && known === null,
    indexing: wanted !== '' && index === null,
    corrected: useMemo(() => (index && wanted !== '' ? index.corrected(wanted) : null), [index, wanted]),
  }
}

export type Search = ReturnType<typeof useSearch>

export const isFeature = (key: string): key is Feature => FEATURES.some((feature) => feature === key)
