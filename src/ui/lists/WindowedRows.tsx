import type { ReactNode, RefObject } from 'react'
import { Virtualizer, WindowVirtualizer } from 'virtua'

/** What a windowed list is told. */
export interface WindowedRowsProps<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  renderItem: (item: Item, index: number) => ReactNode
  /** The box that scrolls, when it is not the page. */
  within?: RefObject<HTMLElement | null> | undefined
  /** The usual height of a row, px, where it is known: what stands there before rows are measured. */
  rowSize?: number | undefined
}

/** Rows of which only those in sight exist; a chunk of its own. */
export function WindowedRows<Item>({ items, itemKey, renderItem, within, rowSize }: WindowedRowsProps<Item>) {
  const row = (item: Item, index: number) => <div key={itemKey(item)}>{renderItem(item, index)}</div>
  const list = { as: 'ul', item: 'li', data: items, ...(rowSize && { itemSize: rowSize }) } as const
  return within ? (
    <Virtualizer {...list} scrollRef={within}>
      {row}
    </Virtualizer>
  ) : (
    <WindowVirtualizer {...list}>{row}</WindowVirtualizer>
  )
}
