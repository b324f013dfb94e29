import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { Button } from '../actions/Button'
import { NextFailed } from './NextFailed'
import { PagedView } from './PagedView'
import type { PagedState } from './resourceState'

interface PagedListProps<Row> {
  list: PagedState<Row>
  /** Estimated row height, px. */
  rowSize: number
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Renders all rows, as a list or a table. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A paged list inside a sheet or card: the next page loads by a button. */
export function PagedList<Row>({ list, rowSize, empty, children }: PagedListProps<Row>) {
  const { t } = useTranslation()
  const { rows, pending, hasMore, failedRead, more } = list
  return (
    <PagedView {...{ list, rowSize, empty }} level={3}>
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
