import { Chip } from '../Chip'
import { ChipRow } from '../ChipRow'

interface FilterChipsProps<T extends string> {
  /** What the chips choose. */
  label: string
  options: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** Which rows of a list are shown, one choice of several. */
export function FilterChips<T extends string>({ label, options, chosen, onChoose }: FilterChipsProps<T>) {
  return (
    <ChipRow label={label}>
      {options.map((option) => (
        <Chip key={option.value} selected={option.value === chosen} onClick={() => onChoose(option.value)}>
          {option.label}
        </Chip>
      ))}
    </ChipRow>
  )
}
