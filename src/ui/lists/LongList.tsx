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
  /** What the rows are. */
  label: string
  /** What stands beside the button that reads the list anew: a heading, a sum. */
  head?: ReactNode
  /** What stands below it: how to choose rows. */
  tools?: ReactNode
  /** The usual height of a row, px. */
  rowSize: number
  /** Stands instead of an empty list. */
  empty: ReactNode
  itemKey: (row: Row) => string
  renderItem: (row: Row) => ReactNode
}

/** From so many rows on, only those in sight are in the page. */
const WINDOWED_FROM = 200

/** A page's own long list: the next rows come as its end nears; a pull from the top, or a button, reads it anew. */
export function LongList<Row>({ list, label, head, tools, rowSize, empty, itemKey, renderItem }: LongListProps<Row>) {
  const { t } = useTranslation()
  const { rows, state, pending, hasMore, failedRead, more, refresh } = list
  return (
    <PullToRefresh onRefresh={refresh} label={t('list.refresh')} busyLabel={t('shell.loading')} head={head}>
      {tools && <Tools>{tools}</Tools>}
      <PagedView {...{ list, rowSize, empty }}>
        <Rows>
          <InfiniteList
            {...{ label, itemKey, renderItem, rowSize }}
            items={rows}
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
