import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<Name extends string> {
  label: string
  names: readonly Name[]
  selected: Name
  onSelect: (name: NoInfer<Name>) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs; the arrow keys, Home and End select. */
export function Tabs<Name extends string>({ label, names, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(selected)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key]
    const name = to === undefined ? undefined : names.at(to % names.length)
    if (name === undefined) return
    event.preventDefault()
    onSelect(name)
    list.current?.querySelector<HTMLElement>(`[data-tab='${name}']`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" ref={list} tabIndex={-1} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === selected}
            aria-controls={name === selected ? `${id}-panel` : undefined}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="tab" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
