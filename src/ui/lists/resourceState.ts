import type { useMessage } from '../../i18n'

export type ReadState = 'idle' | 'loading' | 'ready' | 'failed'

/** Why a read failed, as text keys. */
export type Why = Parameters<ReturnType<typeof useMessage>>[0]

/** State of a read as components need it, independent of the stores. */
export interface ResourceState {
  state: ReadState
  why?: Why
  retry: () => Promise<unknown>
}

export interface PagedState<Row> extends ResourceState {
  rows: readonly Row[]
  /** The read in flight: the next page, or the first one again. */
  pending: 'more' | 'refresh' | null
  /** Which read failed, if the last one did. */
  failedRead: 'more' | 'refresh' | null
  /** The rows could not be read again. */
  isOld: boolean
  hasMore: boolean
  more: () => Promise<unknown>
  refresh: () => Promise<unknown>
}
