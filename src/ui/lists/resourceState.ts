import type { useMessage } from '../../i18n'

/** Where a read stands. */
export type ReadState = 'idle' | 'loading' | 'ready' | 'failed'

/** Why a read failed, in keys of the texts. */
export type Why = Parameters<ReturnType<typeof useMessage>>[0]

/** A read as a piece of the screen sees it; stores give it, whatever they are made of. */
export interface ResourceState {
  state: ReadState
  why?: Why
  retry: () => Promise<unknown>
}

/** A list that comes page by page. */
export interface PagedState<Row> extends ResourceState {
  rows: readonly Row[]
  /** The read on its way, if any: the next page, or the first one anew. */
  pending: 'more' | 'refresh' | null
  /** Which read failed last, if the last one did. */
  failedRead: 'more' | 'refresh' | null
  hasMore: boolean
  more: () => Promise<unknown>
  refresh: () => Promise<unknown>
}
