import { useEffect } from 'react'
import { failureMessage } from '../shell/message'
import type { Page, PagedResource } from './PagedResource'

/** Opens a list for as long as a component shows it, and gives what a list on screen needs; for observers. */
export function usePaged<R, P extends Page<R>, F>(list: PagedResource<R, P, F>, filter: F = list.filter) {
  useEffect(() => list.watch(filter), [list, filter])
  const { rows, state, pending, failedRead, hasMore, failure } = list
  return {
    // Until the list is opened for another choice, it still holds the rows of the last one.
    rows: list.filter === filter ? rows : [],
    state: list.filter === filter ? state : 'loading',
    pending,
    failedRead,
    hasMore,
    why: failure && failureMessage(failure),
    more: () => list.more(),
    retry: () => list.retry(),
    refresh: () => list.refresh(),
  }
}
