import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { LiveRegion } from '../feedback/LiveRegion'
import { ResourceView } from './ResourceView'
import type { PagedState } from './resourceState'

interface PagedViewProps<Row> {
  list: PagedState<Row>
  level?: 2 | 3
  /** The usual height of a row, px, for the shape of a list on its way. */
  rowSize: number
  /** Stands instead of an empty list. */
  empty: ReactNode
  /** The rows and what ends them. */
  children: ReactNode
}

/** What lists that come page by page have in common: their states, and word of what came for those who do not see it. */
export function PagedView<Row>({ list, level = 2, rowSize, empty, children }: PagedViewProps<Row>) {
  const { t } = useTranslation()
  const { rows, state, pending, failedRead, why, retry } = list
  const some = rows.length > 0
  // A next page that failed says so at its own place, which is the end.
  const first = { state: some && failedRead === 'more' ? 'ready' : state, why, retry } as const
  return (
    <>
      <ResourceView {...{ level }} resource={first} shape={Array<string>(8).fill(`${rowSize}px`)} empty={empty}>
        {some && children}
      </ResourceView>
      <LiveRegion message={some && !pending ? t('list.shown', { count: rows.length }) : ''} />
    </>
  )
}
