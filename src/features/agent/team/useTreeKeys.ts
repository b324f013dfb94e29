import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TeamTree, TreeRow } from '../../../stores/agent/TeamTree'

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/**
 * Keyboard of a tree: up, down, Home and End move, the arrow to the end opens a branch or enters it, the arrow to the
 * start closes it or leaves it, Enter and Space act on the line. Use in observers.
 */
export function useTreeKeys(tree: TeamTree) {
  const { rows } = tree
  const [id, setId] = useState<string>()
  const found = rows.findIndex((row) => row.id === id)
  const focused = Math.max(0, found)
  const line = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  // After a key; the line may have been rendered only now.
  useEffect(() => {
    if (moved.current) line.current?.focus()
    moved.current = false
  })

  const goTo = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (!row || row.kind === 'loading') return
    moved.current = true
    setId(row.id)
  }

  const act = (row: TreeRow) => {
    setId(row.id)
    if (row.kind === 'member') tree.toggle(row.member)
    if (row.kind === 'more') tree.more(row.parent)
    if (row.kind === 'failed') tree.retry(row.parent)
  }

  const deeper = (row: TreeRow, index: number) => {
    if (row.kind !== 'member' || row.member.people === 0) return
    if (row.open) goTo(index + 1)
    else act(row)
  }

  const higher = (row: TreeRow, index: number) => {
    if (row.kind === 'member' && row.open) return act(row)
    goTo(rows.slice(0, index).findLastIndex(({ level }) => level < row.level))
  }

  const onKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    const index = rows.indexOf(row)
    const rtl = isRtl(event.currentTarget)
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(index + 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      [rtl ? 'ArrowLeft' : 'ArrowRight']: () => deeper(row, index),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: () => higher(row, index),
      Enter: () => act(row),
      ' ': () => act(row),
    }
    const run = keys[event.key]
    if (!run || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    run()
  }

  return {
    focused,
    /** Props of a line. */
    bind: (row: TreeRow) => ({
      ref: row === rows[focused] ? line : undefined,
      tabIndex: row === rows[focused] ? 0 : -1,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, row),
      onClick: () => act(row),
    }),
  }
}
