import { type ReactNode, Suspense } from 'react'
import { lazyScreen } from '../lazyScreen'
import { ListEnd } from './ListEnd'
import type { WindowedRowsProps } from './WindowedRows'

// `lazyScreen` loses the generic parameter; this restores it.
const LazyRows = lazyScreen(() => import('./WindowedRows').then((m) => m.WindowedRows)) as <Item>(
  props: WindowedRowsProps<Item>,
) => ReactNode

interface InfiniteListProps<Item> extends WindowedRowsProps<Item> {
  label: string
  /** Called near the end, to load more. */
  onEnd?: () => void
  /** More rows are loading. */
  busy?: boolean
  busyLabel: string
  /** Shown at the end when the next rows failed to load; suspends `onEnd`. */
  failed?: ReactNode
  /** Shown without rows. */
  empty?: ReactNode
  /** Up to this many rows are rendered without windowing, and before its code has loaded. */
  windowedFrom?: number
}

/** A windowed list. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, items, itemKey, renderItem, onEnd, busy = false, busyLabel, failed, empty, within, rowSize } = props
  const { windowedFrom = 12, tree } = props
  const [List, Item] = tree ? (['div', 'div'] as const) : (['ul', 'li'] as const)
  const first = (
    <List>
      {items.slice(0, windowedFrom).map((item, index) => (
        <Item key={itemKey(item)}>{renderItem(item, index)}</Item>
      ))}
    </List>
  )
  const shown =
    items.length <= windowedFrom ? first : <LazyRows {...{ items, itemKey, renderItem, within, rowSize, tree }} />
  return (
    <section aria-label={label} aria-busy={busy || undefined}>
      <Suspense fallback={first}>
        {items.length === 0 && !busy && !failed && empty}
        {tree && items.length > 0 ? (
          <div role="tree" aria-label={label}>
            {shown}
          </div>
        ) : (
          shown
        )}
        <ListEnd {...{ onEnd, busy, busyLabel, failed, within }} />
      </Suspense>
    </section>
  )
}
