import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { surface, visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { ScrollArea } from '../layout/ScrollArea'
import { lazyScreen } from '../lazyScreen'
import { Cells, type Column } from './Cells'
import type { WindowedBody as Body } from './WindowedBody'

export type { Column } from './Cells'

// `lazyScreen` loses the generic parameter; this restores it.
const WindowedBody = lazyScreen(() => import('./WindowedBody').then((m) => m.WindowedBody)) as typeof Body

/** Number of rows from which they are windowed. */
const WINDOWED_FROM = 200

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** When a heading above says the same. */
  hideCaption?: boolean
  /** Shown without rows. */
  empty?: ReactNode
  /** A separate row at the bottom with its own label. */
  foot?: { label: string; row: Row } | null
  /** Widths of the columns as a grid's template, for tables of any length: only rows near the viewport are rendered. */
  tracks?: string
}

/** A table on a card; scrolls horizontally inside it. `--cell-gap` sets the space between its columns. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  hideCaption = true,
  empty,
  foot,
  tracks,
}: TableProps<Row>) {
  const windowed = tracks !== undefined && rows.length > WINDOWED_FROM
  const body = (
    <tbody>
      {(windowed ? rows.slice(0, WINDOWED_FROM) : rows).map((row) => (
        <tr key={rowKey(row)}>
          <Cells columns={columns} row={row} />
        </tr>
      ))}
      {rows.length === 0 && empty && (
        <tr>
          <td colSpan={columns.length}>{empty}</td>
        </tr>
      )}
    </tbody>
  )
  return (
    <Root data-tracks={tracks && ''} style={{ gridTemplateColumns: tracks }}>
      <table aria-rowcount={windowed ? rows.length + 1 : undefined}>
        <caption data-hidden={hideCaption || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align, strong }) => (
              <th key={id} scope="col" data-align={align} data-strong={strong}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {windowed ? (
          <Suspense fallback={body}>
            <WindowedBody columns={columns} rows={rows} rowKey={rowKey} />
          </Suspense>
        ) : (
          body
        )}
        {foot && (
          <tfoot>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {foot.label}
              </th>
            </tr>
            <tr>
              <Cells columns={columns} row={foot.row} />
            </tr>
          </tfoot>
        )}
      </table>
    </Root>
  )
}

const { color, type } = theme

const Root = styled(ScrollArea)(surface, {
  overflowX: 'auto',
  paddingInline: '14px',
  caption: { ...type.titleSm, textAlign: 'start', paddingBlock: '12px 4px' },
  'caption[data-hidden]': visuallyHidden,
  th: { ...type.labelSm, color: color.text.secondary, blockSize: '36px' },
  td: { ...type.bodyMd, blockSize: theme.size.touch, color: color.text.primary },
  'th, td': {
    textAlign: 'start',
    verticalAlign: 'middle',
    paddingBlock: '6px',
    paddingInlineEnd: 'var(--cell-gap, 12px)',
  },
  'th:last-of-type, td:last-of-type': { paddingInlineEnd: 0 },
  'tr:not(:last-of-type) > td, th': { boxShadow: `inset 0 -1px 0 ${color.border.subtle}` },
  '[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'td[data-align="end"]': { fontWeight: 700 },
  // Numbers end where the next column begins.
  '[data-align="end"] + :not([data-align])': { paddingInlineStart: '12px' },
  'tfoot th': {
    ...type.titleSm,
    color: color.text.primary,
    verticalAlign: 'end',
    borderBlockStart: `1px solid ${color.border.strong}`,
  },
  '[data-strong]': { color: color.accent.text },
  '&[data-tracks]': {
    // Given to the root, for its rows.
    'table, thead, tbody, tfoot, tr': { display: 'block', gridTemplateColumns: 'inherit' },
    tr: { display: 'grid', inlineSize: '100%' },
    'th, td': { display: 'grid', alignItems: 'center', justifyItems: 'start', blockSize: 'auto' },
    th: { minBlockSize: '36px' },
    td: { minBlockSize: theme.size.touch },
    '[data-align="end"]': { justifyItems: 'end' },
    '[colspan]': { gridColumn: '1 / -1' },
  },
})
