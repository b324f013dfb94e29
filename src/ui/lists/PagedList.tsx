import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { Button } from '../actions/Button'
import { NextFailed } from './NextFailed'
import { PagedView } from './PagedView'
import type { PagedState } from './resourceState'

interface PagedListProps<Row> {
  list: PagedState<Row>
  /** The usual height of a row, px. */
  rowSize: number
  /** Stands instead of an empty list. */
  empty: ReactNode
  /** Draws all rows: a list, a table. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A list within something else, such as a sheet: the next page comes at a button's press. */
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
