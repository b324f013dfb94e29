import { type ReactNode, Suspense } from 'react'
import { lazyScreen } from '../lazyScreen'
import { ListEnd } from './ListEnd'
import type { WindowedRowsProps } from './WindowedRows'

// `lazyScreen` forgets that the component is generic; this gives the item's type back.
const LazyRows = lazyScreen(() => import('./WindowedRows').then((m) => m.WindowedRows)) as <Item>(
  props: WindowedRowsProps<Item>,
) => ReactNode

interface InfiniteListProps<Item> extends WindowedRowsProps<Item> {
  label: string
  /** The end is near: fetch more. */
  onEnd?: () => void
  /** More is on its way. */
  busy?: boolean
  busyLabel: string
  /** What stands at the end when the next rows did not come: words and a way to try again. Nothing is asked for meanwhile. */
  failed?: ReactNode
  /** Stands instead of a list without rows. */
  empty?: ReactNode
  /** How many rows may all be in the page, also before the windowing has come. */
  windowedFrom?: number
}

/** A long list of which only what is in sight is in the page. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, items, itemKey, renderItem, onEnd, busy = false, busyLabel, failed, empty, within, rowSize } = props
  const { windowedFrom = 12 } = props
  const first = (
    <ul>
      {items.slice(0, windowedFrom).map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  )
  return (
    <section aria-label={label} aria-busy={busy || undefined}>
      <Suspense fallback={first}>
        {items.length === 0 && !busy && !failed && empty}
        {items.length <= windowedFrom ? first : <LazyRows {...{ items, itemKey, renderItem, within, rowSize }} />}
        <ListEnd {...{ onEnd, busy, busyLabel, failed, within }} />
      </Suspense>
    </section>
  )
}
