import { Fragment } from 'react'
import { type CustomItemComponentProps, WindowVirtualizer } from 'virtua'
import { Cells, type Column } from './Cells'

interface WindowedBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** The rows of a long table near the viewport; a chunk of its own. */
export function WindowedBody<Row>({ columns, rows, rowKey }: WindowedBodyProps<Row>) {
  return (
    <WindowVirtualizer as="tbody" item={TableRow} data={rows}>
      {(row: Row) => (
        <Fragment key={rowKey(row)}>
          <Cells columns={columns} row={row} />
        </Fragment>
      )}
    </WindowVirtualizer>
  )
}

/** Counted for screen readers, as most rows are not in the document; the first is the header. */
function TableRow({ index, ...row }: CustomItemComponentProps) {
  return <tr aria-rowindex={index + 2} {...row} />
}
