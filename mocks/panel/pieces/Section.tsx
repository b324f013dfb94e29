import type { ReactNode } from 'react'

/** A part of a tab, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface ForcedListProps {
  /** What the list holds, for its name. */
  label: string
  items: readonly string[]
  /** Said when there is none. */
  none: string
  /** Undoes one; absent when only all can be. */
  onRemove?: (item: string) => void
  onClear(): void
}

/** What is forced at present, each to be undone. */
export function ForcedList({ label, items, none, onRemove, onClear }: ForcedListProps) {
  if (items.length === 0) return <p className="quiet">{none}</p>
  return (
    <>
      <ul className="list" aria-label={label}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be queued twice
          <li key={`${item} ${index}`}>
            <code>{item}</code>
            {onRemove && (
              <button type="button" aria-label={`Remove ${item}`} onClick={() => onRemove(item)}>
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClear}>
        Clear {label.toLowerCase()}
      </button>
    </>
  )
}
