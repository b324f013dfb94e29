import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { Button } from '../actions/Button'
import { NextFailed } from './NextFailed'
import { PagedView } from './PagedView'
import type { PagedState } from './resourceState'

interface PagedListProps<Row> {
  list: PagedState<Row>
  /** Level of the headings of its states: 2 on a page of its own. */
  level?: 2 | 3
  /** Estimated row height, px. */
  rowSize: number
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Renders all rows, as a list or a table. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A paged list inside a sheet or card: the next page loads by a button. */
export function PagedList<Row>({ list, level = 3, rowSize, empty, children }: PagedListProps<Row>) {
  const { t } = useTranslation()
  const { rows, pending, hasMore, failedRead, more } = list
  return (
    <PagedView {...{ list, level, rowSize, empty }}>
      {children(rows)}
      {failedRead === 'more' ? (
        <NextFailed {...list} />
      ) : (
        hasMore && (
          <Button
            variant="secondary"
            wide
            busy={pending === 'more'}
            busyLabel={t('shell.loading')}
            onClick={() => void more()}
          >
            {t('list.more')}
          </Button>
        )
      )}
    </PagedView>
  )
}
