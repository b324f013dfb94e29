import { lazy, type ReactNode, Suspense } from 'react'
import { ListEnd } from './ListEnd'
import type { WindowedRowsProps } from './WindowedRows'

// `lazy` forgets that the component is generic; this gives the item's type back.
const LazyRows = lazy(async () => ({ default: (await import('./WindowedRows')).WindowedRows })) as <Item>(
  props: WindowedRowsProps<Item>,
) => ReactNode

interface InfiniteListProps<Item> extends WindowedRowsProps<Item> {
  label: string
  /** The end is near: fetch more. */
  onEnd?: () => void
  /** More is on its way. */
  busy?: boolean
  busyLabel: string
}

/** How many rows stand there before the windowing has come. */
const firstRows = 12

/** A long list of which only what is in sight is in the page. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, items, itemKey, renderItem, onEnd, busy = false, busyLabel, within } = props
  const first = (
    <ul>
      {items.slice(0, firstRows).map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  )
  return (
    <section aria-label={label} aria-busy={busy || undefined}>
      <Suspense fallback={first}>
        {items.length <= firstRows ? first : <LazyRows {...{ items, itemKey, renderItem, within }} />}
        <ListEnd {...{ onEnd, busy, busyLabel, within }} />
      </Suspense>
    </section>
  )
}
