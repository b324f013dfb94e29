import { useEffect, useRef } from 'react'
import { Chip } from '../actions/Chip'
import { ChipRow } from '../actions/ChipRow'

interface FilterChipsProps<T extends string> {
  /** What the chips choose. */
  label: string
  options: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** Which rows of a list are shown, one choice of several. */
export function FilterChips<T extends string>({ label, options, chosen, onChoose }: FilterChipsProps<T>) {
  const row = useRef<HTMLDivElement>(null)
  // An address may choose a chip that stands beyond the screen's edge.
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <div ref={row}>
      <ChipRow label={label}>
        {options.map((option) => (
          <Chip key={option.value} selected={option.value === chosen} onClick={() => onChoose(option.value)}>
            {option.label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
