import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { theme } from '../../theme/theme'
import { RedDot } from '../feedback/RedDot'

interface TabsProps<T extends string> {
  /** Accessible name. */
  label: string
  tabs: readonly { id: T; label: string; dot?: string | undefined }[]
  selected: T
  onSelect: (id: T) => void
  /** Content of the selected panel. */
  children: ReactNode
}

/** Tabs; arrow keys, Home and End move between them. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  // Scroll the selected tab into view; only the row scrolls, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the selection changes
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]')
    if (!list.current || !tab) return
    const [row, chosen] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    const left = Math.min(chosen.left - row.left, 0) + Math.max(chosen.right - row.right, 0)
    list.current.scrollBy({ left, behavior: 'instant' })
  }, [selected])

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs[(target + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.dot && <RedDot label={tab.dot} />}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </div>
  )
}

const { color, recipe, motion } = theme

const List = styled.div`
  display: flex;
  gap: 4px;
  margin-block-end: ${theme.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.border.subtle};
`

const Tab = styled.button`
  --dot-block: 6px;
  --dot-inline: 2px;
  position: relative;
  flex: none;
  min-block-size: ${theme.size.touch};
  padding-inline: 14px;
  ${theme.type.labelMd};
  color: ${color.text.secondary};
  transition: color ${motion.duration.fast};
  &::after {
    content: '';
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${recipe.accent};
    opacity: 0;
    scale: 0.4 1;
    transition:
      opacity ${motion.duration.fast},
      scale ${motion.duration.base} ${motion.easing.enter};
  }
  &[aria-selected='true'] {
    color: ${color.accent.text};
  }
  &[aria-selected='true']::after {
    opacity: 1;
    scale: 1;
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 8px;
  }
`
