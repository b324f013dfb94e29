import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'

export interface WindowedRowsProps<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  renderItem: (item: Item, index: number) => ReactNode
  /** Estimated row height, px, used until rows are measured. */
  rowSize?: number | undefined
  /** The items are those of a tree; this one stays rendered, because it has the focus. */
  tree?: { focused: number } | undefined
}

/** Windowed rows; a chunk of its own. */
export function WindowedRows<Item>({ items, itemKey, renderItem, rowSize, tree }: WindowedRowsProps<Item>) {
  const list = {
    ...(tree ? { keepMounted: [tree.focused] } : ({ as: 'ul', item: 'li' } as const)),
    ...(rowSize && { itemSize: rowSize }),
    data: items,
  }
  return (
    <WindowVirtualizer {...list}>
      {(item: Item, index: number) => <div key={itemKey(item)}>{renderItem(item, index)}</div>}
    </WindowVirtualizer>
  )
}
