import { useEffect } from 'react'
import { failureMessage } from '../data/message'
import type { Page, PagedResource } from '../data/PagedResource'

/** Watches a list while the component is mounted and returns its state. Use in observers. */
export function usePaged<R, P extends Page<R>, F>(list: PagedResource<R, P, F>, filter: F = list.filter) {
  useEffect(() => list.subscribe(filter), [list, filter])
  const { rows, state, pending, failedRead, isOld, hasMore, failure } = list
  return {
    // Until the effect has run, the list still holds the rows of the previous filter.
    rows: list.filter === filter ? rows : [],
    state: list.filter === filter ? state : 'loading',
    pending,
    failedRead,
    isOld,
    hasMore,
    why: failure && failureMessage(failure),
    more: () => list.more(),
    retry: () => list.retry(),
    refresh: () => list.refresh(),
  }
}
