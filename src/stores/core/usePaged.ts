import { useEffect } from 'react'
import { failureMessage } from '../message'
import type { Page, PagedResource } from './PagedResource'

/** Opens a list for as long as a component shows it, and gives what a list on screen needs; for observers. */
export function usePaged<R, P extends Page<R>, F>(list: PagedResource<R, P, F>, filter: F = list.filter) {
  useEffect(() => list.watch(filter), [list, filter])
  const { rows, state, pending, failedRead, hasMore, failure } = list
  return {
    rows,
    state,
    pending,
    failedRead,
    hasMore,
    why: failure && failureMessage(failure),
    more: () => list.more(),
    retry: () => list.retry(),
    refresh: () => list.refresh(),
  }
}
