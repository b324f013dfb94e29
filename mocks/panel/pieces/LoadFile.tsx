import { type ChangeEvent, useRef } from 'react'

interface LoadFileProps {
  children: string
  /** Accessible name of the file field. */
  label: string
  onLoad(file: File): void
}

/** A button that opens a JSON file. */
export function LoadFile({ children, label, onLoad }: LoadFileProps) {
  const field = useRef<HTMLInputElement>(null)
  const load = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (chosen) onLoad(chosen)
  }
  return (
    <>
      <button type="button" onClick={() => field.current?.click()}>
        {children}
      </button>
      <input ref={field} type="file" accept="application/json" hidden aria-label={label} onChange={load} />
    </>
  )
}
