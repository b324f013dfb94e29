import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  label: string
  /** `end` for numbers, so that their digits align. */
  align?: 'start' | 'end'
  /** In the accent color, for the most important column. */
  strong?: boolean
  cell: (row: Row) => ReactNode
}

/** The cells of a table's row. */
export function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map(({ id, align, strong, cell }) => (
    <td key={id} data-align={align} data-strong={strong}>
      {cell(row)}
    </td>
  ))
}
