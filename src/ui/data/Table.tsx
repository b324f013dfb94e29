import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { surface, visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { ScrollArea } from '../layout/ScrollArea'

export interface Column<Row> {
  id: string
  label: string
  /** `end` for numbers, so that their digits align. */
  align?: 'start' | 'end'
  /** In the accent color, for the most important column. */
  strong?: boolean
  cell: (row: Row) => ReactNode
}

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
}

/** A table on a card; scrolls horizontally inside it. `--cell-gap` sets the space between its columns. */
export function Table<Row>({ caption, columns, rows, rowKey, hideCaption = true, empty, foot }: TableProps<Row>) {
  return (
    <Root>
      <table>
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
        <tbody>
          {rows.map((row) => (
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

function Cells<Row>({ columns, row }: Pick<TableProps<Row>, 'columns'> & { row: Row }) {
  return columns.map(({ id, align, strong, cell }) => (
    <td key={id} data-align={align} data-strong={strong}>
      {cell(row)}
    </td>
  ))
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
  'tfoot th': {
    ...type.titleSm,
    color: color.text.primary,
    verticalAlign: 'end',
    borderBlockStart: `1px solid ${color.border.strong}`,
  },
  '[data-strong]': { color: color.accent.text },
})
