import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { ListEnd } from './ListEnd'
import { NextFailed } from './NextFailed'
import { PagedView } from './PagedView'
import { PullToRefresh } from './PullToRefresh'
import type { PagedState } from './resourceState'

interface Group<Row> {
  id: string
  label: string
  rows: readonly Row[]
}

interface GroupedListProps<Row> {
  list: PagedState<Row>
  groups: readonly Group<Row>[]
  /** Beside the refresh button. */
  head?: ReactNode
  /** Below the head: filters, a sum. */
  tools?: ReactNode
  /** Estimated row height, px. */
  rowSize: number
  empty: ReactNode
  /** Replaces the groups: a table on wide screens. */
  table?: ReactNode
  itemKey: (row: Row) => string
  renderItem: (row: Row) => ReactNode
}

/** A paged list of a page with a heading for each group of rows. */
export function GroupedList<Row>({ list, groups, head, tools, rowSize, empty, table, ...of }: GroupedListProps<Row>) {
  const { t } = useTranslation()
  const { pending, hasMore, failedRead, more, refresh } = list
  const busy = pending === 'more'
  return (
    <PullToRefresh onRefresh={refresh} label={t('list.refresh')} busyLabel={t('shell.loading')} head={head}>
      {tools}
      <PagedView {...{ list, rowSize, empty }}>
        {table ?? groups.map((group) => <Rows key={group.id} {...group} {...of} />)}
        <ListEnd
          onEnd={hasMore ? () => void more() : undefined}
          busy={busy}
          busyLabel={t('shell.loading')}
          failed={failedRead === 'more' && <NextFailed {...list} />}
          within={undefined}
        />
      </PagedView>
    </PullToRefresh>
  )
}

function Rows<Row>({
  label,
  rows,
  itemKey,
  renderItem,
}: Group<Row> & Pick<GroupedListProps<Row>, 'itemKey' | 'renderItem'>) {
  return (
    <section aria-label={label}>
      <Heading>{label}</Heading>
      <Card>
        {rows.map((row) => (
          <li key={itemKey(row)}>{renderItem(row)}</li>
        ))}
      </Card>
    </section>
  )
}

const Heading = styled.h2`
  ${theme.type.labelMd};
  padding-block-end: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`

const Card = styled.ul`
  ${surface};
  padding-block: 4px;
  li:not(:last-of-type) > * {
    box-shadow: inset 0 -1px 0 ${theme.color.border.subtle};
  }
`
