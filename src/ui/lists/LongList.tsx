import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { InfiniteList } from './InfiniteList'
import { NextFailed } from './NextFailed'
import { PagedView } from './PagedView'
import { PullToRefresh } from './PullToRefresh'
import type { PagedState } from './resourceState'

interface LongListProps<Row> {
  list: PagedState<Row>
  /** Accessible name. */
  label: string
  /** Beside the refresh button: a heading, a sum. */
  head?: ReactNode
  /** Below the head: filters. */
  tools?: ReactNode
  /** Above the rows on their card: the names of columns. */
  lead?: ReactNode
  /** The rows are items of a tree; this one stays rendered, because it has the focus. */
  tree?: { focused: number }
  /** Estimated row height, px. */
  rowSize: number
  /** Shown when the list is empty. */
  empty: ReactNode
  itemKey: (row: Row) => string
  renderItem: (row: Row) => ReactNode
}

/** Number of rows from which the list is windowed. */
const WINDOWED_FROM = 200

/** The list of a page: loads more near its end; refreshes by pull or by button. */
export function LongList<Row>({ list, head, tools, lead, rowSize, empty, ...rows }: LongListProps<Row>) {
  const { t } = useTranslation()
  const { rows: items, state, pending, hasMore, failedRead, more, refresh } = list
  return (
    <PullToRefresh onRefresh={refresh} label={t('list.refresh')} busyLabel={t('shell.loading')} head={head}>
      {tools && <Tools>{tools}</Tools>}
      <PagedView {...{ list, rowSize, empty }}>
        <Rows>
          {lead}
          <InfiniteList
            {...rows}
            {...{ items, rowSize }}
            windowedFrom={WINDOWED_FROM}
            {...(hasMore && { onEnd: () => void more() })}
            busy={pending === 'more'}
            busyLabel={t('shell.loading')}
            failed={failedRead === 'more' && <NextFailed {...list} />}
          />
        </Rows>
        {state === 'ready' && !hasMore && <End>{t('list.end')}</End>}
      </PagedView>
    </PullToRefresh>
  )
}

const Tools = styled.div`
  padding-block: ${theme.space[2]};
`

const Rows = styled.div`
  ${surface};
  padding-block: 4px;
  li:not(:last-of-type) > * {
    box-shadow: inset 0 -1px 0 ${theme.color.border.subtle};
  }
`

const End = styled.p`
  ${theme.type.labelSm};
  padding-block: ${theme.space[2]};
  text-align: center;
  color: ${theme.color.text.secondary};
`
