import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { LiveRegion } from '../feedback/LiveRegion'
import { ResourceView } from './ResourceView'
import type { PagedState } from './resourceState'

interface PagedViewProps<Row> {
  list: PagedState<Row>
  level?: 2 | 3
  /** Estimated row height, px, for the skeleton. */
  rowSize: number
  /** Shown when the list is empty. */
  empty: ReactNode
  /** The rows and the end of the list. */
  children: ReactNode
}

/** States shared by all paged lists, with announcements for screen readers. */
export function PagedView<Row>({ list, level = 2, rowSize, empty, children }: PagedViewProps<Row>) {
  const { t } = useTranslation()
  const { rows, state, pending, failedRead, why, retry } = list
  const some = rows.length > 0
  // A failed next page is shown at the end of the list.
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
