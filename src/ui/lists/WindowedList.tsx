import { type ReactNode, Suspense } from 'react'
import { lazyScreen } from '../lazyScreen'
import type { WindowedRowsProps } from './WindowedRows'

// `lazyScreen` loses the generic parameter; this restores it.
const LazyRows = lazyScreen(() => import('./WindowedRows').then((m) => m.WindowedRows)) as <Item>(
  props: WindowedRowsProps<Item>,
) => ReactNode

interface WindowedListProps<Item> extends WindowedRowsProps<Item> {
  label: string
  /** Up to this many rows are rendered without windowing, and before its code has loaded. */
  windowedFrom?: number
}

/** A list of which only the rows near the viewport are rendered, once it is long. */
export function WindowedList<Item>({ label, windowedFrom = 12, ...rows }: WindowedListProps<Item>) {
  const { items, itemKey, renderItem, tree } = rows
  const [List, Item] = tree ? (['div', 'div'] as const) : (['ul', 'li'] as const)
  const first = (
    <List>
      {items.slice(0, windowedFrom).map((item, index) => (
        <Item key={itemKey(item)}>{renderItem(item, index)}</Item>
      ))}
    </List>
  )
  const shown = items.length > windowedFrom ? <LazyRows {...rows} /> : first
  return (
    <section aria-label={label}>
      <Suspense fallback={first}>
        {tree ? (
          <div role="tree" aria-label={label}>
            {shown}
          </div>
        ) : (
          shown
        )}
      </Suspense>
    </section>
  )
}
