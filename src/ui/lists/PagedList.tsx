import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { LiveRegion } from '../feedback/LiveRegion'
import { ListEnd, MoreButton } from './ListEnd'
import { PullToRefresh } from './PullToRefresh'
import { ResourceView } from './ResourceView'
import { RowCard } from './RowCard'
import type { PagedState } from './resourceState'
import { WindowedList } from './WindowedList'

interface RowsProps<Row> {
  /** Accessible name. */
  label: string
  itemKey: (row: Row) => string
  renderItem: (row: Row) => ReactNode
  /** Above the rows on their card: the names of columns. */
  lead?: ReactNode
  /** The rows are items of a tree; this one stays rendered, because it has the focus. */
  tree?: { focused: number }
  children?: never
}

interface OwnProps<Row> {
  /** Renders all rows: groups, a table. */
  children: (rows: readonly Row[]) => ReactNode
}

type PagedListProps<Row> = {
  list: PagedState<Row>
  /** In a sheet or card, more rows load by a button; the list of a page loads them near its end and can be refreshed. */
  inCard?: boolean
  /** Level of the headings of its states. */
  level?: 2 | 3
  /** Beside the refresh button: a heading, a sum. */
  head?: ReactNode
  /** Below the head: filters. */
  tools?: ReactNode
  /** Estimated row height, px. */
  rowSize: number
  /** Shown when the list is empty. */
  empty: ReactNode
} & (RowsProps<Row> | OwnProps<Row>)

/** Number of rows from which the list is windowed. */
const WINDOWED_FROM = 200

/** A list that loads page by page, with its loading, empty and error states, and announcements for screen readers. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, inCard = false, level = inCard ? 3 : 2, head, tools, rowSize, empty } = props
  const { t } = useTranslation()
  const { rows, state, pending, failedRead, hasMore, why, retry, refresh } = list
  const some = rows.length > 0
  // A failed next page is shown at the end of the list.
  const first = { state: some && failedRead === 'more' ? 'ready' : state, why, retry } as const
  const end = inCard ? <MoreButton list={list} /> : <ListEnd list={list} />
  const content = (
    <>
      <ResourceView level={level} resource={first} shape={Array<string>(8).fill(`${rowSize}px`)} empty={empty}>
        {some && (
          <>
            {props.children ? (
              <>
                {props.children(rows)}
                {end}
              </>
            ) : (
              <RowCard>
                {props.lead}
                <WindowedList {...props} items={rows} windowedFrom={WINDOWED_FROM} />
                {end}
              </RowCard>
            )}
            {!inCard && state === 'ready' && !hasMore && <Ended>{t('list.end')}</Ended>}
          </>
        )}
      </ResourceView>
      <LiveRegion message={some && !pending ? t('list.shown', { count: rows.length }) : ''} />
    </>
  )
  if (inCard) return content
  return (
    <PullToRefresh onRefresh={refresh} label={t('list.refresh')} busyLabel={t('shell.loading')} head={head}>
      {tools && <Tools>{tools}</Tools>}
      {content}
    </PullToRefresh>
  )
}

const Tools = styled.div`
  padding-block: ${theme.space[2]};
`

const Ended = styled.p`
  ${theme.type.labelSm};
  padding-block: ${theme.space[2]};
  text-align: center;
  color: ${theme.color.text.secondary};
`
